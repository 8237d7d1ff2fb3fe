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

/** The part of a whole at a point of the sheet; null beside it. */
export function partAt(
  { form, parts, columns }: Pick<FractionWhole, "form" | "parts" | "columns">,
  point: { readonly x: number; readonly y: number },
  box: Box,
): number | null {
  const [across, down] = [(point.x - box.x) / box.width, (point.y - box.y) / box.height];
  if (form === "circle") {
    const [right, up] = [across - 0.5, 0.5 - down];
    if (Math.hypot(right, up) > 0.5) return null;
    const turn = (Math.atan2(right, up) / (2 * Math.PI) + 1) % 1;
    return Math.min(parts - 1, Math.floor(turn * parts));
  }
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return null;
  const inRow = form === "bar" ? parts : columns;
  const place = Math.floor(down * Math.ceil(parts / inRow)) * inRow + Math.floor(across * inRow);
  return place < parts ? place : null;
}

/** How large the words in the parts of a whole stand: all alike, so that the longest fits. */
export function partSize(whole: FractionWhole, box: Box): number {
  const longest = Math.max(...(whole.inParts ?? []).map((text) => (text === null ? 0 : wordsSize(text, 1).width)));
  return Math.min(largest, partPlace(whole, 0, box).room / longest);
}
