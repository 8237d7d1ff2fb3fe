import type { PaperBlock, PaperForm } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { drawBuilt, drawCounted } from "./draw.ts";
import type { ChartBuildKey, ChartBuildView } from "./grading.ts";

/** What a picture stands for that is drawn into a row; nothing for columns, and for rows of different things. */
function tellPicture({ chart }: ChartBuildView): readonly PaperBlock[] {
  if (chart.type !== "pictogram") return [];
  const only = (words: readonly string[]) => (new Set(words).size === 1 ? words[0] : undefined);
  const told = chart.rows.map(({ picture }) => pictureText[picture]);
  const each = only(told.map(({ name }) => name)) ?? only(told.map(({ unit }) => unit));
  if (each === undefined) return [];
  return [{ type: "line", parts: [{ type: "text", text: paperKeyText.eachPicture(each) }], isRunning: true }];
}

/** The chart as it stands at first: what is missing is drawn with a pencil, and a number written below it. */
export const chartBuildPaper: PaperForm<ChartBuildView, ChartBuildKey> = {
  prompt: ({ total }, prompt) => (total === null ? prompt : paperKeyText.sumUp(prompt, total.before, total.after)),
  blocks: (view) => [
    ...[drawCounted(view)].flatMap((figure) => (figure === null ? [] : [{ type: "figure", figure } as const])),
    { type: "figure", figure: drawBuilt(view, [], false) },
    ...tellPicture(view),
    ...(view.total === null
      ? []
      : [
          {
            type: "line",
            parts: [
              { type: "text", text: view.total.before },
              { type: "box", letters: 2 },
              { type: "text", text: view.total.after },
            ],
            isRunning: false,
          } as const,
        ]),
  ],
};
