import { holdsPhone, isContactName, isReservedName } from "./is-reserved-name.ts";
import { isRudeName } from "./is-rude-name.ts";
import type { Result } from "./result.ts";

type Refusal = "too-short" | "too-long" | "letters" | "email" | "phone" | "rude" | "reserved" | "contact";

const shortest = 2;
const longest = 20;
/** Marks may be typed apart from their letters, and white space in rows; what is longer than this is no name and is not read. */
export const longestTyped = 80;

const namePattern = /^[a-zA-ZÀ-ÖØ-öø-ÿ\u0100-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef90-9 ]+$/u;
const phoneSeparators = /[\s.+()-]/gu;

/**
 * Checks a name a pupil would like to have (product page, "Pupils"): 2 to 20 letters (Latin, with
 * Vietnamese marks), digits and single spaces; no email address, no phone number, no rude or unfit
 * word, no name of those who speak for the site, no way to be reached elsewhere. Gives the name as it
 * is kept: NFC, trimmed, runs of white space as one space. Lengths count code points of that form. The
 * database asks the same of the letters (private.is_username).
 */
export function checkUsername(raw: string): Result<string, Refusal> {
  const name = raw.slice(0, longestTyped).normalize("NFC").replace(/\s+/gu, " ").trim();
  const refusal = refuseForm(name, raw) ?? refuseMeaning(name);
  return refusal === null ? { ok: true, value: name } : { ok: false, reason: refusal };
}

function refuseMeaning(name: string): Refusal | null {
  if (holdsPhone(name)) return "phone";
  if (isRudeName(name)) return "rude";
  if (isReservedName(name)) return "reserved";
  return isContactName(name) ? "contact" : null;
}

/** What is cheap to see comes first; a name that is too long is compared with no list. */
function refuseForm(name: string, raw: string): Refusal | null {
  const { length } = [...name];
  const refusals: readonly (readonly [boolean, Refusal])[] = [
    [name === "", raw.length > longestTyped ? "too-long" : "too-short"],
    [/\S@\S/u.test(name), "email"],
    [/\d{7}/u.test(name.replace(phoneSeparators, "")), "phone"],
    [!namePattern.test(name), "letters"],
    [length < shortest, "too-short"],
    [length > longest || raw.length > longestTyped, "too-long"],
  ];
  return refusals.find(([isRefused]) => isRefused)?.[1] ?? null;
}
