import { convert, signBetween, splitMeasure } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Lays everything out in square millimetres. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
    return `${left} ${signBetween(`${left} … ${right}`)} ${right}`;
  }
  if (seen.kind === "boxes") return splitMeasure(text);
  if (!/còn lại/iu.test(text)) return convert(text);
  const [first = 0, second = 0] = valuesIn(text, "area");
  return String((first - second) / (/bao nhiêu đề-xi-mét vuông/u.test(text) ? 10_000 : 100));
};
