import { readFileSync } from "node:fs";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { foreignNames } from "#lib/skills/vietnamese/words/foreign-names.ts";

const fewest = 500;

/** Words of the passages of the project: one of every rime with every tone, then others; and the parts of foreign names. */
export function listTexts(): string[] {
  const file = new URL("../../supabase/content/passages.json", import.meta.url);
  const texts = readFileSync(file, "utf8").normalize("NFC");
  const all = new Set(texts.match(/\p{L}+/gu)?.filter((word) => decomposeSyllable(word) !== null));
  const shapes = new Map<string, string>();
  for (const word of all) {
    const { letters, tone } = splitTone(word) ?? { letters: word, tone: "ngang" };
    const shape = `${letters.toLowerCase().replace(/^(?:qu|gi(?=[aăâeêoôơuư])|[^aăâeêioôơuưy]*)/u, "")} ${tone}`;
    if (!shapes.has(shape)) shapes.set(shape, word);
  }
  const shaped = [...shapes.values()];
  const others = [...all].filter((word) => !shaped.includes(word));
  const sounded = foreignNames.sounded.flatMap((name) => name.split(" "));
  return [...shaped, ...others.slice(0, Math.max(0, fewest - shaped.length)), ...sounded, "xoong", "quần", "giặt"];
}
