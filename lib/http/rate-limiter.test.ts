import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountedSlot, RateLimiter } from "./rate-limiter.ts";

/** What the limiter has to do like: a bucket for everybody in a Map, filled with whole milliseconds of waiting. */
class TokenBuckets {
  readonly #full: number;
  readonly #price: number;
  readonly #filled = new Map<number, { level: number; at: number }>();

  constructor(burst: number, everyMs: number) {
    this.#full = burst * everyMs;
    this.#price = everyMs;
  }

  #levelOf({ slot }: CountedSlot, now: number): number {
    const { level, at } = this.#filled.get(slot) ?? { level: this.#full, at: now };
    return Math.min(this.#full, level + now - at);
  }

  take(slots: readonly CountedSlot[], now: number): boolean {
    const after = slots.map((each) => this.#levelOf(each, now) - this.#price / each.width);
    if (after.some((level) => level < 0)) return false;
    for (const [index, { slot }] of slots.entries()) this.#filled.set(slot, { level: after[index] ?? 0, at: now });
    return true;
  }

  giveBack(slots: readonly CountedSlot[], now: number): void {
    for (const each of slots) {
      const level = Math.min(this.#full, this.#levelOf(each, now) + this.#price / each.width);
      this.#filled.set(each.slot, { level, at: now });
    }
  }
}

const one: readonly CountedSlot[] = [{ slot: 7, width: 1 }];

function countTaken(limiter: RateLimiter, tries: number, now: number, slots = one): number {
  return Array.from({ length: tries }, () => limiter.take(slots, now)).filter(Boolean).length;
}

test("as many as the burst at once, then one each time the pause is over", () => {
  const limiter = new RateLimiter({ burst: 5, everyMs: 1000 });
  expect(countTaken(limiter, 20, 100)).toBe(5);
  expect(countTaken(limiter, 20, 1099)).toBe(0);
  expect(countTaken(limiter, 20, 1100)).toBe(1);
  expect(countTaken(limiter, 20, 4100)).toBe(3);
  expect(countTaken(limiter, 20, 1_000_000)).toBe(5);
});

test("a pause of a third of a millisecond and the like is counted right", () => {
  expect(countTaken(new RateLimiter({ burst: 9, everyMs: 60_000 / 9 }), 20, 86_400_000.1)).toBe(9);
  expect(countTaken(new RateLimiter({ burst: 3000, everyMs: 1 / 3 }), 4000, 86_400_000.1)).toBe(3000);
});

test("one of two slots that is used up refuses, and the other loses nothing by it", () => {
  const limiter = new RateLimiter({ burst: 2, everyMs: 1000 });
  const both = (slot: number) => [
    { slot, width: 1 },
    { slot: 9, width: 4 },
  ];
  expect([1, 2, 3, 4].map((slot) => countTaken(limiter, 5, 0, both(slot)))).toEqual([2, 2, 2, 2]);
  expect(countTaken(limiter, 5, 0, both(5))).toBe(0);
  expect(countTaken(limiter, 5, 0, [{ slot: 5, width: 1 }])).toBe(2);
});

test("it lets through what a token bucket lets through", () => {
  const slots = fc.uniqueArray(fc.record({ slot: fc.nat(3), width: fc.constantFrom(1, 4) }), {
    minLength: 1,
    maxLength: 2,
    selector: ({ slot }) => slot,
  });
  const steps = fc.array(fc.record({ pause: fc.oneof(fc.constant(0), fc.nat(5000)), slots, isBack: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 500 }), steps, (burst, quarter, tries) => {
      const limiter = new RateLimiter({ burst, everyMs: quarter * 4 });
      const model = new TokenBuckets(burst, quarter * 4);
      let now = 1000;
      for (const { pause, slots: asked, isBack } of tries) {
        now += pause;
        const isTaken = limiter.take(asked, now);
        expect(isTaken).toBe(model.take(asked, now));
        if (!(isTaken && isBack)) continue;
        limiter.giveBack(asked);
        model.giveBack(asked, now);
      }
    }),
    { numRuns: 1000 },
  );
});
