import { describe, expect, test } from "vitest";
import { analyseMarks, hardestItems } from "./analyse-marks.ts";
import { learnMarks } from "./learn-marks.ts";
import { type CodedItem, fitsTest, type Mark, type MarkedItem, type MarkRow, type TestContent } from "./marked-test.ts";
import { hasTotal, roundMark, totalOf } from "./totals.ts";

function item(quarters: number, more: Partial<MarkedItem> = {}): MarkedItem {
  const usual = { kind: "question", half: null, level: 1, skillId: "c3-add", skillTitle: "Cộng", parts: 1 } as const;
  return { ...usual, quarters, ...more };
}

function coded(at: number, more: Partial<CodedItem> = {}): CodedItem {
  const wrong = [
    { letter: "a", given: "53", code: "CARRY" },
    { letter: "b", given: "9", code: "" },
  ];
  return {
    item: at,
    no: at + 1,
    rightLetter: null,
    parts: [{ prompt: `câu ${at}`, right: "63", wrong }],
    ...more,
  };
}

/** Ten points: four sums in one question, a problem, and what belongs to no skill. On code B the first two change places. */
const maths: TestContent = {
  subject: "maths",
  items: [item(8, { parts: 4 }), item(12, { level: 2, skillId: "c3-story" }), item(20, { level: 3, skillId: null })],
  codes: [
    { code: "A", items: [coded(0), coded(1), coded(2)] },
    { code: "B", items: [coded(1), coded(0), coded(2)] },
  ],
};

const mark = (quarters: number, ...slips: number[]): Mark => ({ quarters, slips });

const row = (number: number, marks: readonly (Mark | null)[], code: MarkRow["code"] = "A"): MarkRow => ({
  number,
  code,
  marks,
});

describe("the sum of points", () => {
  test("is in eighths, tells what is missing, and is rounded to a whole mark with a half going up", () => {
    expect(totalOf(maths.items, [mark(7), null, mark(20)])).toEqual({
      quarters: 27,
      entered: 2,
      missing: 1,
      halves: null,
      eighths: 54,
    });
    expect([0, 3, 4, 59, 60, 80].map(roundMark)).toEqual([0, 0, 1, 7, 8, 10]);
  });

  test("of a Vietnamese test is the mean of what is read and what is written", () => {
    const items = [item(40, { half: "reading" }), item(40, { half: "writing" })];
    const total = totalOf(items, [mark(31), mark(30)]);
    expect(total).toMatchObject({ halves: { reading: 31, writing: 30 }, eighths: 61 });
    // 7,75 and 7,5 are 7,625.
    expect(roundMark(total.eighths)).toBe(8);
    expect(totalOf(items, [mark(31), null]).halves).toEqual({ reading: 31, writing: null });
  });

  test("is a total as soon as anything was entered, in Vietnamese when nothing is missing", () => {
    const vietnamese = [item(20, { half: "reading" }), item(20, { half: "reading" }), item(40, { half: "writing" })];
    const are = (items: readonly MarkedItem[], all: readonly (readonly (Mark | null)[])[]) =>
      all.map((marks) => hasTotal(totalOf(items, marks)));
    expect(
      are(maths.items, [
        [mark(7), null, null],
        [mark(7), mark(0), mark(20)],
      ]),
    ).toEqual([true, true]);
    const halfBegun = [mark(20), null, mark(40)];
    expect(are(vietnamese, [halfBegun, [mark(20), mark(20), null], [mark(0), mark(0), mark(0)]])).toEqual([
      false,
      false,
      true,
    ]);
    // Nothing was entered, or the pupil was absent.
    expect([...are(maths.items, [[null, null, null], []]), ...are(vietnamese, [[]])]).toEqual([false, false, false]);
  });
});

describe("what points say of skills", () => {
  test("is a try for each part that the points pay for, at the level of the question", () => {
    const learnt = learnMarks(row(1, [mark(5), mark(12), mark(20)]), maths);
    expect(learnt.tries).toEqual([
      { skill: "c3-add", tries: "11aa" },
      { skill: "c3-story", tries: "2" },
    ]);
  });

  test("of a question that is answered freely is one try, which only all of its points make a right one", () => {
    const open: TestContent = {
      ...maths,
      items: [item(4, { level: 2, skillId: "c3-reading" })],
      codes: [{ code: "A", items: [coded(0, { parts: [{ prompt: "Vì sao?", right: "Vì mưa.", wrong: [] }] })] }],
    };
    const triesOf = (quarters: number) => learnMarks(row(1, [mark(quarters)]), open).tries;
    expect([4, 3, 2, 0].flatMap(triesOf).map(({ tries }) => tries)).toEqual(["2", "b", "b", "b"]);
  });

  test("is nothing of what was not entered or belongs to no skill", () => {
    expect(learnMarks(row(1, [null, mark(11), mark(3, 0)]), maths)).toEqual({
      tries: [{ skill: "c3-story", tries: "b" }],
      mistakes: [],
    });
  });

  test("names the mistakes behind the wrong answers of the pupil's own code", () => {
    const { mistakes } = learnMarks(row(1, [mark(6, 0), mark(0, 1), null], "B"), maths);
    expect(mistakes).toEqual([
      { skill: "c3-story", code: "", named: false, sample: { prompt: "câu 1", given: "9", right: "63" } },
      { skill: "c3-add", code: "CARRY", named: true, sample: { prompt: "câu 0", given: "53", right: "63" } },
    ]);
  });
});

describe("what came of a test", () => {
  const rows = [
    row(1, [mark(8), mark(12), mark(20)]),
    row(2, [mark(4, 0), mark(6, 0), mark(10)]),
    row(3, [mark(0, 0, 1), mark(12), null], "B"),
  ];
  const report = analyseMarks(maths, rows);

  test("counts the marks of those who have points for everything", () => {
    expect(report).toMatchObject({ complete: 2, mean: (80 + 40) / 2 });
    expect(report.bands.map(({ pupils }) => pupils)).toEqual([1, 0, 1, 0]);
  });

  test("counts every point that was entered by level and by question", () => {
    expect(report.levels).toEqual([
      { level: 1, share: 12 / 24 },
      { level: 2, share: 30 / 36 },
      { level: 3, share: 30 / 40 },
    ]);
    expect(hardestItems(report).map(({ item: at, full, marked }) => [at, full, marked])).toEqual([
      [0, 1, 3],
      [2, 1, 2],
      [1, 2, 3],
    ]);
    expect(report.items[0]?.wrong).toEqual([
      { given: "53", code: "A", pupils: 1, mistake: "quên nhớ hoặc nhớ thừa" },
      { given: "53", code: "B", pupils: 1, mistake: "quên nhớ hoặc nhớ thừa" },
      { given: "9", code: "B", pupils: 1, mistake: null },
    ]);
  });

  test("counts who was absent apart", () => {
    expect(analyseMarks(maths, [...rows, row(4, [])])).toMatchObject({ complete: 2, absent: 1, levels: report.levels });
    expect(learnMarks(row(4, []), maths)).toEqual({ tries: [], mistakes: [] });
    expect(fitsTest(row(4, []), maths)).toBe(true);
  });

  test("of nobody is nothing", () => {
    expect(analyseMarks(maths, [])).toMatchObject({ complete: 0, mean: null, levels: [] });
    expect(hardestItems(analyseMarks(maths, []))).toEqual([]);
  });
});

test("points fit a test that are no more than a question is worth, with wrong answers it knows", () => {
  expect(fitsTest(row(1, [mark(8), null, mark(20, 1)]), maths)).toBe(true);
  expect(fitsTest(row(1, [mark(9), null, null]), maths)).toBe(false);
  expect(fitsTest(row(1, [mark(8, 2), null, null]), maths)).toBe(false);
  expect(fitsTest(row(1, [mark(8), null]), maths)).toBe(false);
  expect(fitsTest(row(1, [null, null, null], "C"), maths)).toBe(false);
  // Without a code nothing can be marked, nor was anybody absent.
  const without = (...marks: (Mark | null)[]) => fitsTest({ number: 1, code: null, marks }, maths);
  expect([without(null, null, null), without(mark(8), null, null), without()]).toEqual([true, false, false]);
});
