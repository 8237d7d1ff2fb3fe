import { findTrack } from "#lib/games/registry.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { Activity } from "./activity.ts";
import type { ActivityRef } from "./activity-ref.ts";

/** The activity a reference names; undefined for an unknown skill or track, or a level the track does not have. */
export function findActivity(ref: ActivityRef): Activity | undefined {
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
