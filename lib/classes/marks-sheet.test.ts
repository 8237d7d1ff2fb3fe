import { expect, test } from "vitest";
import type { CodedItem, Half, MarkedItem, MarkedTest } from "#lib/marks/marked-test.ts";
import type { SeatView } from "./class-view.ts";
import { marksSheet } from "./marks-sheet.ts";

const seat = (number: number): SeatView => ({
  number,
  emblem: number - 1,
  sealedName: null,
  cardVersion: 1,
  pupil: null,
});

const item = (kind: MarkedItem["kind"], quarters: number, half: Half | null): MarkedItem => ({
  ...{ kind, quarters, half, level: null, skillId: null, skillTitle: "", parts: 1 },
});

const wrong = [{ letter: "a", given: "62", code: "CARRY" }];

const coded = (at: number, no: number | null): CodedItem => ({
  ...{ item: at, no, rightLetter: null },
  parts: [{ prompt: "", right: "63", wrong: no === null ? [] : wrong }],
});

const about = { id: "1", title: "Kiểm tra", href: "/de?lop=3", day: "2026-11-30" } as const;
const names = new Map([[1, "Lê Chi"]]);
const mark = (quarters: number, ...slips: number[]) => ({ quarters, slips });

test("a row has the points in the order of the pupil's paper, with the code and the answers that were named", () => {
  const maths: MarkedTest = {
    ...about,
    subject: "maths",
    items: [item("question", 2, null), item("question", 4, null)],
    codes: [
      { code: "A", items: [coded(0, 1), coded(1, 2)] },
      { code: "B", items: [coded(1, 1), coded(0, 2)] },
    ],
  };
  const rows = [
    { number: 1, code: "B", marks: [mark(1, 0), mark(4)] },
    { number: 2, code: "A", marks: [] },
  ] as const;
  expect(marksSheet({ test: maths, rows }, [seat(1), seat(2), seat(3)], names).rows).toEqual([
    // What stands there is worth more on one code than on the other.
    ["Số", "Tên", "Mã đề", "Câu 1", "Câu 2", "Tổng", "Ghi sổ", "Câu trả lời sai đã ghi"],
    [1, "Lê Chi", "B", 1, 0.25, 1.25, 1, "Câu 2: 62"],
    [2, "Voi sao vàng", "A", null, null, "Vắng", null, null],
    [3, "Ếch lá xanh", null, null, null, null, null, null],
  ]);
});

test("a Vietnamese test has no total before all of it was entered", () => {
  const vietnamese: MarkedTest = {
    ...about,
    subject: "vietnamese",
    items: [item("aloud", 40, "reading"), item("writing", 40, "writing")],
    codes: [{ code: "A", items: [coded(0, null), coded(1, null)] }],
  };
  const rows = [
    { number: 1, code: "A", marks: [mark(38), null] },
    { number: 2, code: "A", marks: [mark(38), mark(31)] },
  ] as const;
  expect(marksSheet({ test: vietnamese, rows }, [seat(1), seat(2)], names).rows).toEqual([
    ["Số", "Tên", "Đọc thành tiếng (10 đ)", "Bài viết (10 đ)", "Tổng", "Ghi sổ", "Câu trả lời sai đã ghi"],
    [1, "Lê Chi", 9.5, null, null, null, null],
    [2, "Voi sao vàng", 9.5, 7.75, 8.625, 9, null],
  ]);
});
