import { bareIn } from "#tests/contract/bare-in.ts";
import { asText, shownText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Half a circle, a ring around one, or the way from its length back to the line through it. */
function solveParts(text: string): string | null {
  const [size = 0, wide = 0] = valuesIn(text, "length");
  const area = (radius: number) => (radius * radius * 314) / 100;
  if (text.includes("nửa hình tròn")) {
    return `${asText(area(text.includes("đường kính") ? size / 2 : size) / 2)} mm²`;
  }
  if (text.includes("Xung quanh là")) return `${asText(area(size + wide) - area(size))} mm²`;
  const [, line] = /(bán kính|đường kính) của .+ là: …/u.exec(text) ?? [];
  return line === undefined ? null : `${asText((size * 100) / (line === "bán kính" ? 628 : 314))} mm`;
}

/** Works with the radius alone, in hundredths of 3,14 so that nothing is lost behind the comma. */
function solveDrawn(seen: Parameters<Oracle>[0]): string | null {
  const [size = 0] = valuesIn(shownText(seen), "length");
  const [figure] = seen.figures;
  if (figure?.type !== "diagram") return null;
  // A line that begins in the middle is a radius.
  const middle = figure.marks.find((mark) => mark.form === "circle");
  const drawn = figure.marks.find((mark) => mark.form === "line");
  if (middle?.form !== "circle" || drawn?.form !== "line") return null;
  const radius = drawn.from.x === middle.x ? size : size / 2;
  if (/[Cc]hu vi/u.test(seen.prompt.text)) return `${asText((radius * 628) / 100)} mm`;
  return /[Dd]iện tích/u.test(seen.prompt.text) ? `${asText((radius * radius * 314) / 100)} mm²` : null;
}

export const oracle: Oracle = (seen) =>
  seen.figures.length > 0 ? solveDrawn(seen) : bareIn(seen, solveParts(seen.prompt.text));
