import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PieceName } from "#lib/questions/figures/illustration-pieces.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** The field that things are placed in. */
export const illustrationField = { width: 160, height: 120 } as const;

export interface IllustratedThing {
  readonly picture: PictureName | PieceName;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Looks the other way. */
  readonly isFlipped?: true;
}

/** Who does what where: things and people before a setting, those behind come first. */
export interface IllustrationFigure {
  readonly type: "illustration";
  readonly setting: "room" | "evening" | "garden" | "pond" | "beach" | "plain";
  readonly things: readonly IllustratedThing[];
  readonly alt: string;
}

function toPublic({ setting, things, alt }: IllustrationFigure): IllustrationFigure {
  return {
    type: "illustration",
    setting,
    things: things.map(({ picture, x, y, size, isFlipped }) => ({
      picture,
      x,
      y,
      size,
      ...(isFlipped === true && { isFlipped }),
    })),
    alt,
  };
}

export const illustrationFigure = defineFigure({ toPublic });
