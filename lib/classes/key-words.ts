import { foldMarks } from "#lib/core/fold-marks.ts";
import { keyWordsText } from "#lib/text/key-words-text.ts";

const words = keyWordsText.split(" ");
const byPlain = new Map(words.map((word, value) => [foldMarks(word), value]));

/** How many bytes the secret behind a class's key has: one for each word. */
export const secretBytes = 8;
/** Nobody types more, in characters. */
const longestTyped = 200;

/** The secret as words for the key sheet: "mèo lúa cầu …". */
export function writeSecret(secret: Uint8Array): string {
  return [...secret].map((value) => words[value]).join(" ");
}

/** The secret behind words as somebody types them, with or without marks; null where they are no secret. */
export function readSecret(typed: string): Uint8Array<ArrayBuffer> | null {
  const found = typed
    .slice(0, longestTyped)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => byPlain.get(foldMarks(word)));
  const values = found.filter((value) => value !== undefined);
  return values.length === found.length && values.length === secretBytes ? new Uint8Array(values) : null;
}

/** The secret as the QR code of a key sheet holds it: hexadecimal digits. */
export function secretCode(secret: Uint8Array): string {
  return [...secret].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Reads what secretCode wrote; null for anything else. */
export function secretOf(code: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{16}$/.test(code)) return null;
  return Uint8Array.from({ length: secretBytes }, (_, place) =>
    Number.parseInt(code.slice(2 * place, 2 * place + 2), 16),
  );
}
