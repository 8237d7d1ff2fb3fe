import type { PublicQuestion } from "#lib/questions/question.ts";
import { comparedIn, sumIn } from "#tests/contract/equation.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { compareExact, exact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { readWords } from "#tests/contract/read-words.ts";

type Shown = PublicQuestion["figures"][number];

/** Counts the parts that are painted, or left white, or passed on the ray. */
function counted(figure: Shown, isPainted: boolean): string | null {
  if (figure.type === "axis") {
    const inUnit = figure.marks.filter(({ at }) => at > 0 && at <= 1).length;
    const [arrow] = figure.pointers;
    return `${figure.marks.filter(({ at }) => at > 0 && at <= (arrow?.at ?? 0)).length}\u2044${inUnit}`;
  }
  const [whole] = figure.type === "fraction" ? figure.wholes : [];
  if (whole === undefined) return null;
  return `${isPainted ? whole.painted : whole.parts - whole.painted}\u2044${whole.parts}`;
}

/** The picture among several that shows a fraction, told as the answer tells it. */
function pictured(seen: PublicQuestion): string | null {
  const asked = /\d+\u2044\d+/u.exec(seen.prompt.text)?.[0] ?? "";
  if (seen.kind !== "figure-choice") return null;
  const fitting = seen.view.figures.filter(
    (figure) => compareExact(evaluate(counted(figure, true) ?? "0"), evaluate(asked)) === 0,
  );
  const whole = fitting.length === 1 && fitting[0]?.type === "fraction" ? fitting[0].wholes[0] : undefined;
  return whole === undefined ? null : `${whole.parts} phần bằng nhau, tô ${whole.painted} phần`;
}

function told(text: string): string | null {
  const [, top, bottom] = /“(.+) phần (.+)”/u.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined) return `${readWords(top)}\u2044${readWords(bottom)}`;
  const [first = 0, second = 0] = wholesIn(text);
  if (text.includes("tự nhiên")) return `${first * second}\u2044${second}`;
  if (/(?:Chia đều|Cắt|Rót đều|tử số là)/u.test(text)) return `${first}\u2044${second}`;
  return null;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") return comparedIn(seen);
  if (seen.kind === "figure-choice") return pictured(seen);
  const [figure] = seen.figures;
  if (figure !== undefined) return counted(figure, !text.includes("chưa"));
  const isLess = /bé hơn 1/u.test(text);
  if (isLess || /lớn hơn 1/u.test(text)) {
    return onlyChoice(seen, (choice) =>
      isLess ? compareExact(evaluate(choice), exact(1)) < 0 : compareExact(evaluate(choice), exact(1)) > 0,
    );
  }
  return told(text) ?? sumIn(text);
};
