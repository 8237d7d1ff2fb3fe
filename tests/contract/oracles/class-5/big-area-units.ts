import { bareIn } from "#tests/contract/bare-in.ts";
import { convert } from "#tests/contract/convert.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

/** Turns everything into square millimetres and back. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign" || seen.kind === "order") return solveStatement(seen);
  const [first = 0, second = 0] = valuesIn(text, "area");
  if (/Số cây trồng được/u.test(text)) return asText(first / second);
  if (/tất cả/u.test(text)) return bareIn(seen, `${asText(first + second)} mm²`);
  if (/hơn/u.test(text)) return bareIn(seen, `${asText(Math.abs(first - second))} mm²`);
  return convert(text);
};
