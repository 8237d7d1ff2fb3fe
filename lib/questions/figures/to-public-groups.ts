import type { GroupsFigure } from "./groups-figure.ts";

/** Things in groups with exactly the fields that are drawn. */
export function toPublicGroups(figure: GroupsFigure): GroupsFigure {
  return {
    type: "groups",
    picture: figure.picture,
    holder: figure.holder,
    sizes: figure.sizes.map((size) => size),
    ringed: figure.ringed,
    alt: figure.alt,
  };
}
