import { asText, shownText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Works with the radius alone, in hundredths of 3,14 so that nothing is lost behind the comma. */
export const oracle: Oracle = (seen) => {
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
};
