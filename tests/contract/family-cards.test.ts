import { expect, test } from "vitest";
import { type KnownSkill, makeWeeklyCard, rankToTry } from "#lib/classes/weekly-card.ts";
import { classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { standingAt, taughtSkills } from "#lib/lessons/standing.ts";
import { makeRemedy } from "#lib/play/make-remedy.ts";
import { skillsToAsk } from "#lib/play/make-set.ts";
import { lessonsOf, makeSetQuestion, type QuestionSet, readRecipe, writeRecipe } from "#lib/play/question-set.ts";
import { rankNewSkills } from "#lib/play/today.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { readBank } from "./list-activities.ts";

/** As lib/server/family-cards.ts looks for one. */
const mostToTry = 3;

const banks = new Map(skills.filter(({ source }) => source === "bank").map(({ id }) => [id, readBank(id)]));
/** Every third Friday of a school year. */
const fridays = Array.from({ length: 13 }, (_, week) => Date.parse("2026-09-11T10:00:00Z") + week * 21 * dayMs);

/** What a lesson behind a set is about counts as taught. */
function aboutOf(set: QuestionSet | null, skillId: string): readonly Difficulty[] {
  const [first, ...others] = set === null ? [] : lessonsOf(set);
  return first === undefined ? [] : (skillsToAsk([first, ...others]).get(skillId) ?? []);
}

test.each(classIds)(
  "all year long every family of class %s gets five questions of a skill that was taught",
  (classId) => {
    for (const now of fridays) {
      const standing = standingAt(classId, now);
      const taught = taughtSkills(standing);
      const ids = [...taught.keys()];
      const mastered = ids.map(
        (skillId): KnownSkill => ({
          skillId,
          state: "mastered",
          isDue: false,
          asked: 20,
          right: 20,
          lastDay: "2026-09-01",
        }),
      );
      const monday = vietnamWeek(now);
      const inOrder = rankNewSkills(standing, new Map(), Math.floor(now / dayMs)).map(({ id }) => id);
      for (const known of [[], mastered]) {
        const toTry = rankToTry(known, { taught: new Set(ids), inOrder }).slice(0, mostToTry);
        const card = makeWeeklyCard({ monday, days: [], seconds: 0, skills: known }, toTry, (id) => {
          const set = makeRemedy(id, "", standing, banks, createRng(`${monday}/${id}`));
          return set === null ? null : writeRecipe(set);
        });
        const set = readRecipe(card.toTry?.sealed ?? "");
        expect(set?.questions, `${classId} ${monday}`).toHaveLength(5);
        const skillId = set?.questions[0]?.skillId ?? "";
        expect(findSkill(skillId)?.title).toBe(card.toTry?.title);
        for (const question of set?.questions ?? []) {
          const fitting = [...(taught.get(question.skillId) ?? []), ...aboutOf(set, question.skillId)];
          expect(fitting).toContain(makeSetQuestion(question, banks)?.difficulty);
        }
      }
    }
  },
);
