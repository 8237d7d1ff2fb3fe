import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { CountKey, CountView } from "./grading.ts";

const columns = 5;

export const countPaper: PaperForm<CountView, CountKey> = {
  blocks: ({ picture, total }) => [
    {
      type: "figure",
      figure: {
        type: "objects",
        picture,
        cells: Array.from({ length: total }, (_, place) => ({
          column: place % columns,
          row: Math.floor(place / columns),
          dx: 0,
          dy: 0,
        })),
        rows: Math.ceil(total / columns),
        columns,
        numbered: 0,
        alt: "",
      },
    },
  ],
};
