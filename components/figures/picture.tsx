import { use } from "react";
import type { PieceName } from "#lib/questions/figures/illustration-pieces.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { OnPaper } from "./on-paper.ts";
import { pictureSrc } from "./picture-src.ts";

interface PictureProps {
  readonly name: PictureName | PieceName;
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity?: number;
}

/** How wide the line around a picture is in print, in parts of its size. */
const contour = 0.02;

/** Where black copies of it lie behind a picture, counted in widths of the line. */
const copies = [
  { right: -0.7, down: -0.7 },
  { right: 0.7, down: -0.7 },
  { right: -0.7, down: 0.7 },
  { right: 0.7, down: 0.7 },
  { right: -1, down: 0 },
  { right: 1, down: 0 },
  { right: 0, down: -1 },
  { right: 0, down: 1 },
];

/** A painted picture. It has no lines of its own: in print it has one around it, or in greys some would be as pale as the paper. */
export function Picture({ name, x, y, size, opacity }: PictureProps) {
  const isPrinted = use(OnPaper) !== null;
  const href = pictureSrc(name);
  const by = size * contour;
  return (
    <>
      {isPrinted &&
        copies.map(({ right, down }) => (
          <image
            key={`${right} ${down}`}
            href={href}
            x={x + right * by}
            y={y + down * by}
            width={size}
            height={size}
            className="paper-contour"
          />
        ))}
      <image href={href} x={x} y={y} width={size} height={size} opacity={opacity} />
    </>
  );
}
