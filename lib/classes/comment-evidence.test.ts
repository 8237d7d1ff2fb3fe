import { expect, test } from "vitest";
import { gatherEvidence } from "./comment-evidence.ts";
import type { SeatMistake, SeatSkill } from "./progress-view.ts";

const table = "c3-times-tables";
const division = "c3-division-remainder";
const carry = "c2-add-carry-100";
const spelling = "c3-spell-hoi-nga";

function skill(skillId: string, right: number, asked: number, rest: Partial<SeatSkill> = {}): SeatSkill {
  const state = asked >= 10 && right >= asked * 0.8 ? "good" : "learning";
  return { number: 4, skillId, state, isDue: false, asked, right, lastDay: "2026-11-28", ...rest };
}

function mistake(skillId: string, code: string, times: number): SeatMistake {
  return {
    number: 4,
    skillId,
    code,
    times,
    isNamed: false,
    lastDay: "2026-11-28",
    sample: { prompt: "7 × 8 = ?", given: "54", right: "56" },
  };
}

function claimsOf(skills: readonly SeatSkill[], mistakes: readonly SeatMistake[] = []) {
  const [evidence] = gatherEvidence({ skills, mistakes }, "maths");
  return evidence?.claims ?? null;
}

const titlesOf = (skills: readonly { readonly title: string }[] | undefined) => skills?.map(({ title }) => title);

test("the strongest skills come first: mastered ones, then by the share that was right", () => {
  const claims = claimsOf([skill(carry, 16, 20), skill(division, 20, 20), skill(table, 18, 20, { state: "mastered" })]);
  expect(claims?.opening.kind).toBe("solid");
  expect(titlesOf(claims?.opening.skills)).toEqual(["Bảng nhân 3, 4, 6, 7, 8, 9", "Phép chia có dư"]);
  expect(claims?.next).toEqual({ kind: "harder" });
});

test("a skill that was good once and is not now is not called solid, but is to be practised", () => {
  const claims = claimsOf([skill(table, 12, 20, { state: "mastered" })]);
  expect(claims?.opening.kind).toBe("started");
  expect(claims?.next).toMatchObject({ kind: "practise", skill: { title: "Bảng nhân 3, 4, 6, 7, 8, 9" } });
});

test("a named mistake goes before a weak skill, and its own skill is not praised beside another", () => {
  const skills = [skill(table, 19, 20), skill(carry, 17, 20), skill(division, 3, 10)];
  const claims = claimsOf(skills, [mistake(carry, "CARRY", 4), mistake(table, "TABLE-NEAR", 5)]);
  // One wrong answer of the last twenty: the other mistake is overcome.
  expect(claims?.next).toMatchObject({ kind: "mistake", words: "quên nhớ hoặc nhớ thừa", times: 4 });
  expect(titlesOf(claims?.opening.skills)).toEqual(["Bảng nhân 3, 4, 6, 7, 8, 9"]);
});

test("a mistake without a name, one made twice, and one of a skill nothing is known of are not written of", () => {
  const mistakes = [mistake(division, "", 9), mistake(division, "REMAINDER", 2), mistake(carry, "CARRY", 8)];
  expect(claimsOf([skill(division, 5, 10)], mistakes)?.next.kind).toBe("practise");
});

test("the weakest skill is to be practised", () => {
  const claims = claimsOf([skill(table, 20, 20), skill(carry, 6, 10), skill(division, 3, 10)]);
  expect(claims?.next).toMatchObject({ kind: "practise", skill: { title: "Phép chia có dư", right: 3, asked: 10 } });
});

test("what is solid and due is to be reviewed, unless it is one of two that were named", () => {
  const due = { isDue: true };
  expect(claimsOf([skill(table, 20, 20, due)])?.next).toMatchObject({ kind: "review" });
  expect(claimsOf([skill(table, 20, 20, due), skill(carry, 18, 20)])?.next.kind).toBe("harder");
  expect(claimsOf([skill(table, 20, 20), skill(carry, 18, 20), skill(division, 16, 20, due)])?.next).toMatchObject({
    kind: "review",
    skill: { title: "Phép chia có dư" },
  });
});

test("where nothing is solid and nothing is weak the pupil goes on", () => {
  const claims = claimsOf([skill(table, 8, 9), skill(carry, 2, 3)]);
  expect(claims?.opening.kind).toBe("started");
  expect(claims?.next).toEqual({ kind: "keep-on" });
});

test("with fewer than ten questions, or a few in each of many skills, nothing is claimed", () => {
  expect(gatherEvidence({ skills: [skill(table, 9, 9)], mistakes: [] }, "maths")).toEqual([
    { number: 4, asked: 9, claims: null },
  ]);
  expect(claimsOf([skill(table, 4, 4), skill(carry, 4, 4), skill(division, 4, 4)])).toBeNull();
});

test("each subject has its own evidence, and skills that are no more have none", () => {
  const skills = [skill(spelling, 20, 20), skill("c9-gone", 20, 20)];
  expect(gatherEvidence({ skills, mistakes: [] }, "maths")).toEqual([{ number: 4, asked: 0, claims: null }]);
  const [evidence] = gatherEvidence({ skills, mistakes: [] }, "vietnamese");
  expect(titlesOf(evidence?.claims?.opening.skills)).toEqual(["Dấu hỏi hay dấu ngã"]);
});

test("three weeks without a gap are steady, days over longer are days, and many skills on one day are many skills", () => {
  const on = (days: readonly string[]) => {
    const ids = [table, division, carry, "c3-perimeter", "c3-temperature", "c3-roman-numerals"];
    return claimsOf(ids.slice(0, days.length).map((id, place) => skill(id, 20, 20, { lastDay: days[place] ?? "" })));
  };
  expect(on(["2026-11-29", "2026-11-16", "2026-11-23", "2026-12-06"])?.effort).toEqual({ kind: "steady", count: 3 });
  const gap = ["2026-10-05", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-30"];
  expect(on(gap)?.effort).toEqual({ kind: "days", count: 5 });
  expect(on(Array.from({ length: 6 }, () => "2026-11-28"))?.effort).toEqual({ kind: "wide", count: 6 });
  expect(on(["2026-11-28", "2026-11-27"])?.effort).toBeNull();
});

test("the order of the rows says nothing", () => {
  const skills = [skill(table, 18, 20), skill(carry, 18, 20), skill(division, 18, 20)];
  expect(claimsOf(skills)).toEqual(claimsOf(skills.toReversed()));
});
