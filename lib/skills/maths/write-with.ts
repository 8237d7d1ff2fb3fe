import { type Unit, units } from "#lib/core/unit.ts";
import { countedValue, measureValue, type Value, wholeValue } from "#lib/questions/values.ts";

function isUnit(name: string): name is Unit {
  return Object.hasOwn(units, name);
}

/** Writes whole numbers as classes 3 to 5 do, with a unit or the name of what is counted: "6 285 kg", "8 lần". */
export function writeWith(name: string): (value: number) => Value {
  if (isUnit(name)) return (value) => measureValue(wholeValue(value), name);
  return (value) => countedValue(wholeValue(value), name);
}
