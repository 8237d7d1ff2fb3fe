import type { Item } from "#scripts/rive/scene.ts";
import type { Art } from "#scripts/rive/svg/read-art.ts";

const atTop = ["body", "anchor-neck", "arm-left", "arm-right", "arm-chin", "head"];
const inHead = [
  "ear-left",
  "ear-right",
  "eyes",
  "eyes-happy",
  "eyes-think",
  "brows-think",
  "brows-kind",
  "mouth-smile",
  "mouth-laugh",
  "mouth-think",
  "mouth-kind",
  "anchor-eyes",
  "anchor-crown",
];

function namesOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.kind === "group" ? [item.name] : []));
}

function compare(
  found: readonly string[],
  needed: readonly string[],
  optional: readonly string[],
  where: string,
): void {
  const missing = needed.filter((name) => !found.includes(name));
  const odd = found.filter((name) => !needed.includes(name) && !optional.includes(name));
  if (missing.length > 0) throw new Error(`${where} lacks ${missing.join(", ")}`);
  if (odd.length > 0) throw new Error(`${where} has the unknown ${odd.join(", ")}`);
}

/** Throws when an animal's art lacks a group that is moved, or has one that nobody knows. */
export function checkArt(art: Art, file: string): void {
  compare(namesOf(art.items), atTop, ["tail"], file);
  const head = art.items.find((item) => item.kind === "group" && item.name === "head");
  compare(head?.kind === "group" ? namesOf(head.children) : [], inHead, ["front"], `${file}: the head`);
}
