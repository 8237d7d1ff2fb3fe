import type { ClockFace } from "#lib/questions/figures/clock.ts";
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

/** Knows the numerals by rote, reads the hands by their angles. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [face] = facesOf(seen.figures);
  if (face !== undefined) return readClock(face);
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
