import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

type Columns = readonly [hundreds: number, tens: number, ones: number];

function columnsOf(number: number): Columns {
  return [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
}

/** Adds as with plates, rods and cubes: each kind is put together for itself. */
function heap(numbers: readonly number[]): number {
  const [hundreds, tens, ones] = [0, 1, 2].map((kind) =>
    numbers.reduce((sum, number) => sum + (columnsOf(number)[kind] ?? 0), 0),
  );
  return (hundreds ?? 0) * 100 + (tens ?? 0) * 10 + (ones ?? 0);
}

/** Puts together what is told; of a missing part, tries every round hundred. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const numbers = wholesIn(text);
  if (!/… \+|\+ … =|cộng với số nào/u.test(text)) return String(heap(numbers));
  const [known = 0, sum = 0] = numbers;
  const fits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((plates) => plates * 100).filter((part) => heap([part, known]) === sum);
  return fits.length === 1 ? String(fits[0]) : null;
};
