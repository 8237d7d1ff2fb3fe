import { expect, test } from "vitest";
import { type KnownSkill, makeWeeklyCard, mondayOf, rankToTry, usualWeek } from "./weekly-card.ts";

const monday = "2026-11-16";

function skill(skillId: string, over: Partial<KnownSkill> = {}): KnownSkill {
  return { skillId, state: "learning", isDue: false, asked: 20, right: 19, lastDay: "2026-11-18", ...over };
}

const [tables, roman, perimeter, money] = ["c3-times-tables", "c3-roman-numerals", "c3-perimeter", "c3-money-100000"];

/** The card of a pupil who knows these skills; every skill has a set. */
function cardOf(skills: readonly KnownSkill[], toTry: readonly string[] = []) {
  return makeWeeklyCard({ monday, days: ["2026-11-16"], seconds: 600, skills }, toTry, (id) => `set of ${id}`);
}

const solidOf = (skills: readonly KnownSkill[], toTry?: readonly string[]) =>
  cardOf(skills, toTry).solid.map(({ id }) => id);

test.each([
  ["Monday, at the first minute in Việt Nam", "2026-11-15T17:00:00Z", "last", "2026-11-09"],
  ["Wednesday, at the last", "2026-11-18T16:59:59Z", "last", "2026-11-09"],
  ["Thursday, at the first", "2026-11-18T17:00:00Z", "this", monday],
  ["Friday after school", "2026-11-20T10:00:00Z", "this", monday],
  ["Sunday, at the last", "2026-11-22T16:59:59Z", "this", monday],
] as const)("on %s the card is of the week that has most to tell", (_, now, week, of) => {
  expect(usualWeek(Date.parse(now))).toBe(week);
  expect(mondayOf(usualWeek(Date.parse(now)), Date.parse(now))).toBe(of);
});

test("days and minutes are those of the week", () => {
  const week = (days: readonly string[], seconds: number) => {
    const { days: played, minutes } = makeWeeklyCard({ monday, days, seconds, skills: [] }, [], () => null);
    return { played: played.map(Number).join(""), minutes };
  };
  expect(week(["2026-11-16", "2026-11-17", "2026-11-22"], 2770)).toEqual({ played: "1100001", minutes: 46 });
  expect(week([], 0)).toEqual({ played: "0000000", minutes: 0 });
  expect(week(["2026-11-20"], 8)).toEqual({ played: "0000100", minutes: 1 });
  expect(week(["2026-11-15", "2026-11-23"], 90)).toEqual({ played: "0000000", minutes: 0 });
});

test("two skills are solid: mastered before good, of this week before earlier", () => {
  const known = [
    skill(tables, { state: "good" }),
    skill(roman, { state: "mastered", lastDay: "2026-10-05" }),
    skill(perimeter, { state: "mastered" }),
    skill(money),
  ];
  expect(solidOf(known)).toEqual([perimeter, roman]);
  expect(solidOf(known.slice(0, 2))).toEqual([roman, tables]);
  expect(solidOf(known.slice(3))).toEqual([]);
});

test("of equals what is not due comes first, then what went better", () => {
  const good = { state: "good" } as const;
  expect(solidOf([skill(tables, { ...good, isDue: true }), skill(roman, good), skill(money, good)])).toEqual([
    money,
    roman,
  ]);
  expect(solidOf([skill(money, { ...good, right: 17 }), skill(roman, good), skill(tables, good)])).toEqual([
    roman,
    tables,
  ]);
});

test("what goes wrong by now is not called solid, nor is what is to be tried, nor what is no skill any more", () => {
  expect(solidOf([skill(tables, { state: "mastered", right: 15 })])).toEqual([]);
  expect(solidOf([skill(tables, { state: "mastered", right: 16 })])).toEqual([tables]);
  expect(solidOf([skill(tables, { state: "mastered", isDue: true })], [tables])).toEqual([]);
  expect(solidOf([skill("c3-gone", { state: "mastered" })])).toEqual([]);
});

test("a solid skill comes with what shows it", () => {
  expect(cardOf([skill(roman, { state: "good", asked: 12, right: 12 })]).solid).toEqual([
    { id: roman, title: "Chữ số La Mã", state: "good", asked: 12, right: 12 },
  ]);
});

test("to try is what is due or being learnt with the lowest share, of what is taught", () => {
  const taught = new Set([tables, roman, perimeter, money]);
  const known = [
    skill(tables, { right: 12 }),
    skill(roman, { state: "good", isDue: true, right: 10 }),
    skill(perimeter, { state: "good", right: 2 }),
    skill("c4-average", { right: 1 }),
    skill(money, { asked: 4, right: 4 }),
  ];
  expect(rankToTry(known, { taught, inOrder: [] })).toEqual([roman, tables, money]);
  expect(rankToTry(known.slice(2, 4), { taught, inOrder: [perimeter, money, tables] })).toEqual([
    money,
    tables,
    perimeter,
  ]);
  expect(rankToTry([], { taught, inOrder: [money, tables] })).toEqual([money, tables]);
});

test("of equal shares what is due comes first, then what was practised longest ago", () => {
  const taught = new Set([tables, roman, perimeter]);
  const known = [skill(tables), skill(roman, { lastDay: "2026-11-02" }), skill(perimeter, { isDue: true })];
  expect(rankToTry(known, { taught, inOrder: [] })).toEqual([perimeter, roman, tables]);
});

test("the first skill with enough questions is tried", () => {
  const makeSet = (id: string) => (id === money ? "AQMa" : null);
  const { toTry } = makeWeeklyCard({ monday, days: [], seconds: 0, skills: [] }, ["c3-gone", roman, money], makeSet);
  expect(toTry).toEqual({ title: "Tiền Việt Nam đến 100 000 đồng", sealed: "AQMa" });
  expect(makeWeeklyCard({ monday, days: [], seconds: 0, skills: [] }, [roman], makeSet).toTry).toBeNull();
});
