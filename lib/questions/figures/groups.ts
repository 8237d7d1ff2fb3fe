import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Things in groups: on plates, or in the rows of an array. */
export interface GroupsFigure {
  readonly type: "groups";
  readonly picture: PictureName;
  /** plates: each group on a plate; rows: one group a row, one thing below the other; loose: a heap to be shared. */
  readonly holder: "plates" | "rows" | "loose";
  /** How many things lie in each group; 0 is an empty plate. At most ten groups and 100 things. */
  readonly sizes: readonly number[];
  /** A ring around each so many things of a row or heap (a hint); 0 for none. */
  readonly ringed: number;
  /** Written at the plates, rows or rings in their order: how far they are counted (an explanation). */
  readonly labels?: readonly string[];
  readonly alt: string;
}

function toPublic(figure: GroupsFigure): GroupsFigure {
  return {
    type: "groups",
    picture: figure.picture,
    holder: figure.holder,
    sizes: figure.sizes.map((size) => size),
    ringed: figure.ringed,
    ...(figure.labels !== undefined && { labels: figure.labels.map((label) => label) }),
    alt: figure.alt,
  };
}

/** "các đĩa có 6, 6, 6"; of a heap the rings and what is left. */
function describeGroups({ holder, sizes, ringed, picture }: GroupsFigure): string {
  const { name, unit } = pictureText[picture];
  const [heap = 0] = sizes;
  if (holder !== "loose" || sizes.length > 1) return `${descriptionText.holders[holder]} ${sizes.join(", ")} ${name}`;
  if (ringed === 0) return `${descriptionText.holders.loose} ${heap} ${name}`;
  const rest = heap % ringed;
  const rings = descriptionText.rings(Math.floor(heap / ringed), `${ringed} ${name}`);
  return rest === 0 ? rings : `${rings}, ${descriptionText.left(`${rest} ${unit}`)}`;
}

function counted({ labels = [] }: GroupsFigure): string[] {
  return labels.length === 0 ? [] : [descriptionText.counted(labels.join(", "))];
}

export const groupsFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, [describeGroups(figure), ...counted(figure)].join("; ")),
});
