import { expect, test } from "vitest";
import { tellDrawn } from "./tell-drawn.ts";

test("who does not see a table hears its rows, and where one is to be filled", () => {
  const rows = [
    ["Lan", "98 672"],
    ["Hùng", "?"],
  ];
  expect(
    tellDrawn({ type: "table", title: null, head: ["Bạn", "Số điểm"], rows, marked: null, alt: "Bảng số điểm." }),
  ).toBe("Bảng số điểm. Bạn, Số điểm; Lan, 98 672; Hùng, chỗ trống.");
});

test("who does not see a sum in columns hears its digits", () => {
  const rows = [
    ["8", "4"],
    [null, "?"],
    ["9", "1"],
  ];
  const sum = { type: "working", operation: "+", rows, rules: [1], notes: [], marked: null } as const;
  expect(tellDrawn({ ...sum, alt: "Phép cộng theo cột." })).toBe("Phép cộng theo cột. 8 4; chỗ trống; 9 1.");
});

test("who does not see notes or a division hears what they say", () => {
  const groups = [
    { label: "Lan", notes: [200, 1000] },
    { label: null, notes: [500] },
  ] as const;
  expect(tellDrawn({ type: "money", groups, alt: "Một số tờ tiền." })).toBe(
    "Một số tờ tiền. Lan: tờ 200 đồng, tờ 1000 đồng; tờ 500 đồng.",
  );
  const division = { type: "long-division", dividend: "84", divisor: "7", quotient: "1?" } as const;
  expect(tellDrawn({ ...division, steps: [{ text: "14", end: 1 }], alt: "Phép chia." })).toBe(
    "Phép chia. 84 chia 7; thương viết 1 chỗ trống; các hàng dưới viết 14.",
  );
});

test("the order of a row is told, a place around a thing is not: it is what is asked", () => {
  const things = [
    { picture: "apple", place: 2 },
    { picture: "mango", place: 1 },
  ] as const;
  expect(tellDrawn({ type: "scene", setting: "row", things, alt: "Một hàng các quả." })).toBe(
    "Một hàng các quả. Từ trái sang phải: quả xoài, quả táo.",
  );
  const cat = [{ picture: "cat", place: "left" }] as const;
  expect(tellDrawn({ type: "scene", setting: "tree", things: cat, alt: "Con mèo và cái cây." })).toBe(
    "Con mèo và cái cây.",
  );
});

test("what already names its numbers is not told twice", () => {
  const prices = { type: "table", title: null, head: ["a"], rows: [["5"]], marked: null } as const;
  expect(tellDrawn({ ...prices, alt: "Bảng giá: 5 đồng." })).toBe("Bảng giá: 5 đồng.");
});
