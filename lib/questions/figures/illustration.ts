import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PieceName } from "#lib/questions/figures/illustration-pieces.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** The field that things are placed in, and what is seen of it where the picture is square. */
export const illustrationField = { width: 160, height: 120, squareFrom: 40 } as const;

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
  /** Only the square at the right is seen: beside others it can be larger. */
  readonly isSquare?: true;
  readonly alt: string;
}

function toPublic({ setting, things, isSquare, alt }: IllustrationFigure): IllustrationFigure {
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
    ...(isSquare === true && { isSquare }),
    alt,
  };
}

export const illustrationFigure = defineFigure({ toPublic });
