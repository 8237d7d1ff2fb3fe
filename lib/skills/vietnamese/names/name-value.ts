import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { type Value, writtenValue } from "#lib/questions/values.ts";

/** A name as it is written, right or wrong: its capitals and hyphens count, and are not heard. */
export function nameValue(text: string): Value {
  return { ...writtenValue(text), line: { text, spoken: toSpoken(text.replaceAll("-", " ")) } };
}
