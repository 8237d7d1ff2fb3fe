import type { Rng } from "#lib/core/rng.ts";

/** First sounds that are taken for each other by their sound or by their writing. */
const mixed = ["tr ch", "s x", "l n", "d gi r v", "b đ d", "ng ngh g gh", "c k qu", "th t kh ph nh", "m n nh"].map(
  (group) => group.split(" "),
);

/** First sounds made of some of the same letters, then such as sound alike, then all the others. */
export function nearInitials(rng: Rng, initial: string, initials: readonly string[]): string[] {
  const parts = initials.filter((other) => initial.includes(other) || other.includes(initial));
  const alike = mixed.filter((group) => group.includes(initial)).flat();
  return [...new Set([...rng.shuffle(parts), ...alike, ...rng.shuffle(initials)])].filter((other) => other !== initial);
}
