import fc from "fast-check";
import { expect, test } from "vitest";
import { type MachineKey, newMachine, type Operation, press, readDisplay } from "./machine.ts";
import { displayAfter, isRow, machineAfter, pressOnRow, readRow, writeRow } from "./row.ts";

test("each operation key first works out what waits: the machine knows no precedence", () => {
  expect(displayAfter("12+8×5=")).toBe("100");
  expect(displayAfter("8×5+12=")).toBe("52");
  expect(displayAfter("12+8×")).toBe("20");
  expect(displayAfter("12+8=×5=")).toBe("100");
  expect(displayAfter("25+×4=")).toBe("100");
});

test("the % key works as the books of class 5 use it", () => {
  expect(displayAfter("240×15%")).toBe("36");
  expect(displayAfter("7:40%")).toBe("17.5");
  expect(displayAfter("200−15%")).toBe("170");
  expect(displayAfter("15%×240=")).toBe("36");
});

test("decimals are exact, and what the display cannot hold is cut off", () => {
  expect(displayAfter("0.1+0.2=")).toBe("0.3");
  expect(displayAfter("1.1×1.1=")).toBe("1.21");
  expect(displayAfter("2:3=")).toBe("0.6666666");
  expect(displayAfter("3−5=")).toBe("−2");
  expect(displayAfter("123456.78×1000=")).toBe("E");
  expect(displayAfter("5:0=")).toBe("E");
});

test("a key that has no place does nothing: a second point, a ninth digit, = without a number", () => {
  expect(displayAfter("1.2.5")).toBe("1.25");
  expect(displayAfter("1234567890")).toBe("12345678");
  expect(displayAfter("5+=")).toBe("5");
  expect(displayAfter("007")).toBe("7");
});

const keys: readonly MachineKey[] = [
  ...(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const),
  ...([".", "+", "−", "×", ":", "=", "%", "C", "AC"] as const),
];
const pressed = fc.array(fc.constantFrom(...keys), { maxLength: 30 });

test("a display never has more than eight digits, whatever is pressed", () => {
  fc.assert(
    fc.property(pressed, (row) => {
      const display = readDisplay(row.reduce(press, newMachine));
      expect(display).toMatch(/^(?:E|−?\d+(?:\.\d*)?)$/u);
      expect(display.replace(/\D/gu, "").length).toBeLessThanOrEqual(8);
    }),
  );
});

test("the row that is kept leads to the same display as all that was pressed, what was cleared too", () => {
  fc.assert(
    fc.property(pressed, (row) => {
      const kept = row.reduce(pressOnRow, "");
      expect(displayAfter(kept)).toBe(readDisplay(row.reduce(press, newMachine)));
      expect(kept === "" || isRow(kept)).toBe(true);
    }),
  );
});

/** What two numbers with so many places come to in whole numbers alone. */
const exactly: Readonly<Record<Exclude<Operation, ":">, (a: number, b: number) => number>> = {
  "+": (a, b) => (a + b) * 100,
  "−": (a, b) => (a - b) * 100,
  "×": (a, b) => a * b,
};

test("sums, differences and products are what whole numbers of hundredths make them", () => {
  const hundredths = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(fc.constantFrom("+", "−", "×"), hundredths, hundredths, (operation, a, b) => {
      const write = (scaled: number) => `${Math.floor(scaled / 100)}.${String(scaled % 100).padStart(2, "0")}`;
      const row = `${write(a)}${operation}${write(b)}=`;
      const scaled = exactly[operation](a, b);
      const size = String(Math.abs(scaled)).padStart(5, "0");
      const written = `${size.slice(0, -4)}.${size.slice(-4)}`.replace(/\.?0+$/u, "");
      expect(displayAfter(row)).toBe(`${scaled < 0 ? "−" : ""}${written}`);
    }),
  );
});

test("a quotient times what it was divided by is not more than before, and comes near it", () => {
  const number = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const quotient = Number(displayAfter(`${a}:${b}=`));
      expect(quotient * b).toBeLessThanOrEqual(a * (1 + 1e-9));
      expect(quotient).toBeCloseTo(a / b, 3);
    }),
  );
});

test("C takes the number away that is being typed, AC everything, and a number after a result begins a new row", () => {
  const type = (row: string, ...more: MachineKey[]) => more.reduce(pressOnRow, row);
  expect(type("25×41", "C", "4", "=")).toBe("25×4=");
  expect(type("25×4", "AC")).toBe("");
  expect(type("25×", "C")).toBe("25×");
  expect(type("25×4=", "3")).toBe("3");
  expect(type("25×4=", "+", "3")).toBe("25×4=+3");
  expect(readDisplay(machineAfter(type("5:0=", "C")))).toBe("0");
});

test("a row is read by the worth of its numbers and the last of several operation keys", () => {
  expect(readRow("07.50×−.5%")).toEqual({ numbers: ["7.5", "0.5"], operations: ["−"], percents: 1 });
  expect(readRow("12+8=×5=")).toEqual({ numbers: ["12", "8", "5"], operations: ["+", "×"], percents: 0 });
  expect(writeRow("12.5+8=×5=")).toBe("12.5 + 8 = × 5 =");
});

test("what no keys can lead to is no row", () => {
  for (const keys of ["", "x", "25==", "1.2.5", "4+5=3", "AC", "C", "123456789", "5+="])
    expect(isRow(keys)).toBe(false);
  for (const keys of ["25×4=", "240×15%", ".5+1", "12+8=×5="]) expect(isRow(keys)).toBe(true);
});
