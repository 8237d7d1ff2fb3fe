import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Numerals, Sky } from "#lib/questions/figures/clock.ts";
import type { HalfNaming } from "#lib/text/clock-format.ts";

/** Something a child does at that time: "Lan" "ăn sáng". */
export interface ClockStory {
  readonly who: string;
  readonly what: string;
}

/** A time to ask about, and how it is dressed. */
export interface ClockSetting {
  readonly time: ClockTime;
  readonly naming: HalfNaming;
  readonly numerals: Numerals;
  /** How finely the hands are set and times differ: all times asked are whole steps, in minutes. */
  readonly step: 60 | 30 | 15 | 5;
  readonly story: ClockStory | null;
  readonly sky: Sky | null;
  readonly rng: Rng;
}
