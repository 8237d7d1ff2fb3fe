import { convert } from "#tests/contract/convert.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

/** What is known of things by their name: the unit that fits. */
const fitting: readonly (readonly [RegExp, string])[] = [
  [/vở|kiến|xu|Hạt gạo/u, "mm"],
  [/bút chì|Ngón tay/u, "cm"],
  [/cửa/u, "m"],
  [/trứng|cam|bút bi/u, "g"],
  [/Chi|gà trống|Bao gạo/u, "kg"],
  [/sữa|Thìa|thuốc/u, "ml"],
  [/Chậu|Xô|Ấm/u, "l"],
];

function signOf(left: string, right: string): string {
  const [a, b] = [left, right].map((text) => Number(readMeasure(text)?.value.top));
  if (a === b) return "=";
  return (a ?? 0) > (b ?? 0) ? ">" : "<";
}

/** Turns everything into the smallest unit; reads rulers and scales. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "ruler") return `${figure.thing.to - figure.thing.from} mm`;
  if (figure?.type === "dial-scale") return `${figure.value} g`;
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
    return `${left} ${signOf(left, right)} ${right}`;
  }
  if (/đơn vị/iu.test(text)) {
    const unit = fitting.find(([thing]) => thing.test(text))?.[1];
    return onlyChoice(seen, (choice) => choice === unit);
  }
  for (const [quantity, unit] of [
    ["mass", "g"],
    ["capacity", "ml"],
  ] as const) {
    const [first, second] = valuesIn(text, quantity);
    if (first === undefined || second === undefined) continue;
    return `${/còn lại/u.test(text) ? first - second : first + second} ${unit}`;
  }
  return convert(text);
};
