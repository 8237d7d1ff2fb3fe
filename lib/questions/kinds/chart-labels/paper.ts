import type { PaperForm } from "#lib/questions/paper-form.ts";
import { chartLabelsText as text } from "#lib/text/chart-labels-text.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { cardAt, drawLabelled, headingOf } from "./draw.ts";
import { type ChartLabelsKey, type ChartLabelsView, placesOf } from "./grading.ts";

/** How long the dots are for a name, and for a number. */
const [nameLetters, amountLetters] = [7, 3];

/** Letters would be taken for the names of classes. */
const numbered = (part: number) => `(${part + 1})`;

/** "(1): 4C, 80; (2): 4B, 70"; what stands in the chart already leads to what is put to it. */
function tellParts(view: ChartLabelsView, { cards }: ChartLabelsKey): string {
  const places = placesOf(view);
  return view.parts
    .map((_, part) => {
      const put = places.flatMap((place, at) => (place.part === part ? [cardAt(view, cards[at]) ?? ""] : []));
      return text.owned(headingOf(view, part, numbered), put.join(", "));
    })
    .join("; ");
}

/** Whether two parts of one size may change their names. */
const areNamesAlike = (view: ChartLabelsView, { fits }: ChartLabelsKey) =>
  placesOf(view).some(({ isName }, at) => isName && (fits[at] ?? []).length > 1);

/** The chart with numbers at its parts, what belongs there, and dots behind each number or name. */
export const chartLabelsPaper: PaperForm<ChartLabelsView, ChartLabelsKey> = {
  instruction: (view) =>
    view.names.length + view.amounts.length > placesOf(view).length ? paperKeyText.spareNumbers : null,
  blocks: (view) => [
    { type: "figure", figure: drawLabelled(view, null, numbered) },
    { type: "bank", label: null, words: [...view.names, ...view.amounts] },
    {
      type: "line",
      parts: view.parts.flatMap(({ name, amount }, part) => [
        { type: "text", text: `${headingOf(view, part, numbered)}:` } as const,
        ...(name === null ? [{ type: "gap", letters: nameLetters } as const] : []),
        ...(amount === null ? [{ type: "gap", letters: amountLetters } as const] : []),
      ]),
      isRunning: false,
    },
  ],
  answer: (view, key) =>
    areNamesAlike(view, key) ? paperKeyText.namesAlike(tellParts(view, key)) : tellParts(view, key),
};
