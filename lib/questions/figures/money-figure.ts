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
  readonly alt: string;
}
