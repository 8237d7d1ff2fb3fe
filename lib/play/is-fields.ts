/** An object read from outside, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether something read from outside is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
