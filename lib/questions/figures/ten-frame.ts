import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/**
 * One or two frames of ten, filled from the top left by one group after another. Lying frames are 5 wide and 2 high and
 * filled row by row; standing ones, for a narrow card, are 2 wide and 5 high, two of them side by side, and filled
 * column by column.
 */
export interface TenFrameFigure {
  readonly type: "ten-frame";
  readonly frames: 1 | 2;
  readonly isStanding: boolean;
  readonly groups: readonly { readonly picture: PictureName; readonly count: number }[];
  /** Cells that carry a number instead of a picture (a hint): `place` counts from 0; `label` may be "?". */
  readonly labels: readonly { readonly place: number; readonly label: string }[];
  /** So many things, from the last one back, are crossed out: taken away. */
  readonly crossed: number;
  readonly alt: string;
}

function toPublic(figure: TenFrameFigure): TenFrameFigure {
  return {
    type: "ten-frame",
    frames: figure.frames,
    isStanding: figure.isStanding,
    groups: figure.groups.map(({ picture, count }) => ({ picture, count })),
    labels: figure.labels.map(({ place, label }) => ({ place, label })),
    crossed: figure.crossed,
    alt: figure.alt,
  };
}

const frameSize = 10;

/** What lies in the frames: of one sort thing by thing, or how far each of two is filled; of two sorts how many. */
function describeFrame({ frames, groups, crossed }: TenFrameFigure): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const inFrames = descriptionText.frames.map((frame, place) =>
    descriptionText.has(frame, descriptionText.pictures(Math.min(frameSize, Math.max(0, total - place * frameSize)))),
  );
  const [first, ...others] = groups;
  const inGroups = groups.map(({ picture, count }) => `${count} ${pictureText[picture].name}`);
  // Things of one sort may be there to be counted.
  const one =
    frames === 2 && total > frameSize
      ? inFrames
      : Array.from({ length: total }, () => first && pictureText[first.picture].name);
  const told = others.length === 0 ? one : inGroups;
  return [...told, ...(crossed === 0 ? [] : [descriptionText.crossed(crossed)])].join(", ");
}

export const tenFrameFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeFrame(figure)),
});
