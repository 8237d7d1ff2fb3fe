import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

function worth(text: string): number {
  return Number(evaluate(text).top);
}

/** Counts how many of two numbers' ones are left when they are taken away pair by pair. */
function signOf(left: number, right: number): string {
  if (left - right > 0) return ">";
  return right - left > 0 ? "<" : "=";
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") {
    const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
    return `${left} ${signOf(worth(left), worth(right))} ${right}`;
  }
  if (seen.kind === "order") {
    const row = seen.view.cards.toSorted((a, b) => Number(a) - Number(b));
    return (text.includes("từ bé đến lớn") ? row : row.toReversed()).join(", ");
  }
  const [least = 0, most = 0] = wholesIn(text);
  const round = /tròn (chục|trăm)/u.exec(text)?.[1];
  if (round !== undefined) {
    const ending = round === "chục" ? "0" : "00";
    const fits = Array.from({ length: 1001 }, (_, number) => number).filter(
      (number) => number > least && number < most && String(number).endsWith(ending),
    );
    return fits.length === 1 ? String(fits[0]) : null;
  }
  if (seen.kind !== "choice") return null;
  const others = seen.view.choices.map((choice) => choice.text);
  if (text.includes("so sánh")) {
    return onlyChoice(seen, (choice) => {
      const [left = "", sign, right = ""] = choice.split(" ");
      return signOf(Number(left), Number(right)) === sign;
    });
  }
  const isLargest = text.includes("lớn nhất");
  return onlyChoice(seen, (choice) =>
    others.every((other) => (isLargest ? Number(choice) >= Number(other) : Number(choice) <= Number(other))),
  );
};
