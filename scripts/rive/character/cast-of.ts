import type { AnimalName, AnimalStep } from "#lib/play/animal-ladder.ts";

import { readArtFile } from "#scripts/rive/read-art-file.ts";
import type { Cast } from "./character-scene.ts";
import { checkArt } from "./check-art.ts";

const stageNames = { 1: "one", 2: "two", 3: "three" } as const;

/** A thing to put on: the name of its drawing in art/wear. */
type Wear = "scarf" | "bow" | "medal" | "garland" | "glasses" | "cap" | "flower" | "mortarboard" | "crown" | "nonla";

interface Wardrobe {
  readonly one: readonly Wear[];
  readonly two: readonly Wear[];
  readonly three: readonly Wear[];
}

/**
 * What each animal wears at its three stages, in paint order (the last lies on top).
 * What is on the head changes at every stage: the medals show heads only, and still must tell the stages apart.
 */
const characters: Readonly<Record<AnimalName, Wardrobe>> = {
  giraffe: { one: ["scarf"], two: ["scarf", "glasses"], three: ["scarf", "glasses", "mortarboard"] },
  cat: { one: ["bow"], two: ["bow", "flower"], three: ["bow", "glasses", "crown"] },
  rabbit: { one: [], two: ["garland", "flower"], three: ["garland", "glasses", "crown"] },
  frog: { one: [], two: ["bow", "cap"], three: ["medal", "bow", "crown"] },
  duck: { one: ["scarf"], two: ["scarf", "cap"], three: ["scarf", "medal", "mortarboard"] },
  turtle: { one: [], two: ["bow", "glasses"], three: ["garland", "glasses", "mortarboard"] },
  buffalo: { one: [], two: ["garland", "cap"], three: ["garland", "medal", "flower"] },
  elephant: { one: ["bow"], two: ["medal", "cap"], three: ["garland", "medal", "mortarboard"] },
  tiger: { one: [], two: ["medal", "glasses"], three: ["scarf", "medal", "crown"] },
  dragon: { one: [], two: ["garland", "glasses"], three: ["garland", "medal", "crown"] },
};

/** The art of an animal and of what it wears at a stage. */
export function castOf({ animal, stage }: Pick<AnimalStep, "animal" | "stage">): Cast {
  const art = readArtFile(`${animal}.svg`);
  checkArt(art, `${animal}.svg`);
  const wears = characters[animal][stageNames[stage]].map((name) => readArtFile(`wear/${name}.svg`));
  return { art, wears, hat: readArtFile("wear/nonla.svg") };
}
