import { isRudeName } from "./is-rude-name.ts";
import type { Result } from "./result.ts";

type Refusal = "too-short" | "too-long" | "letters" | "email" | "phone" | "rude";

const shortest = 2;
const longest = 20;

const namePattern = /^[a-zà-öø-ÿ\u0100-\u017f\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff0-9 ]+$/iu;
const phoneSeparators = /[\s.+()-]/gu;

/**
 * Checks a name a pupil would like to have (product page, "Pupils"): 2 to 20 letters (Latin, with
 * Vietnamese marks), digits and single spaces; no email address, no seven digits (a phone number), no
 * rude word. Gives the name as it is kept: NFC, trimmed, runs of white space as one space. Lengths
 * count code points of that form.
 */
export function checkUsername(raw: string): Result<string, Refusal> {
  const name = raw.normalize("NFC").replace(/\s+/gu, " ").trim();
  const { length } = [...name];
  const refusals: readonly (readonly [boolean, Refusal])[] = [
    [name === "", "too-short"],
    [/\S@\S/u.test(name), "email"],
    [/\d{7}/u.test(name.replace(phoneSeparators, "")), "phone"],
    [!namePattern.test(name), "letters"],
    [length < shortest, "too-short"],
    [length > longest, "too-long"],
    [isRudeName(name), "rude"],
  ];
  const refusal = refusals.find(([isRefused]) => isRefused);
  return refusal === undefined ? { ok: true, value: name } : { ok: false, reason: refusal[1] };
}
