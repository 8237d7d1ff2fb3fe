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

/** Whether a sentence holds for the drawn shape and for one of its kind that is drawn otherwise. */
function holds(sentence: string, figure: Figure | undefined): boolean {
  const [a, b, c, d] = sidesOf(figure);
  const pairs = Number(isAlong(a, c)) + Number(isAlong(b, d));
  const diagonals = [
    { x: (a?.x ?? 0) + (b?.x ?? 0), y: (a?.y ?? 0) + (b?.y ?? 0) },
    { x: (b?.x ?? 0) + (c?.x ?? 0), y: (b?.y ?? 0) + (c?.y ?? 0) },
  ];
  const facts: readonly (readonly [RegExp, boolean])[] = [
    [/ba cạnh/u, d === undefined],
    [/Bốn góc/u, isSquareTo(a, b)],
    [/hai đường chéo/iu, isSquareTo(diagonals[0], diagonals[1])],
    [/Bốn cạnh/u, Math.abs(long(a) - long(b)) < 0.01],
    [/Chỉ có hai cạnh bằng nhau/u, false],
    [/hai cặp cạnh đối diện song song/u, pairs === 2],
    [/Chỉ có một cặp/u, pairs === 1],
    [/Không có cặp/u, pairs === 0],
    [/đối diện bằng nhau/u, Math.abs(long(a) - long(c)) < 0.01 && Math.abs(long(b) - long(d)) < 0.01],
  ];
  return facts.find(([words]) => words.test(sentence))?.[1] ?? false;
}

/** Measures the sides of what is drawn. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((each) => text.includes(nameOf(each)));
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  if (/Điều nào|Chọn câu/u.test(text)) return onlyChoice(seen, (choice) => holds(choice, figure) !== /sai/u.test(text));
  const told = valuesIn(text, "length");
  const [first = 0, second = first] = told;
  if (/Tổng độ dài/u.test(text)) return `${first + second + first + second} mm`;
  const [, names = "", , asked = ""] = /([A-Z]{4}) có cạnh ([A-Z]{2}).*Cạnh ([A-Z]{2})/u.exec(text) ?? [];
  if (asked === "") return nameOf(figure);
  // Walking round, the first and third side are as long as each other, and so are the second and fourth.
  const isFirst = [`${names[0]}${names[1]}`, `${names[3]}${names[2]}`].includes(asked);
  return `${isFirst ? first : second} mm`;
};
