import { expect, test } from "vitest";
import type { Figure } from "./figure.ts";
import { toPublicFigure } from "./to-public-figure.ts";

function describeFigure(figure: Figure): string {
  return toPublicFigure(figure).alt;
}

test("who does not see a table hears its rows, and where one is to be filled", () => {
  const rows = [
    ["Lan", "98 672"],
    ["Hùng", "?"],
  ];
  expect(
    describeFigure({ type: "table", title: null, head: ["Bạn", "Số điểm"], rows, marked: null, alt: "Bảng số điểm." }),
  ).toBe("Bảng số điểm. Lan: 98 672; Hùng: chỗ trống.");
});

test("of a wide table each number is told with the name of its column, and a name it is called by once", () => {
  const sold = { type: "table", title: "Số sách bán được", marked: { row: 0, column: 1 } } as const;
  const days = { ...sold, head: ["Ngày", "Hai", "Ba"], rows: [["Thơ", "23", "?"]] };
  expect(describeFigure({ ...days, alt: "Bảng số liệu: số sách bán được." })).toBe(
    "Bảng số liệu: số sách bán được. Thơ: thứ Hai 23, thứ Ba chỗ trống; ô tô màu: 23.",
  );
  const classes = { ...sold, head: ["Lớp", "3A", "3B"], rows: [["Nam", "13", "15"]] };
  expect(describeFigure({ ...classes, alt: "Bảng số liệu." })).toBe(
    "Bảng số liệu. Tên bảng: Số sách bán được; Nam: lớp 3A 13, lớp 3B 15; ô tô màu: 13.",
  );
});

test("who does not see notes hears what they are worth", () => {
  const groups = [
    { label: "Lan", notes: [200, 1000] },
    { label: null, notes: [500] },
  ] as const;
  expect(describeFigure({ type: "money", groups, alt: "Một số tờ tiền." })).toBe(
    "Một số tờ tiền. Lan: tờ 200 đồng, tờ 1000 đồng; tờ 500 đồng.",
  );
});

test("the order of a row is told, a place around a thing is not: it is what is asked", () => {
  const things = [
    { picture: "apple", place: 2 },
    { picture: "mango", place: 1 },
  ] as const;
  expect(describeFigure({ type: "scene", setting: "row", things, alt: "Một hàng các quả." })).toBe(
    "Một hàng các quả. Từ trái sang phải: quả xoài, quả táo.",
  );
  const cat = [{ picture: "cat", place: "left" }] as const;
  expect(describeFigure({ type: "scene", setting: "tree", things: cat, alt: "Con mèo và cái cây." })).toBe(
    "Con mèo và cái cây.",
  );
});

test("notes that a drawing is called by are not told twice, the cells of a table are told in any case", () => {
  const notes = { type: "money", groups: [{ label: null, notes: [500] }] } as const;
  expect(describeFigure({ ...notes, alt: "Tờ 500 đồng." })).toBe("Tờ 500 đồng.");
  const prices = {
    type: "table",
    title: "Giá",
    head: ["Quả", "Giá"],
    rows: [["Cam", "5 đồng"]],
    marked: { row: 0, column: 1 },
  } as const;
  expect(describeFigure({ ...prices, alt: "Bảng giá: 5 đồng." })).toBe(
    "Bảng giá: 5 đồng. Cam: 5 đồng; ô tô màu: 5 đồng.",
  );
});
