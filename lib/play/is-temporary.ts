const temporaryReasons: ReadonlySet<string> = new Set(["backend-away", "too-many"]);

/**
 * Whether a refusal may turn into a success when the same thing is sent again: the backend is
 * away, or asks to wait. Every other reason stands for good.
 */
export function isTemporary(reason: string): boolean {
  return temporaryReasons.has(reason);
}
