import { expect, test } from "vitest";
import { checkEmail } from "./check-email.ts";

test("an address is kept trimmed and in small letters", () => {
  expect(checkEmail(" Co.Lan@Truong.VN ")).toBe("co.lan@truong.vn");
});

test.each(["", "co lan", "colan@", "@truong.vn", "colan@truong", `${"a".repeat(250)}@b.vn`])(
  "%s is no address",
  (typed) => {
    expect(checkEmail(typed)).toBeNull();
  },
);
