import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

interface Way {
  readonly x: number;
  readonly y: number;
}

function degreesBetween(first: Way, second: Way): number {
  const cosine =
    (first.x * second.x + first.y * second.y) / (Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y));
  return Math.round((Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI);
}

/** Each drawn angle: the degrees between its two sides, which are drawn one after the other; the angles of a shape. */
function drawn(figure: Figure | undefined): number[] {
  if (figure?.type !== "diagram") return [];
  const sides = figure.marks.flatMap((mark) =>
    mark.form === "line" ? [{ x: mark.to.x - mark.from.x, y: mark.to.y - mark.from.y }] : [],
  );
  const [shape] = figure.marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  const corners = (shape ?? []).map((corner, at, all) => {
    const [before, after] = [all.at(at - 1) ?? corner, all[(at + 1) % all.length] ?? corner];
    return degreesBetween(
      { x: before.x - corner.x, y: before.y - corner.y },
      { x: after.x - corner.x, y: after.y - corner.y },
    );
  });
  const apart = sides.flatMap((side, at) => {
    const next = sides[at + 1];
    return at % 2 === 0 && next !== undefined ? [degreesBetween(side, next)] : [];
  });
  return [...corners, ...apart];
}

function kindOf(degrees: number): string {
  if (degrees < 90) return "góc nhọn";
  if (degrees === 90) return "góc vuông";
  return degrees < 180 ? "góc tù" : "góc bẹt";
}

function wantedKind(text: string): string | null {
  if (/bé hơn góc bẹt/u.test(text)) return "góc tù";
  if (/bé hơn góc vuông/u.test(text)) return "góc nhọn";
  if (/hai góc vuông/u.test(text)) return "góc bẹt";
  return /góc (?:nhọn|vuông|tù|bẹt)/u.exec(text)?.[0] ?? null;
}

/** Measures what is drawn by its directions. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((figure) => kindOf(drawn(figure)[0] ?? 0) === wantedKind(text));
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  const all = drawn(seen.figures[0]);
  const counted = (kind: string) => all.filter((degrees) => kindOf(degrees) === kind).length;
  if (seen.kind === "boxes") {
    const asked = [...new Set([...text.matchAll(/góc (?:nhọn|vuông|tù)/gu)].map(([kind]) => kind))];
    return asked.map((kind) => `${counted(kind)} ${kind}`).join(", ");
  }
  const kind = /(?:mấy|bao nhiêu|số) (góc (?:nhọn|vuông|tù|bẹt))/u.exec(text)?.[1];
  if (kind !== undefined) return String(counted(kind));
  const [told] = /\d+(?=°)/u.exec(text) ?? [];
  const degrees = told === undefined ? (all[0] ?? Number.NaN) : Number(told);
  return /góc gì/u.test(text) ? kindOf(degrees) : String(degrees);
};
