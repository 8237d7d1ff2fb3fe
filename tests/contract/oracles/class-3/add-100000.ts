import { evaluate } from "#tests/contract/evaluate.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Adds what is told; for a hidden digit tries all ten. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (seen.kind === "number") {
    if (figure?.type !== "working") return null;
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
      const [first, second, sum] = figure.rows.map((row) => Number(row.join("").replace("?", String(digit))));
      return evaluate(`${first} + ${second}`).top === BigInt(sum ?? -1);
    });
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const numbers = wholesIn(text);
  if (numbers.length !== 2 || !/\+|tổng|tất cả|cả hai/iu.test(text)) return null;
  const sum = numbers.map(String).join(" + ");
  const unit = /bao nhiêu (ki-lô-gam|mét|em|người|con|cây)/u.exec(text)?.[1];
  const short: Readonly<Record<string, string>> = { "ki-lô-gam": "kg", mét: "m", em: "học sinh" };
  return `${grouped(evaluate(sum).top)}${unit === undefined ? "" : `\u00a0${short[unit] ?? unit}`}`;
};
