import fc from "fast-check";
import { expect, test } from "vitest";
import { clockTimeAt } from "./clock-time-at.ts";
import { minutesAfterTwelve } from "./minutes-after-twelve.ts";

test("the hour after twelve is one, the hour before it eleven", () => {
  expect(clockTimeAt(0)).toEqual({ hour: 12, minute: 0 });
  expect(clockTimeAt(60)).toEqual({ hour: 1, minute: 0 });
  expect(clockTimeAt(-60)).toEqual({ hour: 11, minute: 0 });
  expect(clockTimeAt(-1)).toEqual({ hour: 11, minute: 59 });
});

test("a full turn of the hour hand leads back to the same time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 719 }), fc.integer({ min: -5, max: 5 }), (minutes, turns) => {
      const time = clockTimeAt(minutes + turns * 720);
      expect(minutesAfterTwelve(time)).toBe(minutes);
      expect(time.hour).toBeGreaterThanOrEqual(1);
      expect(time.hour).toBeLessThanOrEqual(12);
    }),
  );
});
