import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";
import type { PaperForm, PaperPart } from "#lib/questions/paper-form.ts";
import { solutionBlock } from "#lib/questions/paper-story.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { BoxesKey, BoxesPart, BoxesView, NumberBox, PlacesHead } from "./grading.ts";

const sizeOf = (box: NumberBox | string) => (typeof box === "string" ? box : box.maxDigits);

function toPart(part: BoxesPart): PaperPart {
  if (part.type === "text") return part;
  if (part.type === "box") return { type: "box", letters: part.box.maxDigits };
  return { type: "fraction", top: sizeOf(part.top), bottom: sizeOf(part.bottom) };
}

/** Boxes that no words lead up to are said to be for the answer. */
function lineOf(parts: readonly BoxesPart[]): readonly PaperPart[] {
  const isLedUpTo = parts[0]?.type === "text";
  return [...(isLedUpTo ? [] : [{ type: "text", text: paperText.answer } as const]), ...parts.map(toPart)];
}

const gapOf = (box: NumberBox | string) => (typeof box === "string" ? box : gap);

/** A part as it stands in a prompt, with gaps for its boxes. */
function writePart(part: BoxesPart): string {
  if (part.type === "text") return part.text;
  return part.type === "box" ? gap : `${gapOf(part.top)}\u2044${gapOf(part.bottom)}`;
}

const gap = "…";

const countGaps = (text: string) => text.split(gap).length - 1;

/** What is written stands in the only gap of a prompt: "9 giờ − 2 giờ 5 phút = … giờ … phút". */
function fillGap(prompt: string, parts: readonly BoxesPart[]): string {
  const isOne = countGaps(prompt) === 1 && (parts.length === 1 || /…\.?$/u.test(prompt));
  return isOne ? prompt.replace(gap, parts.map(writePart).join(" ")) : prompt;
}

const countBoxes = (parts: readonly BoxesPart[]) => countGaps(parts.map(writePart).join(" "));

/** The table with its squares still empty. */
function drawTable({ classes, places }: PlacesHead): PlaceChartFigure {
  const head = { classes, places, rows: [places.map(() => null)] };
  return { type: "place-chart", ...head, comma: null, marked: null, alt: paperText.chart };
}

export const boxesPaper: PaperForm<BoxesView, BoxesKey> = {
  prompt: ({ parts }, prompt) => fillGap(prompt, parts),
  blocks: ({ parts, chart }, { prompt, classId }) => {
    if (chart !== undefined) return [{ type: "figure", figure: drawTable(chart) }];
    if (countGaps(prompt) === countBoxes(parts)) return [];
    return [solutionBlock(prompt, classId) ?? { type: "line", parts: lineOf(parts), isRunning: false }];
  },
};
