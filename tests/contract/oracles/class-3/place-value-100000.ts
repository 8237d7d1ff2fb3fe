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

/** The largest or smallest number of five different digits with a digit at a place, looking through all of them. */
function extremeWith(text: string, digit: number): string | null {
  const place = places.indexOf([...text.matchAll(placeName)][0]?.[1] ?? "");
  const fits = (number: number) => {
    const digits = String(number);
    return new Set(digits).size === 5 && digits.at(-1 - place) === String(digit);
  };
  const all = Array.from({ length: 90_000 }, (_, more) => 10_000 + more);
  const found = text.includes("lớn nhất") ? all.findLast(fits) : all.find(fits);
  return found === undefined ? null : String(found);
}

/** The number in which a digit stands for most, or for least; of all numbers where digits have to differ. */
function extremeOf(seen: PublicQuestion, digit: number): string | null {
  if (seen.kind !== "choice") return extremeWith(seen.prompt.text, digit);
  const worthIn = (choice: string) =>
    worths(Number(choice.replaceAll("\u00a0", ""))).find((each) => each.digit === digit)?.worth ?? Number.NaN;
  const all = seen.view.choices.map((choice) => worthIn(choice.text));
  const wanted = seen.prompt.text.includes("lớn nhất") ? Math.max(...all) : Math.min(...all);
  return onlyChoice(seen, (choice) => worthIn(choice) === wanted);
}

/** The one number in which a digit stands for so much. */
function numberWith(seen: PublicQuestion, worth: number): string | null {
  return onlyChoice(seen, (choice) =>
    worths(Number(choice.replaceAll("\u00a0", ""))).some((each) => each.worth === worth),
  );
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
  if (number === undefined) return numberWith(seen, named[0] === undefined ? Math.max(...numbers) : named[0] * digit);
  const found = worths(number).filter((each) => each.digit === digit);
  const [first = 0, second = 0] = found.map(({ worth }) => worth);
  if (text.includes("hơn kém")) return String(first - second);
  if (text.includes("gấp")) return String([10, 100, 1000, 10_000].find((times) => second * times === first));
  if (text.includes("hàng nào")) return `hàng ${places[String(first).length - 1]}`;
  if (text.includes("giá trị")) return String(first);
  const asked = worths(number).find(({ digit: each, worth }) => worth === each * (named[0] ?? 0));
  return asked === undefined ? null : String(asked.digit);
};
