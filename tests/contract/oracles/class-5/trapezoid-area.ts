import { evaluate } from "#tests/contract/evaluate.ts";
import { asText, shownText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Cuts the trapezoid along a diagonal into two triangles. */
export const oracle: Oracle = (seen) => {
  const drawn = seen.figures.length > 0 ? shownText({ ...seen, prompt: { text: "", spoken: "" } }) : seen.prompt.text;
  const [first = 0, second = 0, third = 0] = valuesIn(drawn, "length");
  const twoTriangles = (a: number, b: number, height: number) => (a * height) / 2 + (b * height) / 2;
  const [area] = valuesIn(seen.prompt.text, "area");
  if (area !== undefined) {
    // Both triangles are as high as the trapezoid; a sum that is told stands for both sides.
    return `${asText(area / twoTriangles(first, second, 1))} mm`;
  }
  // The longer side is drawn first, the height last.
  if (!seen.prompt.text.startsWith("Phép tính")) return `${asText(twoTriangles(first, second, third))} mm²`;
  const unit = first / Number(/\d+/u.exec(drawn)?.[0]);
  const squares = twoTriangles(first / unit, second / unit, third / unit);
  return onlyChoice(seen, (text) => Number(evaluate(text).top) === squares * Number(evaluate(text).bottom));
};
