/** The form of an animal's asset, its drawing ("duck-2") in the first group. */
export const animalAsset = /^animals\/level-(?:one|two|three)\/([a-z]+-[123])$/u;

/** Whether a text has the form of an animal's asset: "animals/level-two/duck-2". Lighter than the ladder itself. */
export function isAnimalAsset(text: string): boolean {
  return animalAsset.test(text);
}
