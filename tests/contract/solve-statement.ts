import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";
import { compareExact } from "./exact.ts";
import { fillGap } from "./fill-gap.ts";
import { isTrue } from "./is-true.ts";
import { onlyChoice } from "./only-choice.ts";
import { readNumber } from "./read-number.ts";
import { readMeasure } from "./worth-of.ts";
import { writeExact } from "./write-exact.ts";

function solveSign(seen: PublicQuestion): string | null {
  if (seen.kind !== "sign") return null;
  const [left, right] = seen.view.sides.map((side) => (side.type === "word" ? side.text : "?"));
  return ["<", "=", ">"].map((sign) => `${left} ${sign} ${right}`).find(isTrue) ?? null;
}

/** The number or the measure on a card. */
const onCard = (card: string) => readMeasure(card)?.value ?? readNumber(card);

function solveOrder(seen: PublicQuestion): string | null {
  if (seen.kind !== "order") return null;
  const { cards, isRising } = seen.view;
  const sorted = cards.toSorted((a, b) => compareExact(onCard(a), onCard(b)) * (isRising ? 1 : -1));
  return sorted.join(cards.some((card) => card.includes(",")) ? "; " : ", ");
}

function solveGap(seen: PublicQuestion): string | null {
  const [, statement] = /(?:chỗ trống|điền|Điền số): (.+)$/u.exec(seen.prompt.text) ?? [];
  if (statement === undefined || !/[…□]/u.test(statement)) return null;
  if (seen.kind === "number") return fillGap(statement);
  return onlyChoice(seen, (choice) => isTrue(statement.replace(/[…□]/u, choice)));
}

/**
 * Solves what is asked the same way in many skills: "… = ?", a gap in a statement (all numbers are tried), which of
 * some statements is right, a sign, a row to put in order. Null for anything else.
 */
export function solveStatement(seen: PublicQuestion): string | null {
  const { text } = seen.prompt;
  if (/ nào đúng\?$/u.test(text)) return onlyChoice(seen, isTrue);
  const [, sum] = /^(?:Tính: )?([^\p{L}=]+) = \?$/u.exec(text) ?? [];
  if (sum !== undefined) return writeExact(evaluate(sum));
  return solveSign(seen) ?? solveOrder(seen) ?? solveGap(seen);
}
