import type { HolderName } from "#lib/questions/figures/story-picture.ts";
import type { Thing, ThingGroup } from "./things.ts";

/** What a story asks for: a sum, a rest, a whole of two, more or fewer than another, a part, how many more. */
export type TaleSort = "added" | "taken" | "joined" | "more" | "fewer" | "part" | "difference";

/** Who and what a story is told of, with its two numbers in the order of the text. */
export interface Scene {
  readonly first: string;
  readonly second: string;
  readonly thing: Thing;
  readonly a: number;
  readonly b: number;
}

/** One wording of a story. */
export interface Tale {
  readonly things: ThingGroup;
  /** Three sentences, the last of them the question. */
  readonly tell: (scene: Scene) => string;
  /** What is counted, as the "lời giải" begins; "là:" follows. */
  readonly lead: (scene: Scene) => string;
  /** Whose or what the two numbers are, as it stands before a bar and over the picture. */
  readonly captions: (scene: Scene) => readonly [string, string];
  /** What the things of the two numbers lie in on the picture. */
  readonly holders: readonly [HolderName, HolderName];
}
