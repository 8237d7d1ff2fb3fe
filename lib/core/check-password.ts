import type { Result } from "./result.ts";

const fewestCharacters = 8;
/** What the hash takes in; more would be cut off unseen. */
const mostBytes = 72;

/**
 * Checks a password that is to be: 8 characters or more, 72 bytes of UTF-8 at most. Gives it in composed letters, as
 * keyboards write "ế" in more than one way.
 */
export function checkPassword(typed: string): Result<string, "too-short" | "too-long"> {
  const password = typed.normalize("NFC");
  if ([...password.trim()].length < fewestCharacters) return { ok: false, reason: "too-short" };
  if (new TextEncoder().encode(password).length > mostBytes) return { ok: false, reason: "too-long" };
  return { ok: true, value: password };
}
