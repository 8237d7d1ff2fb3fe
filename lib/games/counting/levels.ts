/** How a number of things is asked: chosen, typed, taken from a tray, read off ten frames, or two trays compared. */
export type CountingForm = "choose" | "type" | "take" | "frame" | "frame-type" | "trays";

export interface CountingLevel {
  readonly from: number;
  readonly to: number;
  /** Loose things in rows of five, or scattered over the picture. */
  readonly isScattered: boolean;
  readonly forms: readonly CountingForm[];
}

const loose: readonly CountingForm[] = ["choose", "type", "take", "frame"];
const framed: readonly CountingForm[] = ["frame", "frame-type", "choose", "take"];

export const countingLevels: readonly CountingLevel[] = [
  { from: 1, to: 5, isScattered: false, forms: loose },
  { from: 1, to: 10, isScattered: false, forms: loose },
  { from: 0, to: 10, isScattered: true, forms: loose },
  { from: 11, to: 15, isScattered: false, forms: framed },
  { from: 11, to: 20, isScattered: false, forms: framed },
  { from: 11, to: 20, isScattered: true, forms: loose },
  { from: 0, to: 20, isScattered: true, forms: [...loose, "frame-type"] },
  { from: 1, to: 10, isScattered: true, forms: ["trays", "trays", "choose", "take"] },
];
