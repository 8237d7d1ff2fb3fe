import { expect, test } from "vitest";
import type { CardWeek, WeeklyCard } from "#lib/classes/family-view.ts";
import { daysOfCard, evidenceOf, playedWords, titleOfSolid, titleOfWeek } from "./week-words.ts";

const week: CardWeek = { name: "this", monday: "2026-11-16", no: 11 };
const none: WeeklyCard = { days: Array.from({ length: 7 }, () => false), minutes: 0, solid: [], toTry: null };

test.each([
  ["2026-11-16", "16–22/11"],
  ["2026-11-30", "30/11–6/12"],
  ["2026-12-28", "28/12–3/1"],
  ["2027-03-01", "1–7/3"],
])("the week from %s is written %s", (monday, written) => {
  expect(daysOfCard({ ...week, monday })).toBe(written);
});

test("a week has its number, but in holidays", () => {
  expect(titleOfWeek(week)).toBe("Tuần 11");
  expect(titleOfWeek({ ...week, no: null })).toBe("Một tuần");
});

test("a week with play says how much, one without bids to begin again", () => {
  const played = { ...none, days: none.days.with(0, true).with(5, true), minutes: 46 };
  expect(playedWords(played, week)).toEqual({ title: "Học 2 ngày, 46 phút", lead: null });
  const toTry = { title: "Chu vi", sealed: "AQMa" };
  expect(playedWords({ ...none, toTry }, week)).toEqual({
    title: "Tuần này con chưa vào học",
    lead: "Năm câu dưới đây là đủ để bắt đầu lại.",
  });
  expect(playedWords(none, { ...week, name: "last" })).toEqual({
    title: "Tuần trước con chưa vào học",
    lead: "Con bắt đầu lại lúc nào cũng được.",
  });
});

test("what is solid is counted, and shown by what was right", () => {
  const skill = { id: "c3-perimeter", title: "Chu vi", state: "good", asked: 20, right: 19 } as const;
  expect([[], [skill], [skill, skill]].map((solid) => titleOfSolid({ ...none, solid }))).toEqual([
    "Điều con đã vững",
    "Một điều con đã vững",
    "Hai điều con đã vững",
  ]);
  expect(evidenceOf(skill)).toBe("đúng 19 trong 20 câu gần đây");
  expect(evidenceOf({ ...skill, asked: 12, right: 12 })).toBe("đúng cả 12 câu gần đây");
});
