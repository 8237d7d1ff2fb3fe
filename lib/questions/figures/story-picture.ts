import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** What things of a story lie or stand in. */
export type HolderName =
  | "box"
  | "plain-basket"
  | "red-basket"
  | "green-basket"
  | "pen"
  | "grass"
  | "pond"
  | "red-barrel"
  | "green-barrel";

/** What one number of a story tells of. */
export interface StoryGroup {
  /** Written above: whose it is, or what happens to it; null where it stands on the label. */
  readonly name: string | null;
  readonly picture: PictureName;
  readonly holder: HolderName;
  /** So many things stand there one by one, at most ten; 0 where they are too many or not known. */
  readonly loose: number;
  /** How many there are is not known: a "?" stands in the holder. */
  readonly isAsked: boolean;
  /** Written on the holder: "24 quả", "nhiều hơn 8 quả". */
  readonly label: string;
}

/** The things a word problem tells of, with its known numbers. */
export interface StoryPictureFigure {
  readonly type: "story-picture";
  readonly groups: readonly [StoryGroup, StoryGroup];
  /** An arrow between the groups: the second comes to the first, or goes from it; null where both stay. */
  readonly move: "in" | "out" | null;
  /** Written under a bracket over both groups; null for none. */
  readonly whole: string | null;
  readonly alt: string;
}

function toPublicGroup({ name, picture, holder, loose, isAsked, label }: StoryGroup): StoryGroup {
  return { name, picture, holder, loose, isAsked, label };
}

function toPublic(figure: StoryPictureFigure): StoryPictureFigure {
  const {
    groups: [first, second],
    move,
    whole,
    alt,
  } = figure;
  return { type: "story-picture", groups: [toPublicGroup(first), toPublicGroup(second)], move, whole, alt };
}

export const storyPictureFigure = defineFigure({ toPublic });
