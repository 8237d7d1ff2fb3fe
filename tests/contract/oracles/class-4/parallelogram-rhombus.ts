import type { Figure } from "#lib/questions/figure.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

interface Way {
  readonly x: number;
  readonly y: number;
}

/** The sides of the drawn shape, one after the other. */
function sidesOf(figure: Figure | undefined): Way[] {
  const area = figure?.type === "diagram" ? figure.marks.find((mark) => mark.form === "area") : undefined;
  if (area?.form !== "area") return [];
  const { corners } = area;
  return corners.map(({ x, y }, place) => {
    const next = corners[(place + 1) % corners.length] ?? { x, y };
    return { x: next.x - x, y: next.y - y };
  });
}

const isAlong = (a: Way | undefined, b: Way | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a.x * b.y - a.y * b.x) < 0.01;
const isSquareTo = (a: Way | undefined, b: Way | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a.x * b.x + a.y * b.y) < 0.01;
const long = (way: Way | undefined) => Math.hypot(way?.x ?? 0, way?.y ?? 0);

function nameOf(figure: Figure | undefined): string {
  const [a, b, c, d] = sidesOf(figure);
  if (d === undefined) return "hình tam giác";
  const pairs = Number(isAlong(a, c)) + Number(isAlong(b, d));
  if (pairs < 2) return pairs === 1 ? "hình thang" : "hình tứ giác";
  if (isSquareTo(a, b)) return "hình chữ nhật";
  return Math.abs(long(a) - long(b)) < 0.01 ? "hình thoi" : "hình bình hành";
}

/** Whether a sentence holds for a drawn shape. */
function holds(sentence: string, figure: Figure | undefined): boolean {
  const [a, b, c, d] = sidesOf(figure);
  const pairs = Number(isAlong(a, c)) + Number(isAlong(b, d));
  const diagonals = [
    { x: (a?.x ?? 0) + (b?.x ?? 0), y: (a?.y ?? 0) + (b?.y ?? 0) },
    { x: (b?.x ?? 0) + (c?.x ?? 0), y: (b?.y ?? 0) + (c?.y ?? 0) },
  ];
  const facts: readonly (readonly [RegExp, boolean])[] = [
    [/Bốn góc/u, isSquareTo(a, b)],
    [/hai đường chéo/iu, isSquareTo(diagonals[0], diagonals[1])],
    [/Bốn cạnh/u, Math.abs(long(a) - long(b)) < 0.01],
    [/hai cặp cạnh đối diện song song/u, pairs === 2],
    [/Chỉ có một cặp/u, pairs === 1],
    [/đối diện bằng nhau/u, Math.abs(long(a) - long(c)) < 0.01 && Math.abs(long(b) - long(d)) < 0.01],
  ];
  return facts.find(([words]) => words.test(sentence))?.[1] ?? false;
}

/** Every parallelogram between two of the lines of one direction and two of the other. */
function countParallelograms(figure: Figure | undefined): number {
  const [a, b] = sidesOf(figure);
  const inner = figure?.type === "diagram" ? figure.marks.flatMap((mark) => (mark.form === "line" ? [mark] : [])) : [];
  const between = (side: Way | undefined) => {
    const lines = 2 + inner.filter(({ from, to }) => isAlong(side, { x: to.x - from.x, y: to.y - from.y })).length;
    return Array.from({ length: lines }, (_, place) => place).reduce((sum, place) => sum + place, 0);
  };
  return between(a) * between(b);
}

/** A side from the sum of all four: tried, until four of them, or two and two, are as long. */
function sideFromSum([sum = 0, known]: readonly number[]): number | null {
  const fits = (side: number) => (known === undefined ? side * 4 === sum : side * 2 + known * 2 === sum);
  return Array.from({ length: 200 }, (_, side) => side).find(fits) ?? null;
}

const unitSizes = { "xăng-ti-mét": 10, "đề-xi-mét": 100, mét: 1000 } as const;

/** Measures the sides of what is drawn. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((each) => text.includes(nameOf(each)));
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  if (/Điều nào|Chọn điều/u.test(text)) {
    const [rhombus, parallelogram] = seen.figures;
    const isBoth = /cả hình thoi|hình thoi nào, hình/u.test(text);
    return onlyChoice(seen, (choice) => holds(choice, rhombus) && holds(choice, parallelogram) === isBoth);
  }
  if (/bao nhiêu hình bình hành/u.test(text)) return String(countParallelograms(figure));
  const asked = /bao nhiêu (xăng-ti-mét|đề-xi-mét|mét)/u.exec(text)?.[1] as keyof typeof unitSizes | undefined;
  if (asked === undefined) return nameOf(figure);
  const told = valuesIn(text, "length").map((value) => value / unitSizes[asked]);
  if (/^Tổng độ dài/u.test(text)) return String(sideFromSum(told));
  const [first = 0, second = first] = told;
  if (/Tổng độ dài/u.test(text)) return String(first + second + first + second);
  const [, names = "", , side = ""] = /([A-Z]{4}) có cạnh ([A-Z]{2}).*Cạnh ([A-Z]{2})/u.exec(text) ?? [];
  // Walking round, the first and third side are as long as each other, and so are the second and fourth.
  const isFirst = [`${names[0]}${names[1]}`, `${names[3]}${names[2]}`].includes(side);
  return String(isFirst ? first : second);
};
