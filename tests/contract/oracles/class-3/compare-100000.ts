import type { Figure } from "#lib/questions/figure.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const plain = (text: string) => Number(text.replaceAll("\u00a0", ""));

function textOf(figure: Figure): string {
  return figure.type === "word" ? figure.text : "";
}

function signBetween(left: number, right: number): string {
  if (left === right) return "=";
  return left < right ? "<" : ">";
}

/** Works every side out, and looks through all numbers for the first and the last. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map(textOf);
    return `${left} ${signBetween(Number(evaluate(left).top), Number(evaluate(right).top))} ${right}`;
  }
  const isMost = /lớn nhất|nhiều điểm nhất|từ lớn/u.test(text);
  const sorted = (numbers: string[]) =>
    numbers.toSorted((a, b) => (isMost ? plain(b) - plain(a) : plain(a) - plain(b)));
  if (seen.kind === "order") return sorted([...seen.view.cards]).join(", ");
  if (seen.kind !== "choice") return null;
  const [table] = seen.figures;
  if (table?.type === "table") {
    const [best] = sorted(table.rows.map(([, number = ""]) => number));
    return table.rows.find(([, number]) => number === best)?.[0] ?? null;
  }
  if (text.includes("nhất")) return sorted(seen.view.choices.map((choice) => choice.text))[0] ?? null;
  const [limit = 0] = wholesIn(text);
  const isMore = /lớn hơn|>/u.test(text);
  return onlyChoice(seen, (choice) => (isMore ? plain(choice) > limit : plain(choice) < limit));
};
