/** First sounds that some regions say alike: one is never wrong beside the other. */
const clashes = ["c k qu", "d gi r v", "s x", "ch tr", "l n", "g gh", "ng ngh"].map((row) => row.split(" "));

/** Whether two first sounds are one, or are said alike somewhere. */
export function clash(one: string, other: string): boolean {
  return one === other || clashes.some((group) => group.includes(one) && group.includes(other));
}

/** Whether two rimes are one, or end in what some regions say alike: "an" and "ang", "at" and "ac". */
export function rimesClash(one: string, other: string): boolean {
  const heard = (rime: string) => rime.replace(/(?:ng|nh|n)$/u, "n").replace(/(?:ch|c|t)$/u, "t");
  return heard(one) === heard(other);
}

/** One after the other, so many of which none clashes with one that is there already. */
export function pickApart<Each>(
  from: readonly Each[],
  count: number,
  isAlike: (one: Each, other: Each) => boolean,
): Each[] {
  const picked: Each[] = [];
  for (const each of from) {
    if (picked.length < count && !picked.some((other) => isAlike(other, each))) picked.push(each);
  }
  return picked;
}
