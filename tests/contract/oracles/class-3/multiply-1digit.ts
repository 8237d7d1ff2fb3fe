import { answerNumber } from "#tests/contract/answer-number.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const repeated = (number: number, times: number) =>
  Array.from({ length: times }, () => number).reduce((sum, each) => sum + each, 0);

/** Adds the number again and again; for a hidden digit tries all ten; a missing factor is counted out. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type === "working" && figure.rows.some((row) => row.includes("?"))) {
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
      const [number = 0, times = 0, product] = figure.rows.map((row) =>
        Number(row.join("").replace("?", String(digit))),
      );
      return repeated(number, times) === product;
    });
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const { text } = seen.prompt;
  const [number = 0, times = 0, ...more] = wholesIn(text);
  if (more.length > 0) return null;
  if (/…|^Một số/u.test(text)) {
    let factor = 0;
    for (let rest = times; rest >= number; rest -= number) factor += 1;
    return factor * number === times ? answerNumber(seen, factor) : null;
  }
  return answerNumber(seen, repeated(number, times));
};
