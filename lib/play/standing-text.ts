/**
 * Whether a text says which lessons a child is at: the numbers of a maths and a Vietnamese lesson, either of which may be
 * missing and is then left to the calendar: "26-11", "26-", "-".
 */
export function isStandingText(value: unknown): value is string {
  return typeof value === "string" && /^\d{0,3}-\d{0,3}$/.test(value);
}
