import { grouped } from "#tests/contract/grouped.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const sizes: Readonly<Record<string, number>> = { "xăng-ti-mét": 10, "đề-xi-mét": 100, mét: 1000 };

/** How long each side of a square is around which one goes so far: the first length that fits. */
function sideOf(around: number): number | null {
  for (let side = 10; side <= around; side += 10) if (side + side + side + side === around) return side;
  return null;
}

/** Goes around the square side by side, or looks for the square that has all of the way around. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const [first = 0, second] = valuesIn(text, "length");
  const size = sizes[/bao nhiêu (xăng-ti-mét|đề-xi-mét|mét)/u.exec(text)?.[1] ?? ""];
  if (size === undefined) return null;
  const around = second === undefined ? first : first + second + first + second;
  const isBackwards = second !== undefined || /có chu vi|Sợi dây|vây quanh/u.test(text);
  const found = isBackwards ? sideOf(around) : [first, first, first, first].reduce((way, side) => way + side, 0);
  return found === null || found % size !== 0 ? null : grouped(found / size);
};
