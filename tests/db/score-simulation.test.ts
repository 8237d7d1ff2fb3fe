import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createRng } from "#lib/core/create-rng.ts";
import { dailyPoints, firstPasses } from "#lib/play/points.ts";
import { quickChild, usualChild } from "#tests/setup/player-pauses.ts";
import { isRunTooFast } from "#tests/setup/score-model.ts";
import { type Habit, SimulatedWeek } from "./support/simulated-week.ts";

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
    diligent: await weeks(diligent, 3),
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
