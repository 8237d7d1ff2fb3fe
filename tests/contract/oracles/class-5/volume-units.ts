import { bareIn } from "#tests/contract/bare-in.ts";
import { convert } from "#tests/contract/convert.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { restOfMeasure } from "#tests/contract/rest-of-measure.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";

/** Pours everything out in millilitres. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [first = 0, second = 0] = valuesIn(text, "capacity");
  if (/đổ thêm/u.test(text)) return bareIn(seen, `${asText(first + second)} ml`);
  if (/chia đều/u.test(text)) return bareIn(seen, `${asText(first / Number(/vào (\d+)/u.exec(text)?.[1]))} ml`);
  if (seen.kind === "sign" || seen.kind === "order") return solveStatement(seen);
  return restOfMeasure(text) ?? convert(text);
};
