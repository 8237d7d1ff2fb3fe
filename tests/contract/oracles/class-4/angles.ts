import type { Figure } from "#lib/questions/figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** The degrees between the two sides of a drawn angle. */
function measured(figure: Figure | undefined): number {
  if (figure?.type !== "diagram") return Number.NaN;
  const [first, second] = figure.marks.flatMap((mark) =>
    mark.form === "line" ? [{ x: mark.to.x - mark.from.x, y: mark.to.y - mark.from.y }] : [],
  );
  if (first === undefined || second === undefined) return Number.NaN;
  const cosine =
    (first.x * second.x + first.y * second.y) / (Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y));
  return Math.round((Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI);
}

function kindOf(degrees: number): string {
  if (degrees < 90) return "góc nhọn";
  if (degrees === 90) return "góc vuông";
  return degrees < 180 ? "góc tù" : "góc bẹt";
}

/** Each kind with degrees of its own, to try sentences with. */
const examples: Readonly<Record<string, number>> = { nhọn: 50, vuông: 90, tù: 120, bẹt: 180 };

function isTrue(sentence: string): boolean {
  const [, first = "", sign, second = ""] =
    /^góc (\S+) (bé hơn|lớn hơn|bằng hai|bằng) góc ([^.]+)\.$/iu.exec(sentence) ?? [];
  const [left, right] = [examples[first] ?? 0, examples[second] ?? 0];
  const results = new Map([
    ["bé hơn", left < right],
    ["lớn hơn", left > right],
    ["bằng hai", left === right * 2],
    ["bằng", left === right],
  ]);
  return results.get(sign ?? "") ?? false;
}

function wantedKind(text: string): string | null {
  if (/bé hơn góc bẹt/u.test(text)) return "góc tù";
  if (/bé hơn góc vuông/u.test(text)) return "góc nhọn";
  if (/hai góc vuông/u.test(text)) return "góc bẹt";
  return /góc (?:nhọn|vuông|tù|bẹt)/u.exec(text)?.[0] ?? null;
}

/** Measures what is drawn by its directions. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((figure) => kindOf(measured(figure)) === wantedKind(text));
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  if (/đúng/u.test(text)) return onlyChoice(seen, isTrue);
  if (/hơn góc vuông/u.test(text)) {
    return onlyChoice(seen, (choice) =>
      text.includes("lớn hơn") ? Number.parseInt(choice, 10) > 90 : Number.parseInt(choice, 10) < 90,
    );
  }
  const [told] = /\d+(?=°)/u.exec(text) ?? [];
  const degrees = told === undefined ? measured(seen.figures[0]) : Number(told);
  return /góc gì/u.test(text) ? kindOf(degrees) : `${degrees}°`;
};
