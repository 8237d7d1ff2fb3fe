import type { PublicQuestion } from "#lib/questions/question.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const names = "đơn vị,chục,trăm,nghìn,chục nghìn,trăm nghìn,triệu,chục triệu,trăm triệu".split(",");

/** The places at which a digit stands in a number, 0 for the ones. */
function placesOf(number: number, digit: number): number[] {
  const written = [...String(number)].toReversed();
  return [...written.keys()].filter((place) => written[place] === String(digit));
}

function classDigits(number: number, name: string): string {
  const groups = number.toLocaleString("en").split(",").toReversed();
  const place = ["đơn vị", "nghìn", "triệu"].indexOf(name);
  return groups[place] ?? "";
}

function placed(seen: PublicQuestion): string | null {
  const [number = 0, digit = 0] = wholesIn(seen.prompt.text);
  const [place = 0] = placesOf(number, digit);
  const group = ["đơn vị", "nghìn", "triệu"][Math.floor(place / 3)];
  return `hàng ${names[place]}, lớp ${group}`;
}

/** Writes the number down digit by digit and looks where each stands. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const wholes = wholesIn(text);
  const inClass = /lớp (đơn vị|nghìn|triệu) (?:viết liền|của số)/u.exec(text)?.[1];
  if (inClass !== undefined) return classDigits(wholes[0] ?? 0, inClass);
  if (/hàng nào, lớp nào|đứng ở:/u.test(text)) return placed(seen);
  const asked = /^Chữ số hàng ([\p{L} ]+) của số/u.exec(text)?.[1];
  if (asked !== undefined) return [...String(wholes[0])].toReversed()[names.indexOf(asked)] ?? null;
  if (text.startsWith("Trong số nào")) {
    const [digit = 0, value = 0] = wholes;
    return onlyChoice(seen, (choice) => {
      const [number = 0] = wholesIn(choice);
      return placesOf(number, digit).some((place) => digit * 10 ** place === value);
    });
  }
  const [digit = 0] = [/chữ số (\d)/u.exec(text)?.[1]].map(Number);
  const [number = 0] = wholes.filter((whole) => whole > 9);
  const places = placesOf(number, digit).toReversed();
  const [high = 0, low = 0] = places.map((place) => digit * 10 ** place);
  if (text.includes("gấp")) return grouped(high / low);
  return String(/hơn kém|Hiệu/u.test(text) ? high - low : high);
};
