import type { PictureName } from "#lib/questions/picture-name.ts";

interface PlacedThings {
  readonly pictures: readonly PictureName[];
  /** How one of them is asked for, and all of them are named. */
  readonly which: string;
  readonly all: string;
}

/** Things that may lie or stand anywhere around a table, a box or in a row; one question shows one kind. */
export const placedThings: readonly PlacedThings[] = [
  { pictures: ["apple", "orange", "mango", "banana", "peach", "melon"], which: "Quả nào", all: "các quả" },
  { pictures: ["duck", "chicken", "turtle", "goose"], which: "Con nào", all: "các con vật" },
];
