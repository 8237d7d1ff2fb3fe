import { expect, test } from "vitest";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { rulerSheet } from "#lib/questions/figures/ruler.ts";
import { paperLookOf, type Space, smallLookOf } from "./figures.ts";

function spaceOf(look: ReturnType<typeof paperLookOf>): Space {
  if (look === "words") throw new Error("It is drawn.");
  return look;
}

test.each([
  [0, 6],
  [0, 12],
  [3, 15],
])("a centimetre of a ruler from %d to %d is ten millimetres on paper", (from, to) => {
  const thing = { name: "strip", from: 10 * from, to: 10 * to } as const;
  const ruler = {
    type: "ruler",
    from,
    to,
    hasMillimetres: false,
    numberedEvery: 1,
    thing,
    label: null,
    isGuided: false,
    alt: "",
  } as const;
  const { width, isToScale } = spaceOf(paperLookOf(ruler));
  const marked = (width * (rulerSheet.width - 2 * rulerSheet.margin)) / rulerSheet.width;
  expect(marked / (to - from)).toBeCloseTo(10);
  expect(isToScale).toBe(true);
});

test("each thing of a crowd has the same size, so that a larger crowd takes more paper", () => {
  const heap = (count: number): GroupsFigure => ({
    type: "groups",
    picture: "duck",
    holder: "loose",
    sizes: [count],
    ringed: 0,
    alt: "",
  });
  const [thirty = 0, seventy = 0, ninety = 0] = [30, 70, 90].map((count) => {
    const { width, height } = spaceOf(paperLookOf(heap(count)));
    return width * height;
  });
  expect(seventy / thirty).toBeGreaterThan(1.9);
  expect(ninety / seventy).toBeGreaterThan(1.15);
});

const angle = (arm: number): DiagramFigure => ({
  type: "diagram",
  width: 150,
  height: 126,
  marks: [
    { form: "line", from: { x: 70, y: 60 }, to: { x: 70 + arm, y: 60 }, look: "thick", ends: "plain" },
    { form: "line", from: { x: 70, y: 60 }, to: { x: 70, y: 60 - arm }, look: "thick", ends: "plain" },
  ],
  alt: "",
});

test.each([paperLookOf, smallLookOf])("the arms of an angle are long enough for a set square", (lookOf) => {
  const arm = 46;
  const { width, field } = spaceOf(lookOf(angle(arm)));
  expect((arm * width) / (field?.width ?? 0)).toBeCloseTo(25);
});

test("a table of many rows has room for words on two lines in each", () => {
  const table = (rows: number) => ({
    type: "table" as const,
    title: null,
    head: ["Tên bài", "Trang"],
    rows: Array.from({ length: rows }, (_, row) => [`Bài ${row}`, "5"]),
    marked: null,
    alt: "",
  });
  expect(spaceOf(paperLookOf(table(4))).height / 5).toBeGreaterThan(11);
  expect(spaceOf(paperLookOf(table(2))).height).toBe(40);
});
