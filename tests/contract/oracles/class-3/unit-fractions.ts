import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, wholesIn } from "#tests/contract/read-number.ts";
import { readWords } from "#tests/contract/read-words.ts";

/** Into how many parts of the painted size a whole goes; null where they do not fit in. */
function partsOf(figure: Figure | undefined): number | null {
  const whole = figure?.type === "fraction" ? figure.wholes[0] : undefined;
  if (whole === undefined) return null;
  const { parts, painted, form, columns } = whole;
  if (form === "set" && painted !== columns) return null;
  return parts % painted === 0 ? parts / painted : null;
}

function bottomOf(text: string): number | null {
  const [fraction] = numbersIn(text);
  return fraction?.top === 1n ? Number(fraction.bottom) : null;
}

/** Into how many parts as large as the painted one a strip goes; null where a part has another size. */
function stripParts(figure: Figure): number | null {
  if (figure.type !== "diagram") return partsOf(figure);
  const areas = figure.marks.flatMap((mark) => (mark.form === "area" ? [mark] : []));
  const widths = areas.map(
    ({ corners }) => Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x)),
  );
  const painted = areas.filter(({ tone }) => tone !== "none").length;
  return painted === 1 && Math.max(...widths) - Math.min(...widths) < 0.01 ? areas.length : null;
}

function pickedFigure({ prompt: { text } }: PublicQuestion, figures: readonly Figure[]): string | null {
  const asked = bottomOf(text);
  if (/chưa|không phải/u.test(text)) {
    const wrong = figures.filter((figure) => partsOf(figure) !== asked);
    return wrong.length === 1 ? (wrong[0]?.alt ?? null) : null;
  }
  const right = figures.filter((figure) => stripParts(figure) === asked);
  const name = right[0]?.type === "diagram" ? "Băng giấy" : "Hình";
  return right.length === 1 && asked !== null ? `${name} có ${asked} phần bằng nhau, tô 1 phần` : null;
}

/** Counts what is left of a whole, or what has to be painted of a set; null for other words. */
function counted({ prompt: { text }, figures: [figure] }: PublicQuestion): number | null {
  const bottom = bottomOf(text);
  if (bottom === null) return null;
  if (text.includes("Còn lại")) return bottom - 1;
  const things = figure?.type === "fraction" ? (figure.wholes[0]?.parts ?? 0) : 0;
  return Array.from({ length: things }, (_, each) => each).find((each) => each * bottom === things) ?? null;
}

/** Counts the parts that are drawn, told or said. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") return pickedFigure(seen, seen.view.figures);
  const said = /một phần (\p{L}+)”/iu.exec(text)?.[1];
  const told = /thành \d+ /u.test(text) ? (wholesIn(text)[0] ?? null) : null;
  const parts = said === undefined ? (told ?? partsOf(seen.figures[0])) : readWords(said);
  if (seen.kind === "number") return String(counted(seen) ?? parts);
  return onlyChoice(seen, (choice) => bottomOf(choice) === parts);
};
