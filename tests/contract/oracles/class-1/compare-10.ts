import type { Figure } from "#lib/questions/figure.ts";
import { countSeen } from "#tests/contract/count-seen.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const signs = ["<", "=", ">"] as const;

/** The sign between two sums or numbers, worked out exactly. */
function between(left: string, right: string): (typeof signs)[number] {
  return signs[Math.sign(compareExact(evaluate(left), evaluate(right))) + 1] ?? "=";
}

function isTrue(comparison: string): boolean {
  const [, left = "", sign, right = ""] = /^(.+) ([<=>]) (.+)$/u.exec(comparison) ?? [];
  return left !== "" && between(left, right) === sign;
}

function written(figure: Figure): string {
  return figure.type === "word" ? figure.text : String(countSeen(figure));
}

/** The picture that has the most or the fewest things, if there is but one. */
function extreme(figures: readonly Figure[], isMost: boolean): number | null {
  const counts = figures.map(countSeen);
  const best = isMost ? Math.max(...counts) : Math.min(...counts);
  return counts.filter((count) => count === best).length === 1 ? best : null;
}

const named = new Map([
  ["<", "ít hơn"],
  ["=", "bằng nhau"],
  [">", "nhiều hơn"],
]);

/** Works out both sides; tries every choice. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") {
    const [left, right] = seen.view.sides.map(written);
    return left === undefined || right === undefined ? null : `${left} ${between(left, right)} ${right}`;
  }
  if (seen.kind === "figure-choice") {
    const best = extreme(seen.view.figures, text.includes("nhiều"));
    return best === null ? null : `${best} ${/(?:nhiều|ít) (.+) nhất/u.exec(text)?.[1]}`;
  }
  if (/so với/iu.test(text)) {
    const [left, right] = seen.figures.map((figure) => String(countSeen(figure)));
    return onlyChoice(seen, (choice) => choice === named.get(between(left ?? "", right ?? "")));
  }
  const [, word, limit = ""] = /^Số nào (bé|lớn) hơn (.+)\?$/u.exec(text) ?? [];
  if (word !== undefined) return onlyChoice(seen, (choice) => between(choice, limit) === (word === "bé" ? "<" : ">"));
  return onlyChoice(seen, isTrue);
};
