import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fontLetters } from "./font-letters.ts";

const root = join(import.meta.dirname, "..");
const banks = join(root, "supabase/content");
const interfaceTexts = join(root, "lib/text");

/** Strings with a space: the others are marks and names of the program. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function listBankTexts(): string[] {
  const files = readdirSync(banks, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => textsIn(z.unknown().parse(JSON.parse(readFileSync(join(banks, file), "utf8")))));
}

function listInterfaceTexts(): string[] {
  const files = readdirSync(interfaceTexts).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const written = files.flatMap((file) => readFileSync(join(interfaceTexts, file), "utf8").match(/"[^"\n]+"/g) ?? []);
  return textsIn(written.map((text) => text.slice(1, -1)));
}

/** How often each letter the typefaces have stands in the texts a child reads: those of the banks and of the interface. */
export function countLetters(): Map<string, number> {
  const counts = new Map([...fontLetters.latin, ...fontLetters.vietnamese].map((letter) => [letter, 0]));
  for (const letter of [...listBankTexts(), ...listInterfaceTexts()].join(" ").normalize("NFC")) {
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  return counts;
}
