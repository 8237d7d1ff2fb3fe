import { type AnimalName, animalSteps } from "./animal-ladder.ts";

/** The animals of a picture lock, in the order they are tapped; no animal stands in it twice. */
export type PictureLock = readonly AnimalName[];

/** How many animals a whole lock has, and which there are to choose from. */
export const pictureLock = {
  length: 3,
  animals: animalSteps.filter((step) => step.stage === 1).map((step) => step.animal),

  /** The lock after a tap: an animal that is in it goes, another is put last while there is room. */
  tap(lock: PictureLock, animal: AnimalName): PictureLock {
    if (lock.includes(animal)) return lock.filter((chosen) => chosen !== animal);
    return lock.length < pictureLock.length ? [...lock, animal] : lock;
  },

  isWhole: (lock: PictureLock) => lock.length === pictureLock.length,

  /** As a form carries it: "frog-duck-cat". */
  write: (lock: PictureLock) => lock.join("-"),

  /** The whole lock a text stands for; null for any other text. */
  read(text: string): PictureLock | null {
    const words = text.split("-", pictureLock.length + 1);
    const lock = words.flatMap(findAnimal);
    const isSound = words.length === lock.length && new Set(lock).size === lock.length;
    return isSound && pictureLock.isWhole(lock) ? lock : null;
  },
} as const;

function findAnimal(word: string): AnimalName[] {
  return pictureLock.animals.filter((animal) => animal === word);
}
