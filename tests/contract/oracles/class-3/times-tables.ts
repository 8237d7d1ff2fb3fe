import { compareSides } from "#tests/contract/compare-sides.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Counts what lies in the rows, adds again and again, or tries every number. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (seen.kind === "sign") return compareSides(seen);
  const [a = 0, b = 0, ...rest] = wholesIn(text);
  if (figure?.type === "groups") return String(figure.sizes.reduce((sum, size) => sum + size, 0));
  if (/[Đđ]ếm thêm/u.test(text)) return String((rest.at(-1) ?? 0) + a);
  if (text.startsWith("Trong bảng nhân")) return String((rest.at(-1) ?? 0) + a);
  if (/phép nhân nào/iu.test(text)) return onlyChoice(seen, (choice) => evaluate(choice).top === BigInt(a));
  if (/…|số nào/u.test(text)) {
    const found = Array.from({ length: 101 }, (_, number) => number).filter((number) => number * a === b);
    return found.length === 1 ? String(found[0]) : null;
  }
  const times = Array.from({ length: b }, () => a).reduce((sum, each) => sum + each, 0);
  return /= \?|Tích|được lấy|[Mm]ỗi/u.test(text) ? String(times) : null;
};
