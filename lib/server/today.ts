import "server-only";
import { z } from "zod";
import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { daysOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { readStanding, type Standing, taughtSkills } from "#lib/lessons/standing.ts";
import type { ActivityRef, SkillStep } from "#lib/play/activity-ref.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { type Choice, chooseCards } from "#lib/play/choices.ts";
import { chooseDifficulty } from "#lib/play/choose-difficulty.ts";
import { isDue } from "#lib/play/is-due.ts";
import { nearestDifficulty } from "#lib/play/nearest-difficulty.ts";
import type { SkillProgress } from "#lib/play/skill-progress.ts";
import { type Stone, stoneHref, stoneOf, stones } from "#lib/play/stones.ts";
import { onlyTaught, planDailyReview, questionsOfDay, rankNewSkills, type TaughtSkill } from "#lib/play/today.ts";
import type { TodayView } from "#lib/play/today-view.ts";
import { writeTries } from "#lib/play/written-tries.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { todayText } from "#lib/text/today-text.ts";
import { assignmentsOfPupil } from "./assignments.ts";
import { unwrap } from "./backend-error.ts";
import { listBankItems, type MayAsk } from "./banks.ts";
import { listCards } from "./courses.ts";
import { readDays } from "./days.ts";
import { listPlayerProgress } from "./mastery.ts";
import { type Player, playerColumn, playerOf } from "./player.ts";
import { standOfPupil } from "./pupil-standing.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";
import { createRun } from "./start-run.ts";
import { tryRead } from "./try-read.ts";

interface Today {
  readonly classId: ClassId;
  readonly standing: Standing;
  readonly progress: ReadonlyMap<string, SkillProgress>;
  readonly now: number;
}

/**
 * Where a player is today: by the lessons of their teacher, else by what `at` says, else by the calendar. What cannot be read
 * counts as never practised and never said: a lesson can be begun all the same.
 */
async function findToday(classId: ClassId, at: string | null, session: Session): Promise<Today> {
  const now = Date.now();
  const player = playerOf(session);
  const [read, stand] = await Promise.all([
    tryRead("progress of today", async () => (player === null ? null : listPlayerProgress(player))),
    tryRead("lessons of today", () => standOfPupil(classId, at, session)),
  ]);
  const progress = (read.ok ? read.value : null) ?? new Map<string, SkillProgress>();
  return { classId, standing: readStanding(stand.ok ? stand.value : at, classId, now), progress, now };
}

async function hasEnough(id: string, count: number, mayAsk: MayAsk): Promise<boolean> {
  if (findSkill(id)?.source === "rule") return true;
  const items = await listBankItems(id);
  return items.filter((item) => mayAsk(id, item)).length >= count;
}

/** What "Bài mới" practises; null if nothing of the lessons so far has enough questions. */
async function findNewSkill({ classId, standing, progress, now }: Today): Promise<TaughtSkill | null> {
  const count = questionsOfDay(classId, standing);
  const mayAsk = onlyTaught(standing);
  for (const skill of rankNewSkills(standing, progress, Math.floor(now / dayMs))) {
    if (await hasEnough(skill.id, count, mayAsk)) return skill;
  }
  return null;
}

/** What "Ôn lại" asks; skills whose bank has too few questions yet are left out. */
async function findReview({ classId, standing, progress, now }: Today): Promise<SkillStep[]> {
  const mayAsk = onlyTaught(standing);
  const left = new Set<string>();
  const count = questionsOfDay(classId, standing);
  for (;;) {
    const steps = planDailyReview(standing, progress, ({ card }) => isDue(card, now), count, left);
    const askedOf = Map.groupBy(steps, ({ id }) => id);
    const checked = [...askedOf].map(async ([id, { length }]) => ((await hasEnough(id, length, mayAsk)) ? [] : [id]));
    const poor = (await Promise.all(checked)).flat();
    if (poor.length === 0) return steps;
    for (const id of poor) left.add(id);
  }
}

async function findRef(stone: "new" | "review", today: Today): Promise<ActivityRef | null> {
  const { classId, standing, progress } = today;
  if (stone === "review") {
    const asked = await findReview(today);
    return asked.length === 0 ? null : { kind: "review", classId, asked };
  }
  const skill = await findNewSkill(today);
  if (skill === null) return null;
  const { id, difficulties } = skill;
  const wished = chooseDifficulty(progress.get(id)?.tries ?? [], 1).difficulty;
  const count = questionsOfDay(classId, standing);
  return { kind: "lesson", classId, id, difficulty: nearestDifficulty(wished, difficulties), difficulties, count };
}

/**
 * Makes the run of a stone of today for the player of a session; null if there is nothing to ask. `at` says which lessons the
 * pupil is at (see readStanding); nothing is asked that is taught later.
 */
export async function createTodayRun(
  stone: "new" | "review",
  classId: ClassId,
  at: string | null,
  session: Session,
): Promise<{ token: RunToken; places: AskedPlace[] } | null> {
  const today = await findToday(classId, at, session);
  const ref = await findRef(stone, today);
  if (ref === null) return null;
  const followsPupil = ref.kind === "lesson" && findSkill(ref.id)?.source === "rule";
  return createRun({
    ref,
    mode: "practice",
    pupilId: session.pupilId,
    guestId: session.guestId,
    basePath: stoneHref(classId, stone),
    tries: followsPupil ? writeTries(today.progress.get(ref.id)?.tries ?? []) : null,
    mayAsk: onlyTaught(today.standing),
  });
}

const playedSchema = z.array(z.object({ activity: z.string(), finished_at: z.string() }));

/** More runs than anybody plays in a week. */
const mostRuns = 1000;

/** What a player finished since the beginning of the week, by Việt Nam's days. */
async function listPlayed(player: Player, since: string) {
  const client = await serviceClient();
  const rows = unwrap(
    "list runs of the week",
    await client
      .from("runs")
      .select("activity, finished_at")
      .eq(playerColumn(player), player.id)
      .gte("finished_at", `${since}T00:00:00+07:00`)
      .order("finished_at", { ascending: false })
      .limit(mostRuns),
  );
  return playedSchema
    .parse(rows)
    .map(({ activity, finished_at }) => ({ stone: stoneOf(activity), day: vietnamDay(Date.parse(finished_at)) }));
}

const lessonSchema = z.object({ finished_at: z.string(), tries: z.array(z.object({ skill: z.string() })).nullable() });

/** The last lesson a player finished before a day. */
async function findLearnt(player: Player, day: string): Promise<TodayView["learnt"]> {
  const client = await serviceClient();
  const midnight = `${day}T00:00:00+07:00`;
  const found = await client
    .from("runs")
    .select("finished_at, tries")
    .eq(playerColumn(player), player.id)
    .eq("activity", "lesson")
    .lt("finished_at", midnight)
    .order("finished_at", { ascending: false })
    .limit(1);
  const [last] = z.array(lessonSchema).parse(unwrap("last lesson", found));
  const title = findSkill(last?.tries?.[0]?.skill ?? "")?.title;
  if (last === undefined || title === undefined) return null;
  return { title, isYesterday: vietnamDay(Date.parse(last.finished_at) + dayMs) === day };
}

/** The day of a player with the work that teachers gave: what is still to do first. */
interface PlayerDay extends TodayView {
  readonly assignments: readonly OpenAssignment[];
}

/**
 * What home shows of a player's day: the stones, what stands in them, the days of the week on which was played, and given
 * work.
 */
export async function readToday(classId: ClassId, at: string | null, session: Session): Promise<PlayerDay> {
  const player = playerOf(session);
  const today = await findToday(classId, at, session);
  const monday = vietnamWeek(today.now);
  const day = vietnamDay(today.now);
  const [skill, review, played, left, learnt, assignments] = await Promise.all([
    findNewSkill(today),
    findReview(today),
    player === null ? [] : listPlayed(player, monday),
    readDays(player),
    player === null ? null : findLearnt(player, day),
    session.pupilId === null ? [] : assignmentsOfPupil(session.pupilId),
  ]);
  const done = new Set(played.filter((run) => run.day === day).map((run) => run.stone));
  const titleOf = (id: string) => findSkill(id)?.title ?? "";
  return {
    day,
    done: stones.filter((stone): stone is Stone => done.has(stone)),
    days: daysOfWeek(monday).filter((each) => played.some((run) => run.day === each)),
    pieces: left.pieces,
    at: left.lessons[classId] ?? null,
    learnt,
    count: questionsOfDay(classId, today.standing),
    lesson: skill && { name: lessonName(skill), title: titleOf(skill.id) },
    review: [...new Set(review.map(({ id }) => titleOf(id)))],
    assignments,
  };
}

function lessonName({ lesson }: TaughtSkill): string {
  return lesson.subject === "maths" ? todayText.maths(lesson.no) : todayText.vietnamese(lesson.no);
}

/** What "Con chọn" offers the player of a session: three cards of the class; another `draw` gives others. */
export async function listChoices(
  classId: ClassId,
  at: string | null,
  draw: number,
  session: Session,
): Promise<readonly Choice[]> {
  const [cards, { standing, progress, now }] = await Promise.all([
    listCards(classId, "practice"),
    findToday(classId, at, session),
  ]);
  if (!cards.ok) throw new Error("no cards to choose from");
  const taught = new Set(taughtSkills(standing).keys());
  return chooseCards(cards.value, { taught, progress }, vietnamDay(now), draw);
}
