import type { ClockFace } from "#lib/questions/figures/clock.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { facesOf, minutesShown } from "#tests/contract/solvers/hands.ts";

/** The numerals by rote, as a child learns them. */
const rote = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII".split(" ");

/** The time at which both hands stand as drawn. */
function readClock(face: ClockFace): string | null {
  if (face.numerals !== "roman") return null;
  const shown = minutesShown(face);
  const minute = shown % 60;
  return `${Math.floor(shown / 60) || 12}\u00a0giờ${minute === 0 ? "" : ` ${minute}\u00a0phút`}`;
}

const numberOf = (roman: string) => rote.indexOf(roman) + 1;

const roman = /(?<!\p{L})[IVX]+(?!\p{L})/gu;

/** The time to be set, with its hour read. */
function timeTold(text: string): string | null {
  const [, hour = "", minutes = ""] = /(?<!\p{L})([IVX]+)\u00a0giờ( \d+\u00a0phút)?/u.exec(text) ?? [];
  return `${numberOf(hour)}\u00a0giờ${minutes}`;
}

/** One numeral read, or two worked out. */
function typed(text: string): string | null {
  const [one = 0, other] = (text.match(roman) ?? []).map(numberOf);
  if (other === undefined) return String(one);
  return String(text.includes("−") ? one - other : one + other);
}

function chosen(seen: PublicQuestion): string | null {
  const { text } = seen.prompt;
  const choices = seen.kind === "choice" ? seen.view.choices.map((choice) => numberOf(choice.text)) : [];
  const far = /lớn nhất|bé nhất/u.exec(text)?.[0];
  if (far !== undefined) {
    const wanted = far === "lớn nhất" ? Math.max(...choices) : Math.min(...choices);
    return onlyChoice(seen, (choice) => numberOf(choice) === wanted);
  }
  const [read] = text.match(roman) ?? [];
  if (read !== undefined) return onlyChoice(seen, (choice) => Number(choice) === numberOf(read));
  const told = Number(/\d+/u.exec(text)?.[0]);
  const steps = [text.includes("liền sau"), text.includes("liền trước")];
  const wanted = told + (steps[0] ? 1 : 0) - (steps[1] ? 1 : 0);
  return onlyChoice(seen, (choice) => choice === rote[wanted - 1]);
}

/** Knows the numerals by rote, reads the hands by their angles. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [face] = facesOf(seen.figures);
  if (face !== undefined) return readClock(face);
  if (seen.kind === "clock-set") return timeTold(text);
  if (seen.kind === "number") return typed(text);
  if (seen.kind !== "order") return chosen(seen);
  const sign = text.includes("từ bé") ? 1 : -1;
  return seen.view.cards.toSorted((a, b) => (numberOf(a) - numberOf(b)) * sign).join(", ");
};
