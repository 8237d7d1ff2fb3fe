const temporaryReasons: ReadonlySet<string> = new Set(["backend-away", "too-many", "not-yours"]);

/**
 * Whether a refusal may turn into a success when the same thing is sent again: the backend is
 * away or asks to wait, or another pupil is logged in on this device. Every other reason stands for good.
 */
export function isTemporary(reason: string): boolean {
  return temporaryReasons.has(reason);
}
