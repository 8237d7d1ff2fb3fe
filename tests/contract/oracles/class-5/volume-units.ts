import { convert, signBetween } from "#tests/contract/convert.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Pours everything out in millilitres. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (/[Dd]ấu/u.test(text)) return signBetween(text);
  const [first = 0, second = 0] = valuesIn(text, "capacity");
  if (/đổ thêm/u.test(text)) return `${asText(first + second)} ml`;
  if (/chia đều/u.test(text)) return `${asText(first / Number(/vào (\d+)/u.exec(text)?.[1]))} ml`;
  return convert(text);
};
