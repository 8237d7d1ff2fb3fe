import type { Rng } from "#lib/core/rng.ts";
import type { TallyShape } from "#lib/questions/kinds/tally/grading.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { total } from "#lib/skills/total.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Pictures that are counted together, kind by kind. */
interface CountedTopic {
  /** "các loại quả" */
  readonly all: string;
  /** "quả", of any kind. */
  readonly each: string;
  /** What a table calls the kinds, and their numbers. */
  readonly corner: string;
  readonly numbers: string;
  readonly pictures: readonly PictureName[];
}

const topics: readonly CountedTopic[] = [
  {
    all: "các loại quả",
    each: "quả",
    corner: "quả",
    numbers: "số quả",
    pictures: ["apple", "orange", "banana", "mango", "custard-apple", "avocado"],
  },
  {
    all: "các con vật",
    each: "con vật",
    corner: "con vật",
    numbers: "số con",
    pictures: ["chicken", "fish", "turtle", "butterfly", "rabbit", "cat", "dog"],
  },
];

/** A kind of picture: "gà", one of which is "con gà". */
export interface CountedKind {
  readonly picture: PictureName;
  readonly name: string;
  readonly full: string;
}

function toKind(picture: PictureName): CountedKind {
  const { name, unit } = pictureText[picture];
  return { picture, name: name.slice(unit.length + 1), full: name };
}

/** So many kinds of one topic. */
export function pickCounted(rng: Rng, kinds: number) {
  const { pictures, ...topic } = rng.pick(topics);
  return { ...topic, kinds: rng.shuffle(pictures).slice(0, kinds).map(toKind) };
}

type Span = readonly [least: number, most: number];

interface CountsDraft {
  readonly places: number;
  /** How many there are at each place, and of all. */
  readonly each: Span;
  readonly all: Span;
}

/** So many numbers within the spans; the first draw that fits. */
export function pickCounts(
  rng: Rng,
  { places, each: [least, most], all: [fewest, largest] }: CountsDraft,
  fits: (counts: readonly number[]) => boolean = () => true,
): readonly number[] {
  for (;;) {
    const counts = Array.from({ length: places }, () => rng.int(least, most));
    const sum = total(counts);
    if (sum >= fewest && sum <= largest && fits(counts)) return counts;
  }
}

/** So many of each, mixed: the place of each thing. */
export function mixed(rng: Rng, counts: readonly number[]): readonly number[] {
  return rng.shuffle(counts.flatMap((count, place) => Array.from({ length: count }, () => place)));
}

/** Colours that everybody tells apart. */
const paintSets: readonly (readonly TallyShape["paint"][])[] = [
  ["red", "yellow", "blue"],
  ["yellow", "blue", "pink"],
  ["red", "yellow", "purple"],
];
const sorts: readonly TallyShape["sort"][] = ["circle", "square", "triangle"];

/** Three colours and three forms. */
export function pickFeatures(rng: Rng) {
  return { paints: rng.shuffle(rng.pick(paintSets)), forms: rng.shuffle(sorts) };
}
