import { expect, test } from "vitest";
import type { SeatView } from "./class-view.ts";
import { summariseWeek } from "./summarise-week.ts";

function seat(number: number, played: { days: readonly string[]; minutes: number } | null): SeatView {
  const week = played && {
    days: played.days,
    seconds: played.minutes * 60,
    asked: 10,
    rightFirst: 8,
    lastAt: null,
    username: `Bạn ${number}`,
    joinedAt: "2026-11-20T00:00:00Z",
  };
  return { number, emblem: number - 1, sealedName: null, cardVersion: 1, pupil: week };
}

test("a week says who played, on which days, and who has not", () => {
  const week = summariseWeek(
    [
      seat(1, { days: ["2026-11-23", "2026-11-24"], minutes: 20 }),
      seat(2, null),
      seat(3, { days: [], minutes: 0 }),
      seat(4, { days: ["2026-11-24"], minutes: 5 }),
      seat(5, { days: ["2026-11-29"], minutes: 11 }),
    ],
    "2026-11-23",
  );
  expect(week).toMatchObject({ joined: 4, played: 3, medianMinutes: 11, byDay: [1, 2, 0, 0, 0, 0, 1] });
  expect(week.notYet.map(({ number }) => number)).toEqual([3]);
});

test("between two in the middle lies the median, and nobody has none", () => {
  const pair = [seat(1, { days: ["2026-11-23"], minutes: 4 }), seat(2, { days: ["2026-11-23"], minutes: 10 })];
  expect(summariseWeek(pair, "2026-11-23").medianMinutes).toBe(7);
  expect(summariseWeek([seat(1, null)], "2026-11-23")).toMatchObject({ joined: 0, played: 0, medianMinutes: 0 });
});
