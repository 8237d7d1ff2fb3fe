import { evaluate } from "./evaluate.ts";
import { compareExact, type Exact } from "./exact.ts";
import { readMeasure } from "./worth-of.ts";

function worthOfSide(side: string): { readonly value: Exact; readonly quantity: string | null } {
  return readMeasure(side) ?? { value: evaluate(side), quantity: null };
}

function holds(left: string, sign: string, right: string): boolean {
  const [first, second] = [worthOfSide(left), worthOfSide(right)];
  const order = compareExact(first.value, second.value);
  const isSign = { "=": order === 0, "<": order < 0, ">": order > 0 }[sign] ?? false;
  return isSign && first.quantity === second.quantity;
}

/** Whether what is written holds: "2 3⁄10 = 23⁄10", "3,5 > 3,49", "2 m 5 cm = 2,05 m", "1,2 < 1,3 < 2". Throws where a side is no number. */
export function isTrue(statement: string): boolean {
  const parts = statement.split(/\s*([=<>])\s*/u);
  const places = Array.from({ length: (parts.length - 1) / 2 }, (_, place) => place * 2);
  return places.every((place) => holds(parts[place] ?? "", parts[place + 1] ?? "", parts[place + 2] ?? ""));
}
