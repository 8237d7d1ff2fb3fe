import { isTrue } from "#tests/contract/is-true.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

const lengths: Readonly<Record<string, number>> = { hai: 2, ba: 3 };

/** The number of the prompt written with so many places, behind an equals sign. */
function withPlaces(text: string): string | null {
  const places = lengths[/số thập phân có (hai|ba) chữ số/u.exec(text)?.[1] ?? ""] ?? 0;
  const given = /^Viết (.+) thành số/u.exec(text)?.[1];
  const [number] = numbersIn(text);
  if (places === 0 || number === undefined || given === undefined) return null;
  const digits = String((number.top * 10n ** BigInt(places)) / number.bottom);
  return `${given} = ${digits.slice(0, -places)},${digits.slice(-places)}`;
}

/** Compares each answer with the number of the question. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [given = ""] = text.match(/\d+(?:\u00a0\d{3})*(?:,\d+)?(?:\u00a0(?:m|kg|dm))?/u) ?? [];
  if (/mấy chữ số 0/u.test(text)) return String(/0*$/u.exec(given)?.[0].length ?? 0);
  if (/^Viết/u.test(text)) return withPlaces(text);
  if (/đều bằng/u.test(text))
    return onlyChoice(seen, (choice) => choice.split("; ").every((each) => isTrue(`${each} = ${given}`)));
  const isAsked = /(?:bằng|viết gọn lại là|bằng số nào)/u.test(text) && given !== "";
  return solveStatement(seen) ?? (isAsked ? onlyChoice(seen, (choice) => isTrue(`${choice} = ${given}`)) : null);
};
