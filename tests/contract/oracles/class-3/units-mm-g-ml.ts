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
  [/Chậu|Xô|Ấm/u, "lít"],
];

function signOf(left: string, right: string): string {
  const [a, b] = [left, right].map((text) => Number(readMeasure(text)?.value.top));
  if (a === b) return "=";
  return (a ?? 0) > (b ?? 0) ? ">" : "<";
}

/** Two measures put together, one taken from the other, or how often one goes into the other; null for other words. */
function workedOut(text: string): number | null {
  const both = ["mass", "capacity", "length"]
    .map((quantity) => valuesIn(text, quantity))
    .find(({ length }) => length > 1);
  const [first = 0, second = 0] = both ?? [];
  if (both === undefined || /= … .*\d/u.test(text)) return null;
  if (text.includes("phần")) return Math.max(first, second) / Math.min(first, second);
  return /còn lại|−/u.test(text) ? first - second : first + second;
}

/** Turns everything into the smallest unit; reads rulers and scales. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "ruler") return figure.thing && String(figure.thing.to - figure.thing.from);
  if (figure?.type === "dial-scale") return String(figure.value);
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
    return `${left} ${signOf(left, right)} ${right}`;
  }
  if (/đơn vị/iu.test(text)) {
    const unit = fitting.find(([thing]) => thing.test(text))?.[1];
    return onlyChoice(seen, (choice) => choice === unit);
  }
  const worked = workedOut(text);
  if (worked !== null) return String(worked);
  const [one] = [...valuesIn(text, "mass"), ...valuesIn(text, "capacity")];
  return text.includes("Đó là") ? String(one) : convert(text);
};
