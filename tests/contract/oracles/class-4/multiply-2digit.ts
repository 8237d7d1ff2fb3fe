import type { PublicQuestion } from "#lib/questions/question.ts";
import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Does each mistake over again, digit by digit, until the wrong result comes out. */
function mistakeIn(seen: PublicQuestion): string | null {
  const [a = 0, b = 0, wrong = 0] = wholesIn(seen.prompt.text);
  const [tens = 0, ones = 0] = [...String(b)].map(Number);
  return onlyChoice(seen, (choice) => {
    if (choice.includes("lùi")) return a * tens + a * ones === wrong;
    if (choice.includes("cộng")) return a + b === wrong;
    return choice.includes("quên số chục") ? a * ones === wrong : a * tens * 10 === wrong;
  });
}

/** Adds the first number so many times, or works the written sum. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("sai") || text.includes("lỗi")) return mistakeIn(seen);
  if (text.includes("…")) return gapIn(seen);
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  let sum = 0;
  for (let time = 0; time < b; time += 1) sum += a;
  if (text.startsWith("Tích")) return String(sum);
  const unit = /\d (gói|chỗ|chiếc|quả|khách|viên)/u.exec(text)?.[1];
  return unit === undefined ? null : `${grouped(sum)} ${unit}`;
};
