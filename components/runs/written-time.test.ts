import { expect, test } from "vitest";
import { writtenTime } from "./written-time.ts";

test("seconds always have two digits, minutes as many as they need", () => {
  expect([0, 5, 65, 600, 3600].map(writtenTime)).toEqual(["0:00", "0:05", "1:05", "10:00", "60:00"]);
});
