/** How often a thing may be done: `burst` times at once, then once more every `everyMs` milliseconds. */
export interface RateLimit {
  readonly burst: number;
  readonly everyMs: number;
}

/** Where somebody's tries are counted; with a `width` of four they have four times the allowance. */
export interface CountedSlot {
  readonly slot: number;
  readonly width: number;
}

/** Additions of fractions of a millisecond are not exact. */
const toleranceMs = 0.001;

/**
 * The generic cell rate algorithm: a slot holds one number, the time at which its allowance is whole again. So it needs
 * no timers, its memory is fixed, and what is refused does not make the wait longer. Times are milliseconds of any clock
 * that is never set back.
 */
export class RateLimiter {
  static readonly slotCount = 65_536;
  static readonly mostBytes = RateLimiter.slotCount * Float64Array.BYTES_PER_ELEMENT;

  readonly #limit: RateLimit;
  // Many a limiter is never asked.
  #wholeAt: Float64Array | null = null;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Takes one from each of the slots, or from none of them: then it is false. */
  take(slots: readonly CountedSlot[], now: number): boolean {
    this.#wholeAt ??= new Float64Array(RateLimiter.slotCount);
    const wholeAt = this.#wholeAt;
    const longest = this.#limit.burst * this.#limit.everyMs + toleranceMs;
    const taken = slots.map(({ slot, width }) => ({
      slot,
      at: Math.max(wholeAt[slot] ?? 0, now) + this.#limit.everyMs / width,
    }));
    if (taken.some(({ at }) => at - now > longest)) return false;
    for (const { slot, at } of taken) wholeAt[slot] = at;
    return true;
  }

  /** Gives one back that was taken for nothing. */
  giveBack(slots: readonly CountedSlot[]): void {
    for (const { slot, width } of slots) {
      if (this.#wholeAt !== null) this.#wholeAt[slot] = (this.#wholeAt[slot] ?? 0) - this.#limit.everyMs / width;
    }
  }
}
