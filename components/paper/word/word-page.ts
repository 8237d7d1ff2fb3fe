import type { SheetLook } from "#components/paper/sheet-look.ts";
import type { ClassId } from "#lib/core/class-id.ts";

/** The sheet that is written on, in millimetres. Every width of a document follows it. */
export interface WordPage {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Between the margins. */
  readonly textWidth: number;
  /** Half points of its letters, which is how Word measures them. */
  readonly fontSize: number;
}

/** Classes 1 and 2 read larger letters; a small sheet has smaller ones. */
const papers = {
  a4: { width: 210, height: 297, margin: 16, sizes: { usual: 26, large: 30 } },
  a5: { width: 148, height: 210, margin: 11, sizes: { usual: 22, large: 25 } },
} as const;

export function pageOf(size: SheetLook["size"], classId: ClassId): WordPage {
  const { width, height, margin, sizes } = papers[size];
  const fontSize = Number(classId) < 3 ? sizes.large : sizes.usual;
  return { width, height, margin, textWidth: width - 2 * margin, fontSize };
}

/** Millimetres between two columns. */
export const columnGap = 9;

/** The same sheet where it is written on in two columns. */
export function inColumns(page: WordPage): WordPage {
  return { ...page, textWidth: (page.textWidth - columnGap) / 2 };
}

/** Twentieths of a point, which is how Word measures widths. */
export const twips = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

/** Millimetres of half a point, and how wide a letter is, measured in its height. */
const halfPoint = 25.4 / 144;
const letterShare = 0.48;

/** How wide so many letters are likely to be, in millimetres. */
export function widthOf(letters: number, { fontSize }: WordPage): number {
  return letters * fontSize * halfPoint * letterShare;
}
