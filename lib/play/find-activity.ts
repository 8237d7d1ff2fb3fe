import type { ClassId } from "#lib/core/class-id.ts";
import { findTrack } from "#lib/games/registry.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { mapText } from "#lib/text/map-text.ts";
import { reviewText } from "#lib/text/review-text.ts";
import type { Activity } from "./activity.ts";
import type { ActivityRef } from "./activity-ref.ts";
import { findPath } from "./paths.ts";
import { readRecipe, titleOfSet } from "./question-set.ts";

/** The activity a reference names; undefined for an unknown skill, track or path, or a level it does not have. */
export function findActivity(ref: ActivityRef): Activity | undefined {
  if (ref.kind === "path") return findMapNode(ref.levelName, ref.level);
  if (ref.kind === "review") return review(ref.classId);
  if (ref.kind === "lesson") return newLesson(ref.classId, ref.id);
  if (ref.kind === "set") return questionSet(ref.recipe);
  if (ref.kind === "skill") {
    const skill = findSkill(ref.id);
    return (
      skill && {
        kind: "skill",
        title: skill.title,
        classId: skill.classId,
        subject: skill.subject,
        levelName: skill.id,
        levelCount: difficulties.length,
      }
    );
  }
  const track = findTrack(ref.levelName);
  if (track === undefined || track.levels[ref.level - 1] === undefined) {
    return undefined;
  }
  const { title, classId, levelName, levels } = track;
  return { kind: "game", title, classId, subject: "maths", levelName, levelCount: levels.length };
}

function review(classId: ClassId): Activity {
  return { kind: "review", title: reviewText.title, classId, subject: null, levelName: "review", levelCount: 1 };
}

function newLesson(classId: ClassId, id: string): Activity | undefined {
  const skill = findSkill(id);
  return (
    skill && { kind: "lesson", title: skill.title, classId, subject: skill.subject, levelName: "lesson", levelCount: 1 }
  );
}

function questionSet(recipe: string): Activity | undefined {
  const set = readRecipe(recipe);
  if (set === null) return undefined;
  const { classId, subject } = set;
  return { kind: "set", title: titleOfSet(set), classId, subject, levelName: "set", levelCount: 1 };
}

function findMapNode(levelName: string, level: number): Activity | undefined {
  const path = findPath(levelName);
  const mapNode = path?.mapNodes[level - 1];
  const played = mapNode && findActivity(mapNode);
  if (path === undefined || played === undefined) return undefined;
  return {
    kind: "path",
    title: mapText.levelTitle(level, played.title),
    classId: path.classId,
    subject: played.subject,
    levelName,
    levelCount: path.mapNodes.length,
  };
}
