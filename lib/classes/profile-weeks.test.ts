import { expect, test } from "vitest";
import { classOfPractice, listWeeks, shownWeeks } from "./profile-weeks.ts";

const sunday = Date.parse("2026-11-29T12:00:00+07:00");
const week = { days: 3, minutes: 21, asked: 40, right: 33 };

test("weeks without play between others are shown, those before the first play are not", () => {
  const listed = listWeeks(
    [
      { ...week, monday: "2026-11-09" },
      { ...week, monday: "2026-11-23", days: 1 },
    ],
    sunday,
  );
  expect(listed.map(({ monday, days, no }) => [monday, days, no])).toEqual([
    ["2026-11-23", 1, 12],
    ["2026-11-16", 0, 11],
    ["2026-11-09", 3, 10],
  ]);
});

test("who never played has the present week, and who has for long the last eight", () => {
  expect(listWeeks([], sunday)).toEqual([{ monday: "2026-11-23", no: 12, days: 0, minutes: 0, asked: 0, right: 0 }]);
  expect(
    listWeeks(
      [
        { ...week, monday: "2026-10-05" },
        { ...week, monday: "2026-09-28" },
      ],
      sunday,
    ),
  ).toHaveLength(shownWeeks);
});

test("a week begins on Monday in Việt Nam", () => {
  expect(listWeeks([], Date.parse("2026-11-29T16:59:00Z"))[0]?.monday).toBe("2026-11-23");
  expect(listWeeks([], Date.parse("2026-11-29T17:00:00Z"))[0]?.monday).toBe("2026-11-30");
});

test("the class is that of what was practised last", () => {
  expect(classOfPractice([])).toBeNull();
  expect(classOfPractice([{ skillId: "there-is-none", lastDay: "2026-11-29" }])).toBeNull();
  expect(
    classOfPractice([
      { skillId: "c3-perimeter", lastDay: "2026-06-01" },
      { skillId: "c4-averages-none", lastDay: "2026-11-29" },
      { skillId: "c2-add-carry-100", lastDay: "2026-11-01" },
    ]),
  ).toBe("2");
});
