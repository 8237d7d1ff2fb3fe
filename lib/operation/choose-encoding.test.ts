import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "br"],
  ["BR", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=1", "gzip"],
  ["gzip;q=0", null],
  ["abr, xgzip", null],
  ["identity", null],
  ["*", null],
  ["", null],
  [undefined, null],
])("who takes %j is answered in %j", (accepted, name) => {
  expect(chooseEncoding(accepted)).toBe(name);
});
