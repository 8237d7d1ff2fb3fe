import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Counts in seconds. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const [first = 0, second = 0] = valuesIn(text, "time");
  if (/\+|Cả hai|đến nơi lúc mấy|đến quê lúc mấy|kết thúc lúc mấy/u.test(text)) return `${first + second} giây`;
  if (/−|lâu hơn/u.test(text)) return `${first - second} giây`;
  // A start is asked for, or how long something lasts: what is later less what is earlier or the time between.
  return /mấy giờ\?|thời gian\?|bao lâu\?/u.test(text) ? `${Math.abs(first - second)} giây` : null;
};
