import type { DiagramFigure } from "#lib/questions/figures/diagram-figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readRoman } from "#tests/contract/read-roman.ts";

/** The numerals by rote, as a child learns them. */
const rote = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII".split(" ");

/** The label nearest to where a hand points, and how far the hand has gone beyond it, in minutes from the top. */
function readClock({ marks }: DiagramFigure): string {
  const hands = marks.flatMap((mark) => (mark.form === "line" ? [mark] : []));
  const lengths = hands.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  const [short, long] = (lengths[0] ?? 0) < (lengths[1] ?? 0) ? hands : hands.toReversed();
  const turned = (hand: typeof short) =>
    hand === undefined
      ? Number.NaN
      : (Math.atan2(hand.to.x - hand.from.x, hand.from.y - hand.to.y) / (2 * Math.PI) + 1) % 1;
  const minute = Math.round(turned(long) * 60) % 60;
  const hour = Math.floor(turned(short) * 12 + 0.04) % 12 || 12;
  const labels = marks.flatMap((mark) => (mark.form === "label" ? [mark] : []));
  const isWhole = labels.length === 12 && labels.every(({ text }) => readRoman(text) <= 12);
  const minutes = minute === 0 ? "" : ` ${minute}\u00a0phút`;
  return isWhole ? `${hour}\u00a0giờ${minutes}` : "";
}

/** Knows the numerals by rote, reads the hands by their angles. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "diagram") return readClock(figure);
  const numberOf = (roman: string) => rote.indexOf(roman) + 1;
  if (seen.kind === "order") {
    const sign = text.includes("từ bé") ? 1 : -1;
    return seen.view.cards.toSorted((a, b) => (numberOf(a) - numberOf(b)) * sign).join(", ");
  }
  if (seen.kind !== "choice") return null;
  const far = /lớn nhất|bé nhất/u.exec(text)?.[0];
  if (far !== undefined) {
    const all = seen.view.choices.map((choice) => numberOf(choice.text));
    const wanted = far === "lớn nhất" ? Math.max(...all) : Math.min(...all);
    return onlyChoice(seen, (choice) => numberOf(choice) === wanted);
  }
  const roman = /(?<!\p{L})[IVX]+(?!\p{L})/u.exec(text)?.[0];
  if (roman !== undefined) return onlyChoice(seen, (choice) => Number(choice) === numberOf(roman));
  const told = Number(/\d+/u.exec(text)?.[0]);
  const steps = [text.includes("liền sau"), text.includes("liền trước")];
  const wanted = told + (steps[0] ? 1 : 0) - (steps[1] ? 1 : 0);
  return onlyChoice(seen, (choice) => choice === rote[wanted - 1]);
};
