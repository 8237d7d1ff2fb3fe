import { dayMs } from "#lib/core/durations.ts";
import { daysOfWeek, startOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { CardWeekName, SolidSkill, WeeklyCard } from "./family-view.ts";
import type { SeatSkill } from "./progress-view.ts";

/** Monday is 0. */
const thursday = 3;

/**
 * The week a card tells of where nobody chose one. Cards go out on Friday or at the weekend, so from Thursday on it is the week
 * that is running. From Monday to Wednesday that has hardly begun: who sends cards then means the week before, and a family
 * that opens its link on Monday still sees what was sent on Sunday.
 */
export function usualWeek(now: number): CardWeekName {
  return now >= startOfWeek(mondayOf("this", now)) + thursday * dayMs ? "this" : "last";
}

export function mondayOf(week: CardWeekName, now: number): string {
  return vietnamWeek(now, week === "this" ? 0 : 1);
}

export type KnownSkill = Omit<SeatSkill, "number">;

/** What one pupil has played and come to. */
export interface PupilWeek {
  readonly monday: string;
  readonly days: readonly string[];
  readonly seconds: number;
  readonly skills: readonly KnownSkill[];
}

/** What may be asked at home. */
export interface TaughtSkills {
  /** Of the class by the end of the present lessons. */
  readonly taught: ReadonlySet<string>;
  /** Of the present lessons and those before, what is to be learnt first. */
  readonly inOrder: readonly string[];
}

const shareOf = ({ asked, right }: KnownSkill) => (asked === 0 ? 0 : right / asked);

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * The skills to try at home, best first: of those taught so far what is due or still being learnt, the lowest share of right
 * answers first; then what the lessons teach and the pupil has not begun; then the rest of the lessons.
 */
export function rankToTry(skills: readonly KnownSkill[], { taught, inOrder }: TaughtSkills): string[] {
  const weak = skills
    .filter(({ skillId, isDue, state }) => taught.has(skillId) && (isDue || state === "learning"))
    .toSorted(
      (one, other) =>
        shareOf(one) - shareOf(other) ||
        Number(other.isDue) - Number(one.isDue) ||
        compareText(one.lastDay, other.lastDay) ||
        compareText(one.skillId, other.skillId),
    );
  const known = new Set(skills.map(({ skillId }) => skillId));
  const ids = [...weak.map(({ skillId }) => skillId), ...inOrder.filter((id) => !known.has(id)), ...inOrder];
  return [...new Set(ids)];
}

/** A state never goes down: what no longer bears it out is not called solid. */
const leastShare = 0.8;

const mostSolid = 2;

/** What is solid: mastered before good, practised this week before earlier, what is not due for review before what is. */
function chooseSolid(skills: readonly KnownSkill[], monday: string): SolidSkill[] {
  const isFresh = ({ lastDay }: KnownSkill) => Number(lastDay >= monday);
  return skills
    .filter((skill) => skill.state !== "learning" && shareOf(skill) >= leastShare)
    .toSorted(
      (one, other) =>
        Number(other.state === "mastered") - Number(one.state === "mastered") ||
        isFresh(other) - isFresh(one) ||
        Number(one.isDue) - Number(other.isDue) ||
        shareOf(other) - shareOf(one) ||
        compareText(other.lastDay, one.lastDay) ||
        compareText(one.skillId, other.skillId),
    )
    .flatMap(({ skillId, state, asked, right }) => {
      const title = findSkill(skillId)?.title;
      return title === undefined || state === "learning" ? [] : [{ id: skillId, title, state, asked, right }];
    })
    .slice(0, mostSolid);
}

/** `makeSet` makes the five questions of a skill; null where it has too few. */
export function makeWeeklyCard(
  { monday, days, seconds, skills }: PupilWeek,
  toTry: readonly string[],
  makeSet: (skillId: string) => string | null,
): WeeklyCard {
  const played = daysOfWeek(monday).map((day) => days.includes(day));
  const tried = findFirst(toTry, makeSet);
  return {
    days: played,
    // Who has played for some seconds has not played for no minute.
    minutes: played.includes(true) ? Math.max(1, Math.round(seconds / 60)) : 0,
    solid: chooseSolid(
      skills.filter(({ skillId }) => skillId !== tried?.id),
      monday,
    ),
    toTry: tried === null ? null : { title: tried.title, sealed: tried.sealed },
  };
}

function findFirst(toTry: readonly string[], makeSet: (skillId: string) => string | null) {
  for (const id of toTry) {
    const title = findSkill(id)?.title;
    const sealed = title === undefined ? null : makeSet(id);
    if (title !== undefined && sealed !== null) return { id, title, sealed };
  }
  return null;
}
