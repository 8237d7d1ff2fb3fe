import { bareIn } from "#tests/contract/bare-in.ts";
import { shownText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Adds up faces one by one, and fills a box layer by layer, in millimetres. */
const solve: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [a = 0, b = 0, c = 0, water] = valuesIn(
    seen.figures.length > 0 ? shownText({ ...seen, prompt: { text: "", spoken: "" } }) : text,
    "length",
  );
  const pair = (first: number, second: number) => first * second + first * second;
  if (/mực nước trong bể cao bao nhiêu/u.test(text)) {
    const [poured = 0] = valuesIn(text.replace(/Biết .*/u, ""), "capacity");
    return `${(poured * 1000) / (a * b)} mm`;
  }
  if (water !== undefined) return `${(a * b * (/đổ thêm/u.test(text) ? c - water : water)) / 1000} ml`;
  if (/thể tích/iu.test(text)) return `${(a * b * c) / 1000} cm³`;
  const sides = pair(a, c) + pair(b, c);
  if (/xung quanh/u.test(text)) return `${sides} mm²`;
  return /toàn phần|giấy gói|giấy bọc/u.test(text) ? `${sides + pair(a, b)} mm²` : null;
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
