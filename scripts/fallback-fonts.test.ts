import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawFallbacks } from "./fallback-fonts.ts";

const written = readFileSync(join(import.meta.dirname, "../app/fonts/fallbacks.css"), "utf8");
const shares = /\d+(?:\.\d+)?(?=%)/g;
/** In hundredths. A text more or less changes how often each letter stands in all of them, though hardly. */
const most = 0.5;

test("the fallbacks are those the typefaces and the texts of today make (node scripts/build-fonts.ts writes them anew)", async () => {
  const drawn = await drawFallbacks();
  expect(written.replaceAll(shares, "#")).toBe(drawn.replaceAll(shares, "#"));
  const now = drawn.match(shares) ?? [];
  const away = (written.match(shares) ?? []).map((share, place) => Math.abs(Number(share) - Number(now[place])));
  expect(away.length).toBeGreaterThan(0);
  expect(Math.max(...away)).toBeLessThanOrEqual(most);
});
