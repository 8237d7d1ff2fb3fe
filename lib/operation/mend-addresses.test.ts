import fc from "fast-check";
import { expect, test } from "vitest";
import { decodableAddress } from "./start-operation.ts";

test.each([
  ["/class/%", "/class/%25"],
  ["/class/%ff?x=%", "/class/%25ff?x=%"],
  ["/%ED%A0%80/a?b?c", "/%25ED%25A0%2580/a?b?c"],
  // Only the path is decoded by the router.
  ["/l%E1%BB%9Bp?x=%", "/l%E1%BB%9Bp?x=%"],
])("%s becomes %s", (address, mended) => {
  expect(decodableAddress(address)).toBe(mended);
});

test("whatever is asked for, the path can be decoded, and one that could be stays as it was", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[a-f0-9%/?]{0,30}$/), fc.webPath(), (odd, usual) => {
      expect(() => decodeURIComponent(decodableAddress(odd).split("?")[0] ?? "")).not.toThrow();
      expect(decodableAddress(usual)).toBe(usual);
    }),
  );
});
