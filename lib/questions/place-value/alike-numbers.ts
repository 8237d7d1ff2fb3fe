import type { MistakeCode } from "#lib/questions/mistake-code.ts";

interface AlikeNumber {
  readonly code: Extract<MistakeCode, "ZERO" | "SWAP">;
  readonly value: number;
}

function exchanged(digits: string, first: number, second: number): string {
  const copy = Array.from(digits);
  copy[first] = digits[second] ?? "";
  copy[second] = digits[first] ?? "";
  return copy.join("");
}

/**
 * Numbers up to `most` that are written for `value` when a zero is dropped, added or put in another place, or when two
 * neighbouring digits change places (curriculum, ZERO and SWAP). None starts with a zero.
 */
export function alikeNumbers(value: number, most: number): AlikeNumber[] {
  const digits = String(value);
  const places = Array.from(digits, (_, place) => place);
  const zeros = places.filter((place) => digits[place] === "0");
  const others = places.filter((place) => place > 0 && digits[place] !== "0");
  const written = [
    ...zeros.map((zero) => ["ZERO", digits.slice(0, zero) + digits.slice(zero + 1)] as const),
    ...zeros.flatMap((zero) => others.map((other) => ["ZERO", exchanged(digits, zero, other)] as const)),
    ...places.map((place) => ["ZERO", `${digits.slice(0, place + 1)}0${digits.slice(place + 1)}`] as const),
    ...places
      .slice(1)
      .filter((place) => digits[place] !== "0" && digits[place - 1] !== "0")
      .map((place) => ["SWAP", exchanged(digits, place - 1, place)] as const),
  ];
  const codes = new Map(written.toReversed().map(([code, text]) => [Number(text), code]));
  codes.delete(value);
  return [...codes].flatMap(([number, code]) => (number <= most ? [{ code, value: number }] : [])).toReversed();
}
