import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readWords } from "#tests/contract/read-words.ts";

/** "7 triệu, 4 trăm nghìn và 5 chục", part by part. */
function composed(text: string): number {
  const names: Readonly<Record<string, number>> = {
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
  const parts = [...text.matchAll(/(\d) ((?:(?:trăm|chục|đơn) )?(?:triệu|nghìn|trăm|chục|vị))/gu)];
  return parts.reduce((sum, [, digit, name = ""]) => sum + Number(digit) * (names[name] ?? Number.NaN), 0);
}

/** Reads the words back into a number, or each answer's words until one is what is written. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  const quoted = /“(.+?)(?: người)?”/u.exec(seen.prompt.text)?.[1];
  if (quoted !== undefined) return String(readWords(quoted));
  if (seen.prompt.text.includes("gồm")) return String(composed(seen.prompt.text));
  const written = figure?.type === "place-chart" ? (figure.rows[0] ?? []).join("") : "";
  const inPrompt = /[Ss]ố (\d[\d\u00a0]*)/u.exec(seen.prompt.text)?.[1] ?? written;
  const shown = (figure?.type === "word" ? figure.text : inPrompt).replaceAll("\u00a0", "");
  return onlyChoice(seen, (text) => readWords(text) === Number(shown));
};
