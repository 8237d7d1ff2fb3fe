import fc from "fast-check";
import { expect, test } from "vitest";
import { rateLimitKeys } from "./rate-limit-keys.ts";

const byte = fc.integer({ min: 0, max: 255 });

function hex(high: number, low: number): string {
  return ((high << 8) | low).toString(16);
}

function names(address: string): string[] {
  return rateLimitKeys(address).map(({ name }) => name);
}

test("an address over IPv6 counts for its /56 and for its /48, which has four times the allowance", () => {
  expect(rateLimitKeys("2001:db8:1:2a3::9")).toEqual([
    { name: "2001:db8:1:200::/56", width: 1 },
    { name: "2001:db8:1::/48", width: 4 },
  ]);
});

test("who moves inside a /56 stays the same, who moves inside a /48 shares that", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff }), byte, byte, byte, byte, (group, one, other, low, lower) => {
      const network = `2001:db8:${group.toString(16)}`;
      const at = (customer: number, inside: number) => names(`${network}:${hex(customer, inside)}::${hex(low, lower)}`);
      expect(at(one, low)).toEqual(at(one, lower));
      expect(at(one, low)[0] === at(other, low)[0]).toBe(one === other);
      expect(at(one, low)[1]).toBe(at(other, low)[1]);
    }),
  );
});

test("two sites share nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0xffff }), (one, other) => {
      fc.pre(one !== other);
      const theirs = names(`2001:db8:${other.toString(16)}::1`);
      for (const name of names(`2001:db8:${one.toString(16)}::1`)) expect(theirs).not.toContain(name);
    }),
  );
});

test("every address of IPv4 is one of its own, also where it came over IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(rateLimitKeys(one)).toEqual([{ name: one, width: 1 }]);
      expect(rateLimitKeys(`::ffff:${one}`)).toEqual([{ name: one, width: 1 }]);
      fc.pre(one !== other);
      expect(names(one)).not.toEqual(names(other));
    }),
  );
});

test("invalid addresses count as they are written", () => {
  expect(rateLimitKeys("unknown")).toEqual([{ name: "unknown", width: 1 }]);
});
