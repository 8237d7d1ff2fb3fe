import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { shownText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The sides of a drawn quadrilateral as steps. */
function stepsOf(figure: Figure | undefined): { readonly x: number; readonly y: number }[] {
  const marks = figure?.type === "diagram" ? figure.marks : [];
  const [corners = []] = marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  return corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
}

/** What a drawn shape is called: right angles by the dot product, sides by their length. */
function nameOf(figure: Figure | undefined): string {
  const steps = stepsOf(figure);
  const isRight = steps.every(({ x, y }, place) => {
    const next = steps[(place + 1) % steps.length] ?? { x: 1, y: 1 };
    return Math.abs(x * next.x + y * next.y) < 0.01;
  });
  if (steps.length !== 4 || !isRight) return "khác";
  const lengths = steps.map(({ x, y }) => Math.round(Math.hypot(x, y) * 100));
  return new Set(lengths).size === 1 ? "hình vuông" : "hình chữ nhật";
}

/** What a teacher holds for true of squares and of rectangles. */
const facts: Readonly<Record<string, boolean>> = {
  "có 4 cạnh bằng nhau": true,
  "có 4 góc vuông": true,
  "có 4 góc vuông và 4 cạnh bằng nhau": true,
  "có 4 đỉnh và 4 góc vuông": true,
  "có 4 cạnh và 4 góc vuông": true,
  "có 2 cạnh dài bằng nhau, 2 cạnh ngắn bằng nhau": true,
  "chỉ có 2 góc vuông": false,
  "có 4 cạnh dài khác nhau": false,
  "có 3 cạnh": false,
  "không có góc vuông": false,
  "có 3 đỉnh": false,
  "có 5 cạnh": false,
  "có 1 góc vuông và 3 góc không vuông": false,
};

/** Sides with no corner in common lie opposite each other. */
function isOpposite(corners: string, side: string, other: string): boolean {
  const places = [...side, ...other].map((name) => corners.indexOf(name));
  const isSide = (a = 0, b = 0) => Math.abs(a - b) % 2 === 1;
  return new Set(places).size === 4 && isSide(places[2], places[3]);
}

function pickFigure(seen: PublicQuestion): string | null {
  const asked = /hình vuông|hình chữ nhật/u.exec(seen.prompt.text)?.[0];
  const figures = seen.kind === "figure-choice" ? seen.view.figures : [];
  const right = figures.filter((figure) => nameOf(figure) === asked);
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
}

/** What is typed for so many millimetres. */
const centimetres = (length: number) => String(length / 10);

type Solver = (seen: PublicQuestion, lengths: readonly number[]) => string | null;

const ways: readonly (readonly [RegExp, Solver])[] = [
  [/là hình gì|gọi tên/u, ({ figures }) => nameOf(figures[0])],
  [/đúng/u, (seen) => onlyChoice(seen, (choice) => facts[choice] === true)],
  [/sai/u, (seen) => onlyChoice(seen, (choice) => facts[choice] === false)],
  [
    /cắt/iu,
    (_, [long = 0, , side = 1]) => {
      let squares = 0;
      for (let rest = long; rest >= side; rest -= side) squares += 1;
      return String(squares);
    },
  ],
  [
    /Ghép|Xếp/u,
    ({ prompt }, [side = 0]) => {
      const row = Array.from({ length: wholesIn(prompt.text)[0] ?? 0 }, () => side);
      return centimetres(row.reduce((sum, each) => sum + each, 0));
    },
  ],
  [/dài tất cả/u, (_, [side = 0]) => centimetres(side + side)],
  [/Hình vuông/u, (_, [side = 0]) => centimetres(side)],
  [
    /cạnh nào/u,
    (seen) => {
      const corners = /\p{Lu}{4}/u.exec(seen.prompt.text)?.[0] ?? "";
      const side = /cạnh (\p{Lu}\p{Lu})/u.exec(seen.prompt.text)?.[1] ?? "";
      return onlyChoice(seen, (choice) => isOpposite(corners, side, choice.slice(-2)));
    },
  ],
  [
    /dài bao nhiêu/u,
    ({ prompt: { text } }, [first = 0, second = 0]) => {
      const corners = /\p{Lu}{4}/u.exec(text)?.[0] ?? "";
      const asked = /cạnh (\p{Lu}{2})(?: dài bao nhiêu xăng-ti-mét\?)$/iu.exec(text)?.[1] ?? "";
      return centimetres(isOpposite(corners, corners.slice(0, 2), asked) ? first : second);
    },
  ],
];

/** Measures what is drawn, knows what is true, lays sides end to end. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return pickFigure(seen);
  const lengths = valuesIn(shownText(seen), "length");
  return ways.find(([asked]) => asked.test(seen.prompt.text))?.[1](seen, lengths) ?? null;
};
