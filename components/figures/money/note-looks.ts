import type { NoteValue } from "#lib/questions/figures/money.ts";

interface NoteLook {
  readonly light: string;
  readonly fill: string;
  readonly deep: string;
  readonly ink: string;
  /** In parts of the largest note. */
  readonly size: number;
}

/** The main colour of each note, as its real one is called: the green one, the blue one. */
export const noteLooks: Readonly<Record<NoteValue, NoteLook>> = {
  100: { light: "#efe6d6", fill: "#cdb892", deep: "#8f7444", ink: "#54401c", size: 0.86 },
  200: { light: "#fbe3d3", fill: "#e9b08b", deep: "#b06a3b", ink: "#6d3611", size: 0.87 },
  500: { light: "#ffe0e4", fill: "#f2a3b1", deep: "#c25a70", ink: "#7a1f35", size: 0.88 },
  1000: { light: "#e9e4f4", fill: "#bdb0dc", deep: "#7a68ab", ink: "#3f2f72", size: 0.89 },
  2000: { light: "#efe3da", fill: "#cbab94", deep: "#8d6446", ink: "#53321a", size: 0.9 },
  5000: { light: "#dde8f6", fill: "#9dbbe3", deep: "#4f7cb8", ink: "#1c4177", size: 0.91 },
  10000: { light: "#fbf0c4", fill: "#e2c663", deep: "#a8841c", ink: "#5f4600", size: 0.92 },
  20000: { light: "#d5ebfb", fill: "#7fbdea", deep: "#2f7fbd", ink: "#0d477a", size: 0.94 },
  50000: { light: "#fddcea", fill: "#f08db8", deep: "#c24a80", ink: "#7d1748", size: 0.95 },
  100000: { light: "#dcf0d4", fill: "#8fcb80", deep: "#459136", ink: "#1c5714", size: 0.97 },
  200000: { light: "#fbdcd0", fill: "#ee9478", deep: "#bf4f2f", ink: "#7c260f", size: 0.985 },
  500000: { light: "#cfeef0", fill: "#6bc4cb", deep: "#23858e", ink: "#064b52", size: 1 },
};
