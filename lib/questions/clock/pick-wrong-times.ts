import type { ClockTime } from "#lib/core/clock-time.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { WrongTime } from "./wrong-time.ts";

/**
 * Three different wrong times: the first fitting one always, because it is the typical mistake, and two more by
 * chance. Throws where there are no three.
 */
export function pickWrongTimes(rng: Rng, right: ClockTime, mistakes: readonly WrongTime[]): WrongTime[] {
  const byMinutes = new Map(mistakes.toReversed().map((mistake) => [minutesAfterTwelve(mistake.time), mistake]));
  byMinutes.delete(minutesAfterTwelve(right));
  const fitting = mistakes.filter((mistake) => byMinutes.get(minutesAfterTwelve(mistake.time)) === mistake);
  const wrong = [...fitting.slice(0, 1), ...rng.shuffle(fitting.slice(1))].slice(0, 3);
  if (wrong.length < 3) {
    throw new Error(`No three wrong times beside ${right.hour}:${right.minute}`);
  }
  return wrong;
}
