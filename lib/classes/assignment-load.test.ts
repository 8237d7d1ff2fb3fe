import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { loadWith, mostMinutes } from "./assignment-load.ts";

const work = (opensOn: string, closesOn: string, minutes: number, seats: readonly number[] | null = null) => ({
  opensOn,
  closesOn,
  minutes,
  seats,
  isWithdrawn: false,
});

const numbers = [1, 2, 3];

test("small classes get ten minutes a day, larger ones fifteen", () => {
  expect(classIds.map(mostMinutes)).toEqual([10, 10, 15, 15, 15]);
});

describe("the fullest day", () => {
  test("is that of the added work alone where nothing else is open", () => {
    expect(loadWith([], work("2026-11-28", "2026-11-28", 8), numbers)).toBe(8);
    expect(loadWith([], work("2026-11-28", "2026-11-30", 9), numbers)).toBe(3);
  });

  test("counts what is open on the same days, spread over all of its own", () => {
    const open = [work("2026-11-26", "2026-11-28", 12), work("2026-11-30", "2026-11-30", 7)];
    // 28/11: 4 + 3; 29/11: 3; 30/11: 7 + 3.
    expect(loadWith(open, work("2026-11-28", "2026-11-30", 9), numbers)).toBe(10);
  });

  test("does not count days before and after, or what was taken back", () => {
    const open = [
      work("2026-11-20", "2026-11-27", 80),
      work("2026-12-01", "2026-12-01", 80),
      { ...work("2026-11-28", "2026-11-28", 80), isWithdrawn: true },
    ];
    expect(loadWith(open, work("2026-11-28", "2026-11-30", 9), numbers)).toBe(3);
  });

  test("is one pupil's: what others have does not add up with it", () => {
    const open = [work("2026-11-28", "2026-11-28", 5, [1]), work("2026-11-28", "2026-11-28", 6, [2])];
    expect(loadWith(open, work("2026-11-28", "2026-11-28", 2), numbers)).toBe(8);
    expect(loadWith(open, work("2026-11-28", "2026-11-28", 2, [1, 3]), numbers)).toBe(7);
    expect(loadWith(open, work("2026-11-28", "2026-11-28", 2, [3]), numbers)).toBe(2);
  });

  test("goes over the end of a month and of a year", () => {
    expect(loadWith([work("2026-12-31", "2027-01-01", 8)], work("2026-12-30", "2027-01-02", 4), numbers)).toBe(5);
  });

  test("is none where there is no day or no pupil", () => {
    expect(loadWith([], work("2026-11-28", "2026-11-27", 8), numbers)).toBe(0);
    expect(loadWith([], work("2026-11-28", "2026-11-28", 8), [])).toBe(0);
  });
});
