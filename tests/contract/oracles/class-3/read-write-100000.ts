import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { readWords } from "#tests/contract/read-words.ts";

const sizes: Readonly<Record<string, number>> = {
  "chục nghìn": 10_000,
  nghìn: 1000,
  trăm: 100,
  chục: 10,
  "đơn vị": 1,
};

/** Hears the words, adds the parts, or reads every answer aloud and takes the one that is written. */
export const oracle: Oracle = (seen) => {
  const { prompt, figures } = seen;
  const [figure] = figures;
  if (figure !== undefined) {
    const written = figure.type === "place-chart" ? (figure.rows[0] ?? []).join("") : "text" in figure && figure.text;
    const number = Number(String(written).replaceAll("\u00a0", ""));
    return onlyChoice(seen, (text) => readWords(text) === number);
  }
  const said = /“([^”]+)”/u.exec(prompt.text)?.[1];
  if (said !== undefined) return grouped(readWords(said));
  const parts = [...prompt.text.matchAll(/(\d) (chục nghìn|nghìn|trăm|chục|đơn vị)/gu)];
  if (parts.length !== wholesIn(prompt.text).length || parts.length === 0) return null;
  return grouped(parts.reduce((sum, [, digit, name = ""]) => sum + Number(digit) * (sizes[name] ?? Number.NaN), 0));
};
