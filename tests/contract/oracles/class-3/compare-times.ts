import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, wholesIn } from "#tests/contract/read-number.ts";

/** Lays the smaller one end to end until it is as long as the larger one; told in words or drawn as bars. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const drawn =
    figure?.type === "bar-model" ? figure.bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)) : [];
  const [first = 0, second = 0, by] = wholesIn(text);
  const told = wholesIn(text).length === 2 ? wholesIn(text) : drawn;
  // What changes is the larger one.
  const change = /thêm/u.test(text) ? (by ?? 0) : -(by ?? 0);
  const numbers = by === undefined ? told : [Math.max(first, second) + change, Math.min(first, second)];
  const [small, large] = [Math.min(...numbers), Math.max(...numbers)];
  let times = 0;
  for (let laid = 0; laid < large; laid += small) times += 1;
  if (times * small !== large) return null;
  if (text.includes("một phần mấy")) {
    return onlyChoice(seen, (choice) =>
      numbersIn(choice).every(({ top, bottom }) => Number(bottom) === times && top === 1n),
    );
  }
  return /gấp/u.test(text) ? String(times) : null;
};
