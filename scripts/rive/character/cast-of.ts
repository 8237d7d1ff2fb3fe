import type { AnimalStep } from "#lib/play/animal-ladder.ts";
import { characters } from "#scripts/rive/characters.ts";
import { readArtFile } from "#scripts/rive/read-art-file.ts";
import type { Cast } from "./character-scene.ts";
import { checkArt } from "./check-art.ts";

const stageNames = { 1: "one", 2: "two", 3: "three" } as const;

/** The art of an animal and of what it wears at a stage. */
export function castOf({ animal, stage }: Pick<AnimalStep, "animal" | "stage">): Cast {
  const art = readArtFile(`${animal}.svg`);
  checkArt(art, `${animal}.svg`);
  const wears = characters[animal][stageNames[stage]].map((name) => readArtFile(`wear/${name}.svg`));
  return { art, wears, hat: readArtFile("wear/nonla.svg") };
}
