import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText as text } from "#lib/text/addition-text.ts";

/** Wrong landings of `count` hops from `start` by named mistake (curriculum: COUNT-ENDS, OFF1, OP, repeated datum). */
export function hopMistakes(start: number, count: number): Mistake[] {
  const landing = start + count;
  return [
    { value: start, feedback: text.mistakeHopStart(count) },
    { value: landing - 1, feedback: text.mistakeHopStartCounted(start) },
    { value: landing + 1, feedback: text.mistakeHopTooFar },
    { value: start - count, feedback: text.mistakeHopBack },
    { value: count, feedback: text.mistakeHopCount(count) },
  ];
}
