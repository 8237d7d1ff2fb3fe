import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const worked = (text: string) => {
  const { top, bottom } = evaluate(text);
  return Number(top) / Number(bottom);
};

/** What the story leads to, acted out step by step. */
function acted(text: string): number | null {
  const [a = 0, b = 0, c = 0] = wholesIn(text);
  if (text.includes("thêm")) return a + b - c;
  if (text.includes("mỗi hộp") || text.includes("mỗi túi") || text.includes("mỗi rổ")) {
    return Array.from({ length: a }, () => b).reduce((sum, each) => sum + each, c);
  }
  return /đều/u.test(text) ? (a + b) / c : null;
}

/** Works every expression out with a reader of its own. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
    const [a, b] = [worked(left), worked(right)];
    const sign = a < b ? "<" : ">";
    return `${left} ${a === b ? "=" : sign} ${right}`;
  }
  if (/biểu thức nào/iu.test(text)) {
    const wanted = text.includes("giá trị") ? wholesIn(text)[0] : acted(text);
    return onlyChoice(seen, (choice) => worked(choice) === wanted);
  }
  const expression = /[\d\u00a0 +−×:()]*\d[\d\u00a0 +−×:()]*[+−×:][\d\u00a0 +−×:()]*\d\)?/u.exec(
    text.replace(/^[^\d(]*/u, ""),
  )?.[0];
  return expression === undefined ? null : String(worked(expression));
};
