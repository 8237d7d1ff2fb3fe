import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { createRng } from "#lib/core/create-rng.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { dailyPoints, firstPasses } from "#lib/play/points.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { quickChild, usualChild } from "#tests/setup/player-pauses.ts";
import { isRunTooFast } from "#tests/setup/score-model.ts";
import { type Habit, SimulatedWeek } from "./support/simulated-week.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": address }) }));
let address = "203.0.113.1";

/** Twenty-two minutes on six days, as a teacher would wish: two practice runs, then a challenge, five of six answers right. */
const diligent: Habit = {
  minutesADay: 22,
  daysAWeek: 6,
  right: 0.85,
  hand: { ...usualChild, median: 6 },
  challengesOfThree: 1,
  restSeconds: 20,
  stopsAtNothing: false,
};

const strong: Habit = { ...diligent, right: 0.96, minutesADay: 40, daysAWeek: 7, hand: { ...usualChild, median: 4 } };

/** Taps a quarter right by chance, for half an hour a day. */
const guesser: Habit = {
  ...diligent,
  right: 0.25,
  minutesADay: 60,
  daysAWeek: 7,
  hand: { ...quickChild, median: 2.5 },
};

/** Knows every answer, keeps to the pace and the rhythm of a hand, and plays as long as anything is given. */
const bot: Habit = {
  minutesADay: 24 * 60,
  daysAWeek: 7,
  right: 1,
  hand: { ...quickChild, median: 2 },
  challengesOfThree: 2,
  restSeconds: 1,
  stopsAtNothing: true,
};

/** The same in a hurry: half a second an answer, as it did before. */
const hastyBot: Habit = {
  ...bot,
  hand: { median: 0.2, spread: 0.2, fromRunToRun: 0, next: [0.4, 0] },
  challengesOfThree: 3,
  stopsAtNothing: true,
};

let week: SimulatedWeek;
beforeAll(async () => {
  week = await SimulatedWeek.open();
});
afterAll(() => week.close());

function mean(points: readonly number[]): number {
  return Math.round(points.reduce((sum, each) => sum + each, 0) / points.length);
}

test("a program that knows every answer has at most twice what a diligent child has in a week", async () => {
  const weeks = async (habit: Habit, names: number) => {
    const points: number[] = [];
    for (let name = 0; name < names; name += 1) points.push(await week.play(habit));
    return mean(points);
  };
  const points = {
    // Of three names a lucky one would decide.
    diligent: await weeks(diligent, 12),
    strong: await weeks(strong, 1),
    guesser: await weeks(guesser, 1),
    hastyBot: await weeks(hastyBot, 1),
  };
  const ofBots = await weeks(bot, 3);
  const table = { ...points, bot: ofBots };
  const lines = Object.entries(table).map(
    ([who, given]) =>
      `${who.padEnd(10)} ${String(given).padStart(7)} a week ${(given / points.diligent).toFixed(2).padStart(6)} times the diligent child`,
  );
  process.stdout.write(`${lines.join("\n")}\n`);

  expect(points.diligent / diligent.daysAWeek).toBeGreaterThan(600);
  expect(points.diligent / diligent.daysAWeek).toBeLessThan(900);
  expect(points.hastyBot).toBe(0);
  expect(points.guesser).toBeLessThan(points.diligent);
  expect(ofBots).toBe(7 * dailyPoints + firstPasses.aWeek * 120);
  expect(ofBots).toBeLessThanOrEqual(points.diligent * 2);
});

/** The names of one address, each by the day it was made on and whether it stands on boards at once. */
interface MadeName {
  readonly day: number;
  readonly isShown: boolean;
}

/** All the names that an address gets in a week when it asks for more every ten minutes. */
async function makeNames(): Promise<MadeName[]> {
  vi.useFakeTimers({ toFake: ["performance"] });
  const names: MadeName[] = [];
  for (let at = 0; at < 7 * 24 * 6; at += 1) {
    while (await takeAllowance("new-name")) {
      names.push({ day: Math.floor(at / (24 * 6)), isShown: await takeAllowance("board-name") });
    }
    vi.advanceTimersByTime(10 * 60_000);
  }
  vi.useRealTimers();
  return names;
}

const boards = z.array(z.object({ board: z.string(), places: z.int(), taken: z.int() }));

/** How many places of the boards names take that have so many points each, beside two hundred diligent children with up to `most`. */
async function placesTaken(names: readonly (MadeName & { readonly points: number })[], most: number) {
  await week.ask("delete from public.users", []);
  await week.ask(
    `select public.register_pupil(gen_random_uuid(), 'Máy ' || place, 'fox', gen_random_uuid(), repeat('m', 43), waits)
    from jsonb_to_recordset($1::text::jsonb) as made (place int, waits int)`,
    [JSON.stringify(names.map(({ isShown }, place) => ({ place, waits: isShown ? null : keepTimes.boardWaitDays })))],
  );
  await week.ask(
    `update public.users set total_score = points
    from jsonb_to_recordset($1::text::jsonb) as made (place int, points int) where username = 'Máy ' || place`,
    [JSON.stringify(names.map(({ points }, place) => ({ place, points })))],
  );
  await week.ask(
    `insert into public.users (username, avatar, total_score)
    select 'Bé ' || k, 'cat', $1::int - k * $1::int / 400 from generate_series(0, 199) as k`,
    [most],
  );
  await week.ask(
    "insert into public.week_totals (user_id, week, score) select id, private.week_of(now()), total_score from public.users",
    [],
  );
  const rows = await week.ask(
    `select board, count(*)::int as places, count(*) filter (where username like 'Máy %')::int as taken
    from unnest(array['all', private.week_board(private.week_of(now()))]) as board, public.leaderboard(board)
    group by board order by board`,
    [],
  );
  return boards.parse(rows);
}

test("all names that one address gets fill no board in a day nor in a week, each as strong as a program can be", async () => {
  const byDay = await week.playByDay(bot);
  address = "203.0.113.2";
  const names = await makeNames();
  const lines = ["             names  on boards at once  of 100 places: all  week"];
  for (const [end, what, most] of [
    [0, "a day", 900],
    [6, "a week", 5400],
  ] as const) {
    const made = names.filter(({ day }) => day <= end);
    const shown = made.filter(({ isShown }) => isShown).length;
    const taken = await placesTaken(
      made.map((name) => ({ ...name, points: byDay[end - name.day] ?? 0 })),
      most,
    );
    const places = taken.map((board) => board.taken);
    lines.push(
      `after ${what.padEnd(7)} ${String(made.length).padStart(4)} ${String(shown).padStart(18)} ${String(places[0]).padStart(19)} ${String(places[1]).padStart(5)}`,
    );
    expect(taken.map((board) => board.places)).toEqual([100, 100]);
    expect(Math.max(...places)).toBeLessThanOrEqual(end === 0 ? 61 : 67);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
  expect(names.length, "the names themselves are made").toBeGreaterThan(500);
});

test("a class of forty that registers in ten minutes stands on the board whole", async () => {
  address = "203.0.113.3";
  const names: MadeName[] = [];
  vi.useFakeTimers({ toFake: ["performance"] });
  for (let child = 0; child < 40; child += 1) {
    expect(await takeAllowance("new-name")).toBe(true);
    names.push({ day: 0, isShown: await takeAllowance("board-name") });
    vi.advanceTimersByTime(15_000);
  }
  vi.useRealTimers();
  const taken = await placesTaken(
    names.map((name) => ({ ...name, points: 901 })),
    900,
  );
  expect(taken.map((board) => board.taken)).toEqual([40, 40]);
});

test("the database and the second model judge the times of a challenge alike", async () => {
  const rng = createRng("times");
  const judged = z.array(z.object({ fast: z.boolean() }));
  const shortest = [1, 1.2, 1, 2, 1, 1.4, 1, 1, 3, 1];
  const verdicts: boolean[] = [];
  for (let run = 0; run < 400; run += 1) {
    const beat = rng.int(800, 4000) / 1000;
    const jitter = rng.pick([0.005, 0.02, 0.2, 0.9]);
    const pauses = shortest.map(() => Math.round(1000 * beat * (1 + (jitter * rng.int(-1000, 1000)) / 1000)) / 1000);
    const pace = { least_seconds: rng.pick([0, 20, 31]), shortest_seconds: rng.pick([null, shortest]) };
    let at = Date.UTC(2026, 5, 1);
    const answers = pauses.map((pause) => {
      at += pause * 1000;
      return { response: 1, right: true, at: new Date(at).toISOString() };
    });
    const rows = await week.ask(
      "select private.is_too_fast(jsonb_populate_record(null::public.runs, $1::text::jsonb), $2::text::jsonb) as fast",
      [
        JSON.stringify({ mode: "challenge", started_at: new Date(Date.UTC(2026, 5, 1)).toISOString(), answers }),
        JSON.stringify(pace),
      ],
    );
    const fast = isRunTooFast(pauses, pace.least_seconds, pace.shortest_seconds);
    expect({ pauses, pace, fast: judged.parse(rows)[0]?.fast }).toEqual({ pauses, pace, fast });
    verdicts.push(fast);
  }
  expect(verdicts.filter(Boolean).length).toBeGreaterThan(100);
  expect(verdicts.filter((fast) => !fast).length).toBeGreaterThan(100);
});
