import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { shownText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

function marksOf(figure: Figure | undefined) {
  return figure?.type === "diagram" ? figure.marks : [];
}

function pointsOf(figure: Figure | undefined): Map<string, Point> {
  return new Map(marksOf(figure).flatMap((mark) => (mark.form === "point" ? [[mark.name ?? "", mark]] : [])));
}

const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

function isBetween(figure: Figure | undefined, [a = "", b = ""]: string, name: string): boolean {
  const points = pointsOf(figure);
  const [from, to, at] = [points.get(a), points.get(b), points.get(name)];
  return !!from && !!to && !!at && isNear(at, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
}

/** The lines that begin or end in the middle of the circle, and those that go through it. */
function linesOf(figure: Figure | undefined) {
  const circle = marksOf(figure).find((mark) => mark.form === "circle");
  const lines = marksOf(figure).flatMap((mark) => (mark.form === "line" ? [mark] : []));
  const points = [...pointsOf(figure)];
  const nameOf = (at: Point) => points.find(([, point]) => isNear(point, at))?.[0] ?? "";
  if (circle?.form !== "circle") return { radii: [], diameters: [], centre: "" };
  const named = (line: (typeof lines)[number]) => [nameOf(line.from), nameOf(line.to)].toSorted().join("");
  return {
    radii: lines.filter(({ from, to }) => isNear(from, circle) || isNear(to, circle)).map(named),
    diameters: lines
      .filter(({ from, to }) => isNear(circle, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))
      .map(named),
    centre: nameOf(circle),
  };
}

const sorted = (line: string) => [...line].toSorted().join("");

/** Which side of the midpoint rule is asked for: the whole or a half. */
function askedLength(text: string, size: number): string {
  const all = /trung điểm của (?:đoạn thẳng )?(\p{Lu}\p{Lu})/u.exec(text)?.[1] ?? "";
  const asked = /Đoạn thẳng (\p{Lu}\p{Lu}) dài bao nhiêu xăng-ti-mét\?$/u.exec(text)?.[1] ?? "";
  return `${asked === all ? size + size : size / 2} mm`;
}

function pickFigure(seen: PublicQuestion, whole: string): string | null {
  const name = /có (\p{Lu})/u.exec(seen.prompt.text)?.[1] ?? "";
  const figures = seen.kind === "figure-choice" ? seen.view.figures : [];
  const right = figures.filter((each) => isBetween(each, whole, name));
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
}

/** How long the line is that is asked for, by where the points are drawn. */
function laidOut(text: string, figure: Figure | undefined, size: number): number {
  const points = pointsOf(figure);
  const drawn = ([from = "", to = ""]: string) => Math.abs((points.get(from)?.x ?? 0) - (points.get(to)?.x ?? 0));
  const known = /\. (\p{Lu}\p{Lu}) dài \d/u.exec(text)?.[1] ?? "";
  const asked = /Hỏi (\p{Lu}\p{Lu}) dài/u.exec(text)?.[1] ?? "";
  return Math.round((size * drawn(asked)) / drawn(known));
}

type Solver = (seen: PublicQuestion, figure: Figure | undefined, size: number) => string | null;

const ways: readonly (readonly [RegExp, Solver])[] = [
  [/mấy (?:bán kính|đoạn thẳng)/u, (_, figure) => String(linesOf(figure).radii.length)],
  [/tâm của hình tròn/iu, (seen, figure) => onlyChoice(seen, (choice) => choice === `điểm ${linesOf(figure).centre}`)],
  [/nào là bán kính/u, (seen, figure) => onlyChoice(seen, (choice) => linesOf(figure).radii.includes(sorted(choice)))],
  [
    /nào là đường kính/u,
    (seen, figure) => onlyChoice(seen, (choice) => linesOf(figure).diameters.includes(sorted(choice))),
  ],
  [
    /là gì|là …/u,
    ({ prompt }, figure) => {
      const line = sorted(/(\p{Lu}\p{Lu}) là/u.exec(prompt.text)?.[1] ?? "");
      return linesOf(figure).radii.includes(line) ? "bán kính" : "đường kính";
    },
  ],
  [/khít.*Bán kính/u, ({ prompt }, _, size) => `${size / (wholesIn(prompt.text)[1] ?? 0) / 2} mm`],
  [/khít.*Chiều dài/u, ({ prompt }, _, size) => `${(wholesIn(prompt.text)[0] ?? 0) * (size + size)} mm`],
  [/là trung điểm.*là trung điểm/u, ({ prompt }, figure, size) => `${laidOut(prompt.text, figure, size)} mm`],
  [/Biết|là trung điểm/u, ({ prompt }, _, size) => askedLength(prompt.text, size)],
  [/đường kính dài bao nhiêu \S+\?$/iu, (_seen, _, size) => `${size + size} mm`],
  [/bán kính dài bao nhiêu \S+\?$/iu, (_seen, _, size) => `${size / 2} mm`],
];

/** Measures where the points lie; lengths are laid end to end. */
export const oracle: Oracle = (seen) => {
  const solved = solve(seen);
  const unit = { "xăng-ti-mét": 10, "đề-xi-mét": 100, mét: 1000 }[
    /bao nhiêu (\S+)\?$/u.exec(seen.prompt.text)?.[1] ?? ""
  ];
  if (seen.kind !== "number" || solved === null || unit === undefined) return solved;
  return String(Number(solved.replace(" mm", "")) / unit);
};

const solve: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const whole = /(?:đoạn thẳng |của |điểm )(\p{Lu}),? ?(\p{Lu})(?!\p{L})/u.exec(text)?.slice(1).join("") ?? "";
  if (seen.kind === "figure-choice") return pickFigure(seen, whole);
  const [size = 0] = valuesIn(shownText(seen), "length");
  const way = size > 0 || !/trung điểm/u.test(text) ? ways.find(([asked]) => asked.test(text)) : undefined;
  if (way !== undefined) return way[1](seen, figure, size);
  return onlyChoice(seen, (choice) => isBetween(figure, whole, choice.at(-1) ?? ""));
};
