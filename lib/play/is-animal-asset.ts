/** Whether a text has the form of an animal's asset: "animals/level-two/duck-2". Lighter than the ladder itself. */
export function isAnimalAsset(text: string): boolean {
  return /^animals\/level-(?:one|two|three)\/[a-z]+-[123]$/u.test(text);
}
