import { expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { onlyTaught, planDailyReview, questionsOfDay, rankNewSkills } from "#lib/play/today.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { readBank } from "./list-activities.ts";

const days = Array.from({ length: 290 }, (_, day) => Date.parse("2026-09-07T05:00:00Z") + day * dayMs);
const banks = new Map(skills.flatMap(({ id, source }) => (source === "bank" ? [[id, readBank(id)] as const] : [])));

test.each(classIds)("in class %s there is enough to ask on every day of the year, for who begins on it", (classId) => {
  for (const day of days) {
    const standing = standingAt(classId, day);
    const mayAsk = onlyTaught(standing);
    const count = questionsOfDay(classId, standing);
    const isRich = (id: string, least: number) =>
      findSkill(id)?.source === "rule" || (banks.get(id) ?? []).filter((item) => mayAsk(id, item)).length >= least;
    const fresh = rankNewSkills(standing, new Map(), Math.floor(day / dayMs)).filter(({ id }) => isRich(id, count));
    expect(fresh.length, standing.maths.id).toBeGreaterThan(0);
    const asked = Map.groupBy(
      planDailyReview(standing, new Map(), () => false, count),
      ({ id }) => id,
    );
    expect(
      [...asked].some(([id, { length }]) => isRich(id, length)),
      standing.maths.id,
    ).toBe(true);
  }
});
