import { wordsSize } from "#components/figures/words-size.ts";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Spot } from "./lay-wholes.ts";

type Box = Pick<Spot, "x" | "y" | "width" | "height">;

interface PartPlace {
  /** The middle of what is written in a part. */
  readonly x: number;
  readonly y: number;
  /** So wide may it be. */
  readonly room: number;
}

const largest = 17;

function slicePlace(place: number, parts: number, { x, y, width }: Box): PartPlace {
  const radius = width / 2;
  const turn = ((place + 0.5) / parts) * 2 * Math.PI;
  const reach = parts === 1 ? 0 : radius * 0.66;
  return {
    x: x + radius + reach * Math.sin(turn),
    y: y + radius - reach * Math.cos(turn),
    room: parts < 4 ? radius * 0.6 : 2 * reach * Math.sin(Math.PI / parts) * 0.8,
  };
}

/** Where a part of a whole has room for words. */
export function partPlace({ form, parts, columns }: FractionWhole, place: number, box: Box): PartPlace {
  if (form === "circle") return slicePlace(place, parts, box);
  const inRow = form === "bar" ? parts : columns;
  const [across, down] = [box.width / inRow, box.height / Math.ceil(parts / inRow)];
  return {
    x: box.x + ((place % inRow) + 0.5) * across,
    y: box.y + (Math.floor(place / inRow) + 0.5) * down,
    room: across - (form === "set" ? 12 : 6),
  };
}

/** How large the words in the parts of a whole stand: all alike, so that the longest fits. */
export function partSize(whole: FractionWhole, box: Box): number {
  const longest = Math.max(...(whole.inParts ?? []).map((text) => (text === null ? 0 : wordsSize(text, 1).width)));
  return Math.min(largest, partPlace(whole, 0, box).room / longest);
}
