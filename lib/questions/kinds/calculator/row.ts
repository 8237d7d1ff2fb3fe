import {
  isMachineKey,
  isOperation,
  type Machine,
  type MachineKey,
  newMachine,
  type Operation,
  press,
  readDisplay,
} from "./machine.ts";

/** The longest row of keys that is kept. */
const mostKeys = 40;

/** The machine once a row of keys was pressed: "12.5×4=". */
export function machineAfter(row: string): Machine {
  return [...row].filter(isMachineKey).reduce(press, newMachine);
}

export function displayAfter(row: string): string {
  return readDisplay(machineAfter(row));
}

export function isFinished(row: string): boolean {
  return row.endsWith("=") || row.endsWith("%");
}

/** Whether a key is part of a number. */
const isTyped = (key: string) => /^[\d.]$/.test(key);

/**
 * The row after one more key. It holds one calculation: a number that is typed after a result begins a new row, and what C and AC
 * clear is no longer in it. A key that does nothing leaves it as it is.
 */
export function pressOnRow(row: string, key: MachineKey): string {
  const before = machineAfter(row);
  if (key === "AC" || (key === "C" && (before.isStuck || isFinished(row)))) return "";
  if (key === "C") return row.slice(0, [...row].findLastIndex((each) => !isTyped(each)) + 1);
  if (press(before, key) === before || (row.length >= mostKeys && !isFinished(row))) return row;
  return isFinished(row) && isTyped(key) ? key : row + key;
}

/** Whether these keys are a row: each of them does something, and none begins a new one. */
export function isRow(keys: string): boolean {
  return keys !== "" && [...keys].filter(isMachineKey).reduce(pressOnRow, "") === keys;
}

/** What a row tells the machine to do. */
export interface Calculation {
  /** As they are worth: "7.5" for 007.50. */
  readonly numbers: readonly string[];
  /** One less than numbers, or as many where the last one waits for its number. */
  readonly operations: readonly Operation[];
  /** How often % was pressed. */
  readonly percents: number;
}

/** Without zeros that change nothing. */
function worthOf(typed: string): string {
  const [whole = "", decimals = ""] = typed.split(".");
  const kept = [...decimals].findLastIndex((digit) => digit !== "0") + 1;
  return `${BigInt(whole === "" ? "0" : whole)}${kept === 0 ? "" : `.${decimals.slice(0, kept)}`}`;
}

/** Reads a row; of operation keys behind each other the last one counts, and = between two calculations changes nothing. */
export function readRow(row: string): Calculation {
  const numbers: string[] = [];
  const operations: Operation[] = [];
  for (const [token] of row.matchAll(/[\d.]+|[+−×:]/gu)) {
    if (!isOperation(token)) numbers.push(worthOf(token));
    else {
      if (numbers.length === 0) numbers.push("0");
      operations.splice(numbers.length - 1, 1, token);
    }
  }
  return { numbers, operations, percents: row.split("%").length - 1 };
}

/** The keys with a space around each that is no digit: "12.5 × 4 =". */
export function writeRow(row: string): string {
  return row
    .replaceAll(/[+−×:=%]/gu, " $& ")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
}
