import { formatNumber } from "#lib/core/format-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import { descriptionText } from "#lib/text/description-text.ts";

export const noteValues = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;

/** What real notes of Việt Nam are worth, in đồng. */
export type NoteValue = (typeof noteValues)[number];

/** Drawn notes, in one or two groups. */
export interface MoneyFigure {
  readonly type: "money";
  readonly groups: readonly {
    /** Written above: whose they are; null for none. */
    readonly label: string | null;
    /** At most eight. */
    readonly notes: readonly NoteValue[];
  }[];
  /** The notes of the only group, at most five, lie in one row that needs little height; absent where they do not. */
  readonly isRow?: true;
  readonly alt: string;
}

function toPublic(figure: MoneyFigure): MoneyFigure {
  return {
    type: "money",
    groups: figure.groups.map(({ label, notes }) => ({ label, notes: notes.map((note) => note) })),
    ...(figure.isRow === true && { isRow: true }),
    alt: figure.alt,
  };
}

function notesOf({ label, notes }: MoneyFigure["groups"][number]): string {
  const list = notes.map((note) => descriptionText.note(formatNumber(note))).join(", ");
  return label === null ? list : descriptionText.owned(label, list);
}

export const moneyFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, figure.groups.map(notesOf).join("; ")),
});
