import type { Rng } from "#lib/core/rng.ts";

/** What a coin shows, as it is written down. */
export const coinSides = ["S", "N"] as const;

/** The sides of a coin as they are read aloud. */
export function coinsHeard(tries: readonly string[]): string {
  return tries.map((each) => (each === "S" ? "sấp" : "ngửa")).join(", ");
}

/** So many throws, each as it is told. */
export function throwsOf<Face>(rng: Rng, faces: readonly Face[], count: number): Face[] {
  return Array.from({ length: count }, () => rng.pick(faces));
}

export function timesOf<Face>(tries: readonly Face[], face: Face): number {
  return tries.filter((each) => each === face).length;
}

/** Said to a number that is one off. */
export const strike = "Con đếm đến đâu thì gạch nhẹ đến đó để không sót nhé!";
