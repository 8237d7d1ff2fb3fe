import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** So many groups with as many things in each, on plates or in rows; told without their numbers. */
export function equalGroups(
  picture: PictureName,
  size: number,
  count: number,
  holder: "plates" | "rows" = "plates",
): GroupsFigure {
  const sizes = Array.from({ length: count }, () => size);
  const alt = holder === "plates" ? "Các đĩa có số đồ vật bằng nhau." : "Các hàng có số đồ vật bằng nhau.";
  return { type: "groups", picture, holder, sizes, ringed: 0, alt };
}

/** A heap to be shared out, a ring around each so many where a hint shows it. */
export function heap(picture: PictureName, count: number, ringed = 0): GroupsFigure {
  return { type: "groups", picture, holder: "loose", sizes: [count], ringed, alt: "Một số đồ vật để chia đều." };
}

/** Groups of which each is numbered: the first, the second and so on. */
export function numbered(figure: GroupsFigure): GroupsFigure {
  const [heaped = 0] = figure.sizes;
  const groups =
    figure.ringed > 0 && figure.holder === "loose" ? Math.floor(heaped / figure.ringed) : figure.sizes.length;
  const labels = Array.from({ length: groups }, (_, place) => String(place + 1));
  return { ...figure, labels, alt: "Các nhóm bằng nhau được đánh số." };
}

/** Groups counted on one after another: 5, 10, 15. */
export function countedOn(figure: GroupsFigure): GroupsFigure {
  const labels = figure.sizes.map((size, place) => String(size * (place + 1)));
  return { ...figure, labels, alt: "Các nhóm bằng nhau được đếm thêm." };
}

/** Things that look right on a plate. */
export const plateThings = ["orange", "apple", "peach", "candy", "mango", "custard-apple"] as const;
