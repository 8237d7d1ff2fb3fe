import type { Line } from "#lib/core/line.ts";
import { gradeUnderline, type UnderlineKey, type UnderlineResponse } from "./grade.ts";
import type { Part } from "./part.ts";

function holds(outer: Part, inner: Part): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** A part of the right part is too short, one around it too long; whatever else is underlined lies elsewhere. */
export function underlineFeedback(key: UnderlineKey, response: UnderlineResponse): Line | null {
  if (gradeUnderline(key, response)) return null;
  if (holds(key, response)) return key.tooShort;
  return holds(response, key) ? key.tooLong : key.elsewhere;
}
