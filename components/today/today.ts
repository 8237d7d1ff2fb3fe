import { ownStanding } from "#components/preferences/own-standing.ts";
import { session } from "#components/session/session.ts";
import { localValue } from "#components/ui/local-value.ts";
import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { type Fields, isFields } from "#lib/play/is-fields.ts";
import { isStone, type Stone, stoneOfHref, stones, workHref } from "#lib/play/stones.ts";
import type { TodayView } from "#lib/play/today-view.ts";
import { meetWork, readKeptWork, readWork } from "./kept-work.ts";

/** What this device knows of its player's day, as it is kept. */
interface KeptToday {
  /** Name of the pupil; "" for a guest. */
  readonly owner: string;
  readonly day: string;
  readonly done: readonly Stone[];
  /** Pieces of the album's pictures that were turned over in all. */
  readonly pieces: number;
  /** The run that turned the last one today. */
  readonly turnedBy: string | null;
  /** Days of play, of this week. */
  readonly days: readonly string[];
  /** What the server said last, by class. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** Given work: what is still to do, on later days too, and what was done today. */
  readonly work: readonly OpenAssignment[];
}

/** What stands in the stones of a class. */
type Plan = Pick<TodayView, "count" | "lesson" | "review" | "learnt">;

const stored = localValue("today");

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function isPlan(value: unknown): value is Plan {
  if (!isFields(value) || typeof value.count !== "number" || !isTexts(value.review)) return false;
  const { lesson, learnt } = value;
  const isLesson = isFields(lesson) && typeof lesson.name === "string" && typeof lesson.title === "string";
  const isLearnt = isFields(learnt) && typeof learnt.title === "string" && typeof learnt.isYesterday === "boolean";
  return (lesson === null || isLesson) && (learnt === null || isLearnt);
}

function readPlans(kept: unknown): KeptToday["plans"] {
  const plans = isFields(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(plans.filter((entry): entry is [string, Plan] => isPlan(entry[1])));
}

function parse(text: string | null): Fields {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    return isFields(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** What is kept, as far as it is this player's and of today; the days, of this week. */
function read(): KeptToday {
  const kept = parse(stored.read());
  const now = Date.now();
  const owner = session.name() ?? "";
  const day = vietnamDay(now);
  const isOwn = kept.owner === owner;
  const isToday = isOwn && kept.day === day;
  return {
    owner,
    day,
    done:
      isToday && isTexts(kept.done) ? stones.filter((stone) => isTexts(kept.done) && kept.done.includes(stone)) : [],
    pieces: isOwn && typeof kept.pieces === "number" ? kept.pieces : 0,
    turnedBy: isToday && typeof kept.turnedBy === "string" ? kept.turnedBy : null,
    days: isOwn && isTexts(kept.days) ? kept.days.filter((each) => each >= vietnamWeek(now) && each <= day) : [],
    plans: isToday ? readPlans(kept.plans) : {},
    work: isOwn ? readKeptWork(kept.work, isToday) : [],
  };
}

const seen: { text: string | null; owner: string | null; day: string; today: KeptToday | null } = {
  text: null,
  owner: null,
  day: "",
  today: null,
};

function add(change: Partial<KeptToday>): void {
  const before = read();
  const done = new Set([...before.done, ...(change.done ?? [])]);
  const days = [...new Set([...before.days, ...(change.days ?? [])])].toSorted();
  const plans = { ...before.plans, ...change.plans };
  // Of a run that waits for the network the server does not know yet.
  const pieces = Math.max(before.pieces, change.pieces ?? 0);
  const turnedBy = change.turnedBy ?? before.turnedBy;
  const work = change.work ?? before.work;
  stored.write(
    JSON.stringify({ ...before, done: stones.filter((stone) => done.has(stone)), days, plans, pieces, turnedBy, work }),
  );
}

/**
 * The day of this device's player: which stones of "Hôm nay của con" are done, on which days of the week was played, what
 * stands in the stones, how far the album is, and what teachers gave. Kept in local storage, so that it is there at once and without a network; what the server knows
 * from other devices is added. Nothing is ever taken away but by a new day, and given work by its teacher.
 */
export const today = {
  /** The same object until something changes. */
  get(): KeptToday {
    const text = stored.read();
    const owner = session.name();
    const day = vietnamDay(Date.now());
    if (seen.today === null || text !== seen.text || owner !== seen.owner || day !== seen.day) {
      Object.assign(seen, { text, owner, day, today: read() });
    }
    return seen.today ?? read();
  },

  /** Returns the way to stop. */
  subscribe(onChange: () => void): () => void {
    const stops = [stored.watch(onChange), session.subscribe(onChange)];
    return () => {
      for (const stop of stops) stop();
    };
  },

  /** As if nobody had played here: when a pupil logs out, or a profile is deleted. */
  forget: (): void => stored.write(null),

  /** A run at this address was finished: the first one of the day for its stone turns a piece of the album over. */
  finish(href: string, runId: string): void {
    const { done, pieces, work } = read();
    const stone = stoneOfHref(href);
    const turned = done.includes(stone) ? {} : { pieces: pieces + 1, turnedBy: runId };
    const isDone = ({ code }: OpenAssignment) => workHref(code) === href;
    add({
      done: [stone],
      days: [vietnamDay(Date.now())],
      work: work.map((each) => (isDone(each) ? { ...each, isDone: true } : each)),
      ...turned,
    });
  },

  /** Asks the server what stands in the stones of a class, and for given work. Rejects when it cannot be asked; what was known stays. */
  async ask(classId: ClassId, at: string | null, signal: AbortSignal): Promise<void> {
    const owner = session.name();
    const query = at === null ? "" : `?${new URLSearchParams({ at })}`;
    const answer = await fetch(`/api/today/${classId}${query}`, { signal });
    if (!answer.ok) throw new Error("the server cannot tell what is for today");
    const told: unknown = await answer.json();
    if (!isFields(told) || told.day !== vietnamDay(Date.now()) || session.name() !== owner) return;
    const { done, days, pieces, assignments, at: keptAt } = told;
    if (!isPlan(told) || !isTexts(done) || !isTexts(days) || typeof pieces !== "number") return;
    const { count, lesson, review, learnt } = told;
    const work = meetWork(read().work, readWork(assignments));
    add({ done: done.filter(isStone), days, pieces, plans: { [classId]: { count, lesson, review, learnt } }, work });
    if (owner !== null && (keptAt === null || typeof keptAt === "string")) ownStanding.meet(classId, keptAt);
  },
} as const;
