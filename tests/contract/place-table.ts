import { grouped } from "./grouped.ts";
import type { Oracle } from "./oracle.ts";
import { wholesIn } from "./read-number.ts";
import { readWords } from "./read-words.ts";

const sizes: Readonly<Record<string, number>> = {
  "đơn vị": 1,
  chục: 10,
  trăm: 100,
  nghìn: 1000,
  "chục nghìn": 10_000,
  "trăm nghìn": 100_000,
  triệu: 1_000_000,
  "chục triệu": 10_000_000,
  "trăm triệu": 100_000_000,
};

/** "3 trăm nghìn và 5 đơn vị", counted together part by part. */
function partsIn(text: string): number {
  const parts = [...text.matchAll(/(\d+)\u00a0((?:(?:trăm|chục) )?(?:triệu|nghìn)|trăm|chục|đơn vị)/gu)];
  return parts.reduce((sum, [, count, name = ""]) => sum + Number(count) * (sizes[name] ?? Number.NaN), 0);
}

/** The number of a question: in words, as a sum, from parts or as it is written. */
function numberAsked(text: string): number {
  const quoted = /“(.+?)”/u.exec(text)?.[1];
  if (quoted !== undefined) return readWords(quoted);
  if (text.includes("+")) return wholesIn(text).reduce((sum, each) => sum + each, 0);
  return /gồm \d/u.test(text) ? partsIn(text) : (wholesIn(text)[0] ?? Number.NaN);
}

/** Writes a number down and cuts it into its classes, or takes off it what each digit is worth. */
export const solvePlaceTable: Oracle = ({ prompt: { text } }) => {
  const number = numberAsked(text);
  const inClass = /thuộc lớp (đơn vị|nghìn|triệu)/u.exec(text)?.[1];
  if (inClass !== undefined) {
    const at = ["đơn vị", "nghìn", "triệu"].indexOf(inClass);
    const group = grouped(number).split("\u00a0").toReversed()[at] ?? "";
    return [...group].join("; ");
  }
  if (!text.includes("thành tổng")) return grouped(number);
  const worths = [...String(number)].map((digit, at, all) => Number(digit.padEnd(all.length - at, "0")));
  return `${grouped(number)} = ${worths
    .filter((worth) => worth > 0)
    .map(grouped)
    .join(" + ")}`;
};
