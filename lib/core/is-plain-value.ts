import { isStorableText } from "./is-storable-text.ts";

/** Deeper than any response of a pupil goes. */
const mostDepth = 12;

/**
 * Whether a value that came over the wire is made of nothing but numbers, texts a database can keep, booleans, lists and
 * plain objects.
 * React also carries maps, files, and stand-ins that throw when they are looked into; no action is meant to get one.
 */
export function isPlainValue(value: unknown, depth = mostDepth): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object") return typeof value !== "function" && typeof value !== "symbol";
  if (value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isPlainValue(each, depth - 1));
  const kin: unknown = Object.getPrototypeOf(value);
  return (
    (kin === Object.prototype || kin === null) &&
    Object.entries(value)
      .flat()
      .every((each) => isPlainValue(each, depth - 1))
  );
}
