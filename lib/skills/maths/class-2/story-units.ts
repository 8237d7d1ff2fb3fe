/** What is counted or measured: behind the calculation, behind the answer, and as it is asked for and read out. */
export interface StoryUnit {
  readonly short: string;
  readonly full: string;
  readonly asked?: string;
}

export const cm: StoryUnit = { short: "cm", full: "cm", asked: "xăng-ti-mét" };
export const age: StoryUnit = { short: "tuổi", full: "tuổi" };

export const marbles: StoryUnit = { short: "viên", full: "viên bi" };
export const books: StoryUnit = { short: "quyển", full: "quyển vở" };
export const stamps: StoryUnit = { short: "nhãn", full: "nhãn vở" };
export const hens: StoryUnit = { short: "con", full: "con gà" };
export const birds: StoryUnit = { short: "con", full: "con chim" };
export const flowers: StoryUnit = { short: "bông", full: "bông hoa" };
export const oranges: StoryUnit = { short: "quả", full: "quả cam" };
export const mangoes: StoryUnit = { short: "quả", full: "quả xoài" };
export const kites: StoryUnit = { short: "chiếc", full: "chiếc diều" };
export const pupils: StoryUnit = { short: "bạn", full: "bạn" };
export const trees: StoryUnit = { short: "cây", full: "cây hoa" };

/** Units of other things, to choose from. */
export const storyUnits: readonly StoryUnit[] = [
  marbles,
  books,
  stamps,
  hens,
  flowers,
  oranges,
  kites,
  trees,
  cm,
  age,
  pupils,
];
