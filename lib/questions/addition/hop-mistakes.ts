import type { Mistake } from "#lib/questions/mistake.ts";
import { additionText as text } from "#lib/text/addition-text.ts";

/** Wrong landings of `count` hops from `start` by named mistake (curriculum: COUNT-ENDS, OFF1, OP, repeated datum). */
export function hopMistakes(start: number, count: number): Mistake[] {
  const landing = start + count;
  return [
    { code: "DATUM", value: start, feedback: text.mistakeHopStart(count) },
    { code: "COUNT-ENDS", value: landing - 1, feedback: text.mistakeHopStartCounted(start) },
    { code: "OFF1", value: landing + 1, feedback: text.mistakeHopTooFar },
    { code: "OP", value: start - count, feedback: text.mistakeHopBack },
    { code: "DATUM", value: count, feedback: text.mistakeHopCount(count) },
  ];
}
