/**
 * A school pocket calculator with four operations. It knows no precedence: each operation key first works out what waits, so that
 * 12 + 8 × 5 comes to 100. Its numbers are exact and have eight digits.
 */
const operations = ["+", "−", "×", ":"] as const;
const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const machineKeys = [...digits, ".", ...operations, "=", "%", "C", "AC"] as const;

export type Operation = (typeof operations)[number];
export type MachineKey = (typeof machineKeys)[number];

/** The number `scaled` / 10^`places`. */
interface Exact {
  readonly scaled: bigint;
  readonly places: number;
}

export interface Machine {
  /** The number that is being typed, as it stands there; null while a result stands there, or the number before an operation. */
  readonly entry: string | null;
  /** What stands there while nothing is typed; with an operation the first of its two numbers. */
  readonly value: Exact;
  /** What waits for its second number. */
  readonly operation: Operation | null;
  /** Whether the result has too many digits, or something was divided by 0: only C and AC lead on. */
  readonly isStuck: boolean;
}

const mostDigits = 8;

export const newMachine: Machine = { entry: null, value: { scaled: 0n, places: 0 }, operation: null, isStuck: false };

export function isOperation(key: string): key is Operation {
  return operations.some((each) => each === key);
}

export function isMachineKey(key: string): key is MachineKey {
  return machineKeys.some((each) => each === key);
}

function readEntry(entry: string): Exact {
  const [whole = "", decimals = ""] = entry.split(".");
  return { scaled: BigInt(whole + decimals), places: decimals.length };
}

/** With so many places, all further ones cut off, as such a machine does. */
function withPlaces({ scaled, places }: Exact, wanted: number): Exact {
  const scale = 10n ** BigInt(Math.abs(wanted - places));
  return { scaled: wanted >= places ? scaled * scale : scaled / scale, places: wanted };
}

/** The number as it fits the display, without zeros at its end; null where its whole part alone is too long. */
function fitted(exact: Exact): Exact | null {
  const size = exact.scaled < 0n ? -exact.scaled : exact.scaled;
  const wholeDigits = String(size / 10n ** BigInt(exact.places)).length;
  if (wholeDigits > mostDigits) return null;
  let fit = withPlaces(exact, Math.min(exact.places, mostDigits - wholeDigits));
  while (fit.places > 0 && fit.scaled % 10n === 0n) fit = withPlaces(fit, fit.places - 1);
  return fit;
}

const sumOf = (a: Exact, b: Exact): Exact => {
  const places = Math.max(a.places, b.places);
  return { scaled: withPlaces(a, places).scaled + withPlaces(b, places).scaled, places };
};
const productOf = (a: Exact, b: Exact): Exact => ({ scaled: a.scaled * b.scaled, places: a.places + b.places });
const percentOf = ({ scaled, places }: Exact): Exact => ({ scaled, places: places + 2 });
/** Cut off behind the last place that the display could show. */
const quotientOf = (a: Exact, b: Exact): Exact => ({
  scaled: withPlaces(a, a.places + b.places + mostDigits).scaled / b.scaled,
  places: a.places + mostDigits,
});

/** What the two numbers come to before they are fitted; null for a division by 0. */
function calculate(a: Exact, operation: Operation, b: Exact): Exact | null {
  if (operation === "+") return sumOf(a, b);
  if (operation === "−") return sumOf(a, { ...b, scaled: -b.scaled });
  if (operation === "×") return productOf(a, b);
  return b.scaled === 0n ? null : quotientOf(a, b);
}

/** The % key: 240 × 15 % is 36, 7 : 40 % is 17.5, 200 − 15 % is 170, and 15 % alone 0.15. */
function calculatePercent(a: Exact, operation: Operation | null, b: Exact): Exact | null {
  if (operation === null) return percentOf(b);
  if (operation === "×") return percentOf(productOf(a, b));
  if (operation === ":") return calculate(productOf(a, { scaled: 100n, places: 0 }), ":", b);
  return calculate(a, operation, percentOf(productOf(a, b)));
}

function withResult(result: Exact | null, operation: Operation | null): Machine {
  const fit = result === null ? null : fitted(result);
  return fit === null ? { ...newMachine, isStuck: true } : { entry: null, value: fit, operation, isStuck: false };
}

function typeInto(machine: Machine, key: MachineKey): Machine {
  const entry = machine.entry ?? "";
  if (entry.replace(".", "").length === mostDigits) return machine;
  if (key === ".") return entry.includes(".") ? machine : { ...machine, entry: `${entry === "" ? "0" : entry}.` };
  if (entry === "0" && key === "0") return machine;
  return { ...machine, entry: entry === "0" ? key : entry + key };
}

function clearEntry(machine: Machine): Machine {
  if (machine.operation === null) return newMachine;
  return machine.entry === null ? machine : { ...machine, entry: null };
}

/** What waits is worked out; an operation key that follows another one takes its place. */
function pressOperation(machine: Machine, key: Operation): Machine {
  const { entry, value, operation } = machine;
  if (entry === null) return operation === key ? machine : { ...machine, operation: key };
  const typed = readEntry(entry);
  return withResult(operation === null ? typed : calculate(value, operation, typed), key);
}

function finish(machine: Machine, key: "=" | "%"): Machine {
  const { entry, value, operation } = machine;
  if (entry === null) return machine;
  const typed = readEntry(entry);
  if (key === "%") return withResult(calculatePercent(value, operation, typed), null);
  return withResult(operation === null ? typed : calculate(value, operation, typed), null);
}

/** The machine after a key; the same one where the key does nothing. */
export function press(machine: Machine, key: MachineKey): Machine {
  if (key === "AC") return newMachine;
  if (key === "C") return clearEntry(machine);
  if (machine.isStuck) return machine;
  if (isOperation(key)) return pressOperation(machine, key);
  return key === "=" || key === "%" ? finish(machine, key) : typeInto(machine, key);
}

/** What stands on the display: "12.5", "−3", and "E" where the machine is stuck. */
export function readDisplay({ entry, value: { scaled, places }, isStuck }: Machine): string {
  if (isStuck) return "E";
  if (entry !== null) return entry;
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return `${scaled < 0n ? "−" : ""}${whole}${places === 0 ? "" : `.${digits.slice(-places)}`}`;
}
