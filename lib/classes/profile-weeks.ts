import type { ClassId } from "#lib/core/class-id.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { schoolWeekFrom } from "#lib/lessons/school-week.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { PlayedWeek } from "./family-view.ts";
import type { KnownSkill } from "./weekly-card.ts";

/** About two months: as far back as a family remembers. */
export const shownWeeks = 8;

/** What was played in a week with play in it, by its Monday. */
export type WeekOfPlay = Omit<PlayedWeek, "no">;

/** The last weeks without a gap, the present one first; those before the first play are left out. */
export function listWeeks(played: readonly WeekOfPlay[], now: number): PlayedWeek[] {
  const known = new Map(played.map((week) => [week.monday, week]));
  const mondays = Array.from({ length: shownWeeks }, (_, ago) => vietnamWeek(now, ago));
  const first = mondays.findLastIndex((monday) => known.has(monday));
  return mondays.slice(0, Math.max(first, 0) + 1).map((monday) => ({
    ...(known.get(monday) ?? { monday, days: 0, minutes: 0, asked: 0, right: 0 }),
    no: schoolWeekFrom(monday),
  }));
}

/** The class a child is in by what it practised last; null where it never practised. */
export function classOfPractice(skills: readonly Pick<KnownSkill, "skillId" | "lastDay">[]): ClassId | null {
  const latest = skills.toSorted(
    (one, other) => Number(one.lastDay < other.lastDay) - Number(one.lastDay > other.lastDay),
  );
  for (const { skillId } of latest) {
    const skill = findSkill(skillId);
    if (skill !== undefined) return skill.classId;
  }
  return null;
}
