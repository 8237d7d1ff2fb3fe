import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("app/globals.css", "utf8");
const hues = ["c1", "c2", "c3", "c4", "c5", "pk"];

/** What the blocks of a selector set, by name without dashes: "soft", "hue-2". */
function tokensOf(selector: string): Map<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((each) => each.trim().endsWith(selector)),
  );
  const lines = blocks.flatMap(([, , body = ""]) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)]);
  return new Map(lines.map(([, name = "", value = ""]) => [name, value]));
}

/** Relative luminance as WCAG defines it, of #rgb or #rrggbb. */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const hue of hues) {
  for (const temper of ["", "-2"]) {
    test(`the ${temper === "" ? "first" : "second"} temper of ${hue} can be read`, () => {
      const tokens = tokensOf(`.${hue}`);
      const tone = (name: string) => tokens.get(name) ?? "missing";
      const ink = tone(`hue${temper}`);
      expect(contrast(ink, tone(`surface${temper}`))).toBeGreaterThanOrEqual(7);
      expect(contrast(ink, tone(`soft${temper}`))).toBeGreaterThanOrEqual(7);
      // Both tempers stand on one page.
      expect(contrast(ink, tone("surface"))).toBeGreaterThanOrEqual(7);
      const label = tokens.get("on") ?? "#ffffff";
      expect(contrast(label, tone(`solid${temper}`))).toBeGreaterThanOrEqual(4.5);
    });

    test(`what is chosen or waits can be seen in the ${temper === "" ? "first" : "second"} temper of ${hue}`, () => {
      const tokens = tokensOf(`.${hue}`);
      const tone = (name: string) => tokens.get(name) ?? "missing";
      const own = tokensOf(temper === "" ? `.${hue}` : `.${hue} .second`).get("edge");
      const edge = own ?? tone(`solid${temper}`);
      for (const ground of ["#ffffff", tone(`soft${temper}`), tone(`surface${temper}`)]) {
        expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
      }
    });
  }
}
