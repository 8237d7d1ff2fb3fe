import fc from "fast-check";
import { expect, test } from "vitest";
import { household } from "./household.ts";

const group = fc.integer({ min: 1, max: 0xffff }).map((bits) => bits.toString(16));
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));

test("of an address over IPv6 the first half counts", () => {
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(household(`${network}:${one}`)).toBe(household(`${network}:${other}`));
      expect(household(`${one}:${network}`) === household(`${other}:${network}`)).toBe(one === other);
    }),
  );
});

test("every address of IPv4 is one of its own, also where it came over IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(household(one)).toBe(one);
      expect(household(`::ffff:${one}`) === household(other)).toBe(one === other);
    }),
  );
});

test("what is no address stays as it is", () => {
  expect(household("unknown")).toBe("unknown");
});
