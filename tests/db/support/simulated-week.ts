import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { z } from "zod";
import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { paceOf, type RunPace } from "#lib/play/pace.ts";
import { couldBeRead, countPoints, passMark, questionsPerRun } from "#lib/play/points.ts";
import { listActivities } from "#tests/contract/list-activities.ts";
import { type Hand, pausesOf } from "#tests/setup/player-pauses.ts";
import { createDatabase } from "./seeded-database.ts";

/** How somebody plays through a week. */
export interface Habit {
  readonly minutesADay: number;
  readonly daysAWeek: number;
  /** Share of the questions that are right at the first try, and of the second tries. */
  readonly right: number;
  readonly hand: Hand;
  /** Of three runs so many are challenges. */
  readonly challengesOfThree: number;
  /** Seconds from the end of a run to the start of the next. */
  readonly restSeconds: number;
  /** Ends a day with the first run that gave nothing: for whoever plays round the clock. */
  readonly stopsAtNothing: boolean;
}

const monday = Date.UTC(2026, 5, 1, 0, 0, 0) - 7 * 3_600_000;
const secondMs = 1000;
const dayMs = 24 * 3_600_000;

interface PlayedRun {
  readonly mode: "practice" | "challenge";
  readonly level: number;
  readonly activity: string;
  readonly pauses: readonly number[];
  readonly pace: RunPace | null;
  readonly startMs: number;
}

const challenges = listActivities().map(({ name, make }) => {
  const rng = createRng(`simulated/${name}`);
  const questions = Array.from({ length: questionsPerRun }, (_, place) => make(place, rng));
  return {
    activity: name.split(" ")[0] ?? "",
    level: Number(name.split(" ")[1]),
    pace: paceOf(questions, 1),
  };
});

const finishedRows = z.array(z.object({ finished: z.object({ points: z.int(), level_done: z.boolean().nullable() }) }));
const totalRows = z.array(z.object({ total: z.int() }));

/** A week on the product's database functions, whose clock is the simulation's. */
export class SimulatedWeek {
  readonly #database: postgres.Sql;
  readonly #drop: () => Promise<void>;
  #names = 0;

  private constructor(database: postgres.Sql, drop: () => Promise<void>) {
    this.#database = database;
    this.#drop = drop;
  }

  static async open(): Promise<SimulatedWeek> {
    const { url, drop } = await createDatabase();
    const week = new SimulatedWeek(postgres(url, { max: 1 }), drop);
    await week.#database.unsafe(`
      set allow_system_table_mods = on;
      create or replace function pg_catalog.now() returns timestamptz language sql stable
      as $$ select current_setting('test.now')::timestamptz $$`);
    await week.#setClock(monday);
    return week;
  }

  async close(): Promise<void> {
    await this.#database.end();
    await this.#drop();
  }

  /** The rows of one statement. JSON goes in as text, and a place for it says so. */
  async ask(sql: string, values: readonly (string | number)[]): Promise<unknown> {
    return [...(await this.#database.unsafe(sql, [...values]))];
  }

  /** Lets a new name play from Monday to Sunday: the points it has then. */
  async play(habit: Habit): Promise<number> {
    return (await this.playByDay(habit)).at(-1) ?? 0;
  }

  /** The points a new name has at the end of each day of its week. */
  async playByDay(habit: Habit): Promise<number[]> {
    this.#names += 1;
    const rng = createRng(`player ${this.#names}`);
    const rows = await this.ask("insert into public.users (username, avatar) values ($1, 'fox') returning id", [
      `Bé ${this.#names}`,
    ]);
    const pupil = z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? "";
    const levels = rng.shuffle([...challenges]);
    const byDay: number[] = [];
    for (let day = 0; day < habit.daysAWeek; day += 1) {
      await this.#playDay(pupil, day, habit, levels, rng);
      const totals = await this.ask("select total_score as total from public.users where id = $1", [pupil]);
      byDay.push(totalRows.parse(totals)[0]?.total ?? 0);
    }
    return byDay;
  }

  async #playDay(pupil: string, day: number, habit: Habit, levels: typeof challenges, rng: Rng): Promise<void> {
    let now = monday + day * dayMs;
    const end = now + habit.minutesADay * 60 * secondMs;
    let isGiven = true;
    for (let turn = 0; isGiven; turn += 1) {
      const mode = turn % 3 < habit.challengesOfThree ? "challenge" : "practice";
      const [level] = levels;
      if (level === undefined) return;
      const pauses = pausesOf(habit.hand, level.pace.shortest_seconds ?? [], rng);
      now += pauses.reduce((sum, pause) => sum + pause, 0) * secondMs;
      if (now >= end) return;
      const finished = await this.#finish(pupil, { ...level, mode, pauses, startMs: now }, habit, rng);
      isGiven = !habit.stopsAtNothing || finished.points > 0;
      // A level that is passed is done; the next time another one is tried.
      if (finished.level_done === true) levels.shift();
      now += habit.restSeconds * secondMs;
    }
  }

  async #finish(pupil: string, run: PlayedRun, habit: Habit, rng: Rng) {
    const seconds = run.pauses.reduce((sum, pause) => sum + pause, 0);
    const isRight = () => rng.int(1, 1000) <= habit.right * 1000;
    const verdicts = run.pauses.map(isRight);
    const right = verdicts.filter(Boolean).length;
    const second = run.mode === "challenge" ? 0 : verdicts.filter((verdict) => !verdict && isRight()).length;
    const id = randomUUID();
    const startMs = run.startMs - seconds * secondMs;
    await this.#setClock(run.startMs + secondMs);
    if (run.mode === "challenge") {
      let at = startMs;
      const answers = verdicts.map((verdict, place) => {
        at += (run.pauses[place] ?? 0) * secondMs;
        return { response: place, right: verdict, at: new Date(at).toISOString() };
      });
      await this.ask(
        "insert into public.runs (id, user_id, mode, activity, level, started_at, answers, right_first) values ($1, $2, 'challenge', $3, $4, $5, $6::text::jsonb, $7)",
        [id, pupil, run.activity, run.level, new Date(startMs).toISOString(), JSON.stringify(answers), right],
      );
    }
    const points = run.mode === "challenge" || couldBeRead(seconds, questionsPerRun);
    const rows = await this.ask("select public.finish_run($1::text::jsonb) as finished", [
      JSON.stringify({
        id,
        user_id: pupil,
        guest_id: null,
        mode: run.mode,
        activity: run.activity,
        level: run.level,
        started_at: new Date(startMs).toISOString(),
        right_first: right,
        right_second: second,
        points: points ? countPoints(run.mode, right, second) : 0,
        total_time: null,
        passed: run.mode === "challenge" ? right >= passMark : null,
        answers: [],
        pace: run.mode === "challenge" ? run.pace : null,
      }),
    ]);
    const [row] = finishedRows.parse(rows);
    if (row === undefined) throw new Error("nothing was finished");
    return row.finished;
  }

  async #setClock(ms: number): Promise<void> {
    await this.ask("select set_config('test.now', $1, false)", [new Date(ms).toISOString()]);
  }
}
