import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { additionText } from "#lib/text/addition-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

interface FrameGroup {
  readonly picture: PictureName;
  readonly count: number;
}

/**
 * Groups of things laid one after another into one ten frame, or two where more than ten
 * `cells` must be seen.
 */
export function frameFigure(
  groups: readonly FrameGroup[],
  labels: TenFrameFigure["labels"],
  cells: number,
): TenFrameFigure {
  const shown = groups.filter((group) => group.count > 0);
  const frames = cells > 10 ? 2 : 1;
  const named = shown.map(({ picture, count }) => `${count} ${pictureText[picture].name}`);
  return {
    type: "ten-frame",
    frames,
    isStanding: false,
    groups: shown,
    labels,
    crossed: 0,
    alt: additionText.frameAlt(named, frames),
  };
}
