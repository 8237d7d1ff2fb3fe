import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, wholesIn } from "#tests/contract/read-number.ts";

/** Takes as many times the part as the fraction has below its bar: together they are the whole. */
export const oracle: Oracle = (seen) => {
  const numbers = numbersIn(seen.prompt.text.replace("Lớp 3A", "Lớp"));
  const fraction = numbers.find(({ bottom }) => bottom > 1n);
  const whole = numbers.find(({ bottom }) => bottom === 1n);
  if (fraction?.top !== 1n || whole === undefined || numbers.length !== 2) return null;
  const fits = (part: number) => BigInt(part) * fraction.bottom === whole.top;
  if (seen.kind === "choice") return onlyChoice(seen, (choice) => fits(wholesIn(choice)[0] ?? 0));
  const found = Array.from({ length: 1000 }, (_, part) => part).filter(fits);
  return found.length === 1 ? String(found[0]) : null;
};
