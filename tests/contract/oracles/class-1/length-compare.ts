import type { Figure } from "#lib/questions/figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const colours = new Map([
  ["đỏ", "red"],
  ["vàng", "yellow"],
  ["xanh lá", "green"],
  ["xanh dương", "blue"],
  ["tím", "purple"],
  ["hồng", "pink"],
]);

/** How far the strip of a colour reaches from side to side, or from foot to top; NaN where there is none. */
function measured(figure: Figure | undefined, words: string, isUpright: boolean): number {
  const colour = [...colours].find(([name]) => words.endsWith(name))?.[1];
  const parts = figure?.type === "shapes" ? figure.parts : [];
  const strip = parts.find((part) => part.form === "polygon" && part.paint === colour);
  if (strip?.form !== "polygon") return Number.NaN;
  const places = strip.corners.map(({ x, y }) => (isUpright ? y : x));
  return Math.max(...places) - Math.min(...places);
}

/** From one line of the grid to the next. */
function squareOf(figure: Figure | undefined): number {
  const lines =
    figure?.type === "shapes" ? figure.parts.flatMap((part) => (part.form === "lines" ? part.lines : [])) : [];
  const [first = 0, second = 0] = lines.map(({ from }) => from.x).toSorted((a, b) => a - b);
  return second - first;
}

/** Lays a measure along every strip. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const [, asked] = /ăng giấy (\S+(?: \S+)?) dài mấy ô[?.]$/u.exec(text) ?? [];
  if (asked !== undefined) return String(Math.round(measured(figure, asked, false) / squareOf(figure)));
  const [, one, relation, other] = /^Băng giấy (.+) (dài|ngắn) hơn (băng giấy .+) mấy ô\?$/u.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    const more = (measured(figure, one, false) - measured(figure, other, false)) * (relation === "dài" ? 1 : -1);
    return String(Math.round(more / squareOf(figure)));
  }
  if (seen.kind !== "choice") return null;
  const isUpright = /tháp/iu.test(text);
  const lengths = seen.view.choices
    .map((choice) => measured(figure, choice.text, isUpright))
    .filter((length) => !Number.isNaN(length));
  const best = /dài (?:hơn|nhất)|cao (?:hơn|nhất)/u.test(text) ? Math.max(...lengths) : Math.min(...lengths);
  if (lengths.filter((length) => length === best).length > 1)
    return onlyChoice(seen, (choice) => choice.includes("bằng nhau"));
  return onlyChoice(seen, (choice) => measured(figure, choice, isUpright) === best);
};
