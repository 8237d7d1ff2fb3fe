import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** One to three leaves of a tear-off calendar ("tờ lịch"), side by side. */
export interface DaySheetsFigure {
  readonly type: "day-sheets";
  readonly sheets: readonly {
    /** "Tháng 5", or null. */
    readonly month: string | null;
    /** The large number; "?" where it is asked, null on a leaf that shows its weekday alone. */
    readonly day: string | null;
    /** "Thứ Hai"; "?" where it is asked. */
    readonly weekday: string;
  }[];
  /** The leaf of that place stands out (an explanation). */
  readonly marked?: number;
  readonly alt: string;
}

function toPublic(figure: DaySheetsFigure): DaySheetsFigure {
  return {
    type: "day-sheets",
    sheets: figure.sheets.map(({ month, day, weekday }) => ({ month, day, weekday })),
    ...(figure.marked !== undefined && { marked: figure.marked }),
    alt: figure.alt,
  };
}

const asked = (text: string) => (text === "?" ? descriptionText.gap : text);

function describeSheet({ month, day, weekday }: DaySheetsFigure["sheets"][number]): string {
  const number = day === "?" ? descriptionText.openDay : descriptionText.dayOfMonth(day ?? "");
  return [asked(weekday), ...(day === null ? [] : [number]), ...(month === null ? [] : [month.toLowerCase()])].join(
    ", ",
  );
}

function describeSheets({ sheets, marked }: DaySheetsFigure): string {
  const ringed = marked === undefined ? undefined : sheets[marked];
  return [
    ...sheets.map(describeSheet),
    ...(ringed === undefined ? [] : [descriptionText.ringedThing(ringed.weekday)]),
  ].join("; ");
}

export const daySheetsFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeSheets(figure)),
});
