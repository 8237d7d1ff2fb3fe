const animals = [
  "giraffe",
  "cat",
  "rabbit",
  "frog",
  "duck",
  "turtle",
  "buffalo",
  "elephant",
  "tiger",
  "dragon",
] as const;

const stages = [
  { folder: "level-one", stage: 1 },
  { folder: "level-two", stage: 2 },
  { folder: "level-three", stage: 3 },
] as const;

export type AnimalName = (typeof animals)[number];

export interface AnimalStep {
  /** 0 to 29, in the order the steps are reached. */
  readonly index: number;
  /** Path of the picture below public/, as stored in `users.unlock_animal`. */
  readonly asset: string;
  readonly animal: AnimalName;
  readonly stage: 1 | 2 | 3;
  /** Total points at which the step is reached: 60k + 6k(k - 1) for step k (product decisions). */
  readonly at: number;
}

export const animalSteps: readonly AnimalStep[] = stages.flatMap(({ folder, stage }, stageIndex) =>
  animals.map((animal, animalIndex) => {
    const index = stageIndex * animals.length + animalIndex;
    return {
      index,
      asset: `animals/${folder}/${animal}-${stage}`,
      animal,
      stage,
      at: 60 * index + 6 * index * (index - 1),
    };
  }),
);

/** The step a picture path stands for; undefined for a path that is on no step. */
export function findStep(asset: string): AnimalStep | undefined {
  return animalSteps.find((step) => step.asset === asset);
}

/** The furthest step reached with so many points in all. */
export function stepReached(totalScore: number): AnimalStep {
  const step = animalSteps.findLast((candidate) => candidate.at <= totalScore);
  if (!step) throw new RangeError(`no step is reached with ${totalScore} points`);
  return step;
}

/** The step after the given one; undefined at the top of the ladder. */
export function nextStep(step: AnimalStep): AnimalStep | undefined {
  return animalSteps[step.index + 1];
}
