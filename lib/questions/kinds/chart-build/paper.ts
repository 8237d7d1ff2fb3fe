import type { PaperForm } from "#lib/questions/paper-form.ts";
import { drawBuilt, drawCounted } from "./draw.ts";
import type { ChartBuildKey, ChartBuildView } from "./grading.ts";

/** The chart as it stands at first: what is missing is drawn with a pencil, and a number written below it. */
export const chartBuildPaper: PaperForm<ChartBuildView, ChartBuildKey> = {
  blocks: (view) => [
    ...[drawCounted(view)].flatMap((figure) => (figure === null ? [] : [{ type: "figure", figure } as const])),
    { type: "figure", figure: drawBuilt(view, [], false) },
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
