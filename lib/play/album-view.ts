import type { ClassId } from "#lib/core/class-id.ts";
import type { ArtName } from "./art-names.ts";

/** A skill as a sticker of the album. */
export interface Sticker {
  readonly classId: ClassId;
  readonly title: string;
  readonly image: ArtName;
  /** Where the skill is practised. */
  readonly href: string;
}

/** The stickers of a strand. */
export interface StickerSheet {
  readonly title: string;
  /** Among all sheets there can be, counted from 0. */
  readonly place: number;
  readonly stickers: readonly Sticker[];
  /** The next one, with the fewest runs it still takes and how far the way is gone, 0 to 1; null where none was begun. */
  readonly next: (Sticker & { readonly runs: number; readonly share: number }) | null;
}

/** What a player has collected. */
export interface AlbumView {
  readonly pieces: number;
  readonly sheets: readonly StickerSheet[];
}
