import { expect, test } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay, writeDay } from "#lib/core/vietnam-day.ts";
import { schoolWeekAt, schoolWeekFrom, schoolWeeks, tetOf } from "./school-week.ts";

/** Noon in Việt Nam. */
const noon = (day: string) => Date.parse(`${day}T05:00:00Z`);

test.each([
  ["2026-09-05", 1, 0],
  ["2026-09-07", 1, 0],
  ["2026-09-13", 1, 4],
  ["2026-11-18", 11, 2],
  // Tết of 2027 is on 6 February: the week of it and the one after are free.
  ["2027-01-31", 21, 4],
  ["2027-02-06", 21, 4],
  ["2027-02-15", 22, 0],
  // Tết of 2026 was on Tuesday 17 February.
  ["2026-02-08", 22, 4],
  ["2026-02-20", 22, 4],
  ["2026-02-23", 23, 0],
  ["2027-07-31", 35, 4],
  ["2027-08-01", 1, 0],
])("%s is in school week %i", (day, week, weekday) => {
  expect(schoolWeekAt(noon(day))).toEqual({ week, day: weekday });
});

test("over twenty years every week comes, in order, and Tết takes two", () => {
  for (let year = 2026; year < 2046; year += 1) {
    const start = noon(`${year}-09-01`);
    const weeks = Array.from({ length: 330 }, (_, day) => schoolWeekAt(start + day * dayMs).week);
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
    expect(new Set(weeks).size).toBe(schoolWeeks);
    const days = Map.groupBy(
      weeks.filter((week) => week > 1 && week < schoolWeeks),
      (week) => week,
    );
    const lengths = [...days.values()].map((each) => each.length);
    expect(lengths.filter((length) => length === 21)).toHaveLength(1);
    expect(lengths.filter((length) => length !== 21).every((length) => length === 7)).toBe(true);
  }
});

/** A new moon in ms since 1970, within some minutes: Meeus, Astronomical Algorithms, chapter 49; `k` counts from 2000. */
function newMoon(k: number): number {
  const t = k / 1236.85;
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const terms: readonly [number, number][] = [
    [-0.4072, moon],
    [0.17241, sun],
    [0.01608, 2 * moon],
    [0.01039, 2 * latitude],
    [0.00739, moon - sun],
    [-0.00514, moon + sun],
    [0.00208, 2 * sun],
    [-0.00111, moon - 2 * latitude],
  ];
  const days = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t - 2_440_587.5;
  return (days + terms.reduce((sum, [size, angle]) => sum + size * sin(angle), 0)) * dayMs;
}

test("Tết is on the day of a new moon in Việt Nam, from 21 January on", () => {
  for (let year = 2026; year <= 2060; year += 1) {
    const near = Math.floor((year - 2000) * 12.3685) - 1;
    const moons = Array.from({ length: 4 }, (_, each) => vietnamDay(newMoon(near + each)));
    expect(writeDay(tetOf(year))).toBe(moons.find((day) => day >= `${year}-01-21`));
  }
});

test("the day is Việt Nam's: a week begins at its midnight", () => {
  expect(schoolWeekAt(Date.parse("2026-11-15T16:59:59Z")).week).toBe(10);
  expect(schoolWeekAt(Date.parse("2026-11-15T17:00:00Z")).week).toBe(11);
});

test.each([
  ["2026-08-24", null],
  ["2026-08-31", null],
  ["2026-09-07", 1],
  ["2026-11-16", 11],
  ["2027-01-25", 21],
  ["2027-02-01", null],
  ["2027-02-08", null],
  ["2027-02-15", 22],
  ["2027-05-17", 35],
  ["2027-05-24", null],
  ["2027-07-26", null],
])("the week from %s is school week %s", (monday, week) => {
  expect(schoolWeekFrom(monday)).toBe(week);
});
