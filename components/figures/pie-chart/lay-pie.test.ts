import { expect, test } from "vitest";
import { layPie, pieAt, pieEdge } from "./lay-pie.ts";

const many = [
  { name: "Ngủ", percent: 37.5, label: "37,5%" },
  { name: "Học ở trường", percent: 30, label: "30%" },
  { name: "Vui chơi", percent: 12.5, label: "12,5%" },
  { name: "Ăn uống", percent: 8, label: "8%" },
  { name: "Việc nhà", percent: 5, label: "5%" },
  { name: "Khác", percent: 7, label: "7%" },
];

test("turns go clockwise from the top", () => {
  expect(pieAt(0, 10).y).toBeCloseTo(-10);
  expect(pieAt(0.25, 10).x).toBeCloseTo(10);
});

test("a chart whose names have room begins at the top", () => {
  const [first, second] = layPie([
    { name: "Truyện", percent: 60, label: "60%" },
    { name: "Sách khoa học", percent: 40, label: "?" },
  ]);
  expect(first).toMatchObject({ from: 0, isRight: true });
  expect(first?.hasRoom).toBe(true);
  expect(second).toMatchObject({ isRight: false });
});

test("a chart of many small sectors is turned until all names have room", () => {
  const placed = layPie(many);
  expect(placed.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
  expect(placed.every(({ y }) => Math.abs(y) < pieEdge)).toBe(true);
  expect(placed.filter(({ hasRoom }) => hasRoom).map(({ percent }) => percent)).toContain(30);
});

test("a label that does not fit its sector stands with the name", () => {
  expect(layPie(many).find(({ percent }) => percent === 5)?.hasRoom).toBe(false);
});
