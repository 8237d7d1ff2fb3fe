import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

interface Amount {
  readonly tens: number;
  readonly ones: number;
}

/** Tens and ones of what is written, column by column; null where a column would carry, borrow or come to nothing. */
function columns(text: string): Amount | null {
  const [, first = "", sign, second = "0"] = /^(\d{2})(?: ([+−]) (\d{1,2}))?$/u.exec(text) ?? [];
  const [tens = 0, ones = 0] = [...first].map(Number);
  const [moreTens = 0, moreOnes = 0] = [...second.padStart(2, "0")].map(Number);
  const by = sign === "−" ? -1 : 1;
  const result = { tens: tens + by * moreTens, ones: ones + by * moreOnes };
  const isPlain = result.tens >= 1 && result.tens <= 9 && result.ones >= 0 && result.ones <= 9;
  return first !== "" && isPlain ? result : null;
}

const read = (side: Figure) => (side.type === "word" ? side.text : "");

/** Compares the tens first, and the ones where there are as many. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "sign") return null;
  const [left = "", right = ""] = seen.view.sides.map(read);
  const [here, there] = [columns(left), columns(right)];
  if (here === null || there === null) return null;
  const ahead = here.tens === there.tens ? here.ones - there.ones : here.tens - there.tens;
  if (ahead === 0) return `${left} = ${right}`;
  return `${left} ${ahead < 0 ? "<" : ">"} ${right}`;
};
