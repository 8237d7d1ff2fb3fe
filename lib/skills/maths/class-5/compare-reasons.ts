import type { NumberValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

const places = ["hàng phần mười", "hàng phần trăm", "hàng phần nghìn"] as const;

/** The whole part, and the digits behind the comma. */
function partsOf({ line }: NumberValue): readonly [whole: string, behind: string] {
  const [whole = "", behind = ""] = line.text.split(",");
  return [whole, behind];
}

/** "3,4 = 3,400. ", where zeros are needed to compare; else nothing. */
function lengthened(number: NumberValue, length: number): string {
  const [whole, behind] = partsOf(number);
  return behind.length < length ? `${number.line.text} = ${whole},${behind.padEnd(length, "0")}. ` : "";
}

/** "Vì 17 > 16 nên 17,9 > 16,9.", or the first place in which two numbers differ. */
export function reasonOfTwo(first: NumberValue, second: NumberValue, sign: string): string {
  const [[whole, one], [otherWhole, other]] = [partsOf(first), partsOf(second)];
  const result = `${first.line.text} ${sign} ${second.line.text}.`;
  if (whole !== otherWhole) return `Vì ${whole} ${sign} ${otherWhole} nên ${result}`;
  const at = places.findIndex((_, place) => (one[place] ?? "0") !== (other[place] ?? "0"));
  const before = ["phần nguyên", ...places].slice(0, at + 1).join(", ");
  const same = `${before.charAt(0).toUpperCase()}${before.slice(1)} bằng nhau`;
  const written = `${lengthened(first, at + 1)}${lengthened(second, at + 1)}`;
  return `${written}${same}. Vì ở ${places[at]}, ${one[at] ?? "0"} ${sign} ${other[at] ?? "0"} nên ${result}`;
}

/** Why four numbers stand in their order: the parts that tell them apart, or the numbers with as many digits each. */
export function reasonOfRow(numbers: readonly NumberValue[], difficulty: Difficulty, sign: string): string {
  const parts = numbers.map(partsOf);
  if (difficulty === 1) return `Vì ${parts.map(([whole]) => whole).join(sign)} nên`;
  if (difficulty === 2)
    return `Phần nguyên bằng nhau. Vì ở hàng phần mười, ${parts.map(([, behind]) => behind.charAt(0)).join(sign)} nên`;
  const most = Math.max(...parts.map(([, behind]) => behind.length));
  const equal = numbers.map((number) => lengthened(number, most).replace(". ", "")).filter((text) => text !== "");
  return `Viết thêm chữ số 0: ${equal.join("; ")}. So sánh lần lượt từng hàng từ trái sang phải,`;
}
