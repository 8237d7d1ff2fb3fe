import type { Figure } from "#lib/questions/figure.ts";
import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** What a strict teacher knows of things, by the name of their drawing. */
const known: readonly (readonly [RegExp, string])[] = [
  [/can$|drum$/u, "khối trụ"],
  [/ball$/u, "khối cầu"],
  [/die$|puzzle-cube$/u, "khối lập phương"],
  [/brick$|fridge$|matchbox$/u, "khối hộp chữ nhật"],
];

function shapeOfThing(name: string): string | null {
  return known.find(([words]) => words.test(name))?.[1] ?? null;
}

function nameOf(part: ShapePart | undefined): string | null {
  if (part === undefined) return null;
  if (part.form === "ball") return "khối cầu";
  if (part.form === "cylinder") return "khối trụ";
  if (part.form === "thing") return shapeOfThing(part.thing);
  if (part.form === "oval") return "hình tròn";
  if (part.form === "block") {
    return part.width === part.depth && part.depth === part.height ? "khối lập phương" : "khối hộp chữ nhật";
  }
  if (part.form !== "polygon") return null;
  const corners = new Set(part.corners.map(({ x, y }) => `${x} ${y}`)).size;
  return (
    new Map([
      [3, "hình tam giác"],
      [4, "hình tứ giác"],
    ]).get(corners) ?? "hình khác"
  );
}

function namesIn(figure: Figure | undefined): (string | null)[] {
  return figure?.type === "shapes" ? figure.parts.map(nameOf) : [];
}

export const oracle: Oracle = (seen) => {
  const text = seen.prompt.text.toLowerCase();
  const asked = /hình tứ giác|khối (?:trụ|cầu|lập phương|hộp chữ nhật)/u.exec(text)?.[0];
  if (seen.kind === "figure-choice") {
    const isOdd = text.includes("không phải");
    const right = seen.view.figures.flatMap(namesIn).filter((name) => (name === asked) !== isOdd);
    if (right.length !== 1) return null;
    return isOdd ? `không phải ${asked}` : (right[0] ?? null);
  }
  if (seen.kind === "pick-shapes") {
    return `${seen.view.tiles.filter(({ part }) => nameOf(part) === asked).length} đồ vật`;
  }
  const drawn = namesIn(seen.figures[0]);
  const [more, fewer] = [...text.matchAll(/khối (?:trụ|cầu|lập phương)/gu)].map(([name]) => name);
  const countOf = (name: string | undefined) => drawn.filter((each) => each === name).length;
  if (text.includes("nhiều hơn")) return String(countOf(more) - countOf(fewer));
  if (/có mấy/u.test(text)) return String(drawn.filter((name) => name === asked).length);
  return drawn[0] ?? null;
};
