import { countSeen } from "#tests/contract/count-seen.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const told = /(\d+) (chục|đơn vị)/gu;

/** What tens and ones make together, counted on ten by ten and one by one; null with none named. */
function worthOfParts(text: string): number | null {
  const found = [...text.matchAll(told)];
  const sum = found.reduce((all, [, count, name]) => all + Number(count) * (name === "chục" ? 10 : 1), 0);
  return found.length === 2 ? sum : null;
}

/** Puts every answer back together and looks which one makes the number. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/gồm \d+ (?:chục|đơn vị) và \d+/u.test(text)) return String(worthOfParts(text));
  const [whole = 0, part = 0] = wholesIn(text);
  if (text.includes("=")) return String(whole - part);
  const number = Number(/[Ss]ố (\d+)/u.exec(text)?.[1] ?? countSeen(seen.figures[0]));
  if (text.includes("mấy chục và mấy đơn vị")) return onlyChoice(seen, (choice) => worthOfParts(choice) === number);
  const digit = (place: number) => String(number).padStart(2, "0")[place] ?? null;
  if (/có mấy chục|số chục của/u.test(text)) return digit(0);
  return text.includes("và mấy đơn vị") ? digit(1) : null;
};
