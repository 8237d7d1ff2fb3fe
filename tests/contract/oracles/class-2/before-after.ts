import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const numbers = Array.from({ length: 1001 }, (_, number) => number);

/** Looks the neighbour up in the row of all numbers. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const [given = 0, second = 0] = wholesIn(text);
  if (text.startsWith("Số ở giữa")) return String(numbers.slice(given + 1, second).join());
  const place = numbers.indexOf(given);
  const isAsNeighbour = /^\d+ là số liền/u.test(text);
  const isAfter = /(?:liền|ngay) sau/u.test(text) !== isAsNeighbour;
  return String(numbers.at(isAfter ? place + 1 : place - 1));
};
