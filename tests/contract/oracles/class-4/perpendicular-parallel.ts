import type { Figure } from "#lib/questions/figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The cosine of the angle between two directions. */
function cosine(a: Direction, b: Direction): number {
  return (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y));
}

function relationOf(a: Direction, b: Direction): string {
  if (Math.abs(cosine(a, b)) > 0.999) return "song song";
  return Math.abs(cosine(a, b)) < 0.001 ? "vuông góc" : "cắt nhau nhưng không vuông góc";
}

/** Every straight line that is drawn, as a direction. */
function linesOf(figure: Figure | undefined): Direction[] {
  if (figure?.type !== "diagram") return [];
  return figure.marks.flatMap((mark) =>
    mark.form === "line" ? [{ x: mark.to.x - mark.from.x, y: mark.to.y - mark.from.y }] : [],
  );
}

/** The sides of a shape, as directions. */
function sidesOf(figure: Figure | undefined): Direction[] {
  const area = figure?.type === "diagram" ? figure.marks.find((mark) => mark.form === "area") : undefined;
  if (area?.form !== "area") return [];
  return area.corners.map(({ x, y }, place, all) => {
    const next = all[(place + 1) % all.length] ?? { x, y };
    return { x: next.x - x, y: next.y - y };
  });
}

const pairOf = (figure: Figure | undefined) => {
  const [a, b] = linesOf(figure);
  return a === undefined || b === undefined ? null : relationOf(a, b);
};

/** Where a name of a line points: "AB" from point to point, "đường Lê Lợi" along what it is written beside. */
function directionOf(figure: Figure | undefined, name: string): Direction | null {
  if (figure?.type !== "diagram") return null;
  const street = figure.marks.find((mark) => mark.form === "length" && mark.text === name.replace("đường ", ""));
  if (street?.form === "length") return { x: street.to.x - street.from.x, y: street.to.y - street.from.y };
  const [from, to] = Array.from(name, (letter) =>
    figure.marks.find((mark) => mark.form === "point" && mark.name === letter),
  );
  return from?.form === "point" && to?.form === "point" ? { x: to.x - from.x, y: to.y - from.y } : null;
}

/** Compares directions. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [relation] = /song song|vuông góc/u.exec(text) ?? [];
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((figure) => pairOf(figure) === relation);
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  const [figure] = seen.figures;
  if (seen.kind === "number") {
    const drawn = [...linesOf(figure), ...sidesOf(figure)];
    const pairs = drawn.flatMap((one, place) => drawn.slice(place + 1).map((other) => relationOf(one, other)));
    return String(pairs.filter((each) => each === relation).length);
  }
  const asked = /[cC]ạnh ([A-Z]{2})(?![A-Z])/u.exec(text)?.[1] ?? /(đường \p{Lu}\p{L}* \p{Lu}\p{L}*)/u.exec(text)?.[1];
  if (asked === undefined) return pairOf(figure) === "song song" ? "không cắt nhau" : pairOf(figure);
  const direction = directionOf(figure, asked);
  return onlyChoice(seen, (choice) => {
    const other = directionOf(figure, choice);
    return direction !== null && other !== null && relationOf(direction, other) === relation;
  });
};
