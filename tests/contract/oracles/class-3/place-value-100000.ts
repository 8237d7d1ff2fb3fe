import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const places = ["đơn vị", "chục", "trăm", "nghìn", "chục nghìn"];
const placeName = /hàng (chục nghìn|nghìn|trăm|chục|đơn vị)/gu;

/** What each digit of a number stands for, from the left. */
function worths(number: number): { digit: number; worth: number }[] {
  const text = String(number);
  return Array.from(text, (digit, at) => ({
    digit: Number(digit),
    worth: Number(digit + "0".repeat(text.length - 1 - at)),
  }));
}

/** The number in which a digit stands for most, or for least. */
function extremeOf(seen: PublicQuestion, digit: number): string | null {
  if (seen.kind !== "choice") return null;
  const worthIn = (choice: string) =>
    worths(Number(choice.replaceAll("\u00a0", ""))).find((each) => each.digit === digit)?.worth ?? Number.NaN;
  const all = seen.view.choices.map((choice) => worthIn(choice.text));
  const wanted = seen.prompt.text.includes("lớn nhất") ? Math.max(...all) : Math.min(...all);
  return onlyChoice(seen, (choice) => worthIn(choice) === wanted);
}

/** Writes every digit with its zeros behind it and looks which is meant. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const numbers = wholesIn(text);
  const number = numbers.find((each) => each > 9999 && each % 10_000 > 0);
  const named = [...text.matchAll(placeName)].map(([, name = ""]) => 10 ** places.indexOf(name));
  const digit = numbers.find((each) => each < 10) ?? 0;
  if (text.includes("…")) return String(numbers.slice(1).reduce((rest, term) => rest - term, numbers[0] ?? 0));
  if (/(lớn|bé) nhất/u.test(text)) return extremeOf(seen, digit);
  if (number === undefined) {
    const worth = named[0] === undefined ? Math.max(...numbers) : named[0] * digit;
    return onlyChoice(seen, (choice) =>
      worths(Number(choice.replaceAll("\u00a0", ""))).some((each) => each.worth === worth),
    );
  }
  const found = worths(number).filter((each) => each.digit === digit);
  const [first = 0, second = 0] = found.map(({ worth }) => worth);
  if (text.includes("hơn kém")) return String(first - second);
  if (text.includes("gấp")) return onlyChoice(seen, (choice) => second * (wholesIn(choice)[0] ?? 0) === first);
  if (text.includes("hàng nào")) return `hàng ${places[String(first).length - 1]}`;
  if (text.includes("giá trị")) return String(first);
  const asked = worths(number).find(({ digit: each, worth }) => worth === each * (named[0] ?? 0));
  return asked === undefined ? null : String(asked.digit);
};
