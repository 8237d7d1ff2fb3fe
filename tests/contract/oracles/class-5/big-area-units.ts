import { convert, signBetween } from "#tests/contract/convert.ts";
import { asText, measuresIn, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Turns everything into square millimetres and back. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/[Dd]ấu/u.test(text)) return signBetween(text);
  const areas = valuesIn(text, "area");
  if (/lớn nhất/u.test(text)) {
    const all = seen.kind === "choice" ? seen.view.choices.flatMap((choice) => measuresIn(choice.text)) : [];
    return onlyChoice(seen, (choice) => valuesIn(choice, "area")[0] === Math.max(...all.map(({ value }) => value)));
  }
  const [first = 0, second = 0] = areas;
  if (/tất cả/u.test(text)) return `${asText(first + second)} mm²`;
  if (/hơn/u.test(text)) return `${asText(Math.abs(first - second))} mm²`;
  if (/mỗi phần/u.test(text)) return `${asText(first / Number(/thành (\d+) phần/u.exec(text)?.[1]))} mm²`;
  return convert(text);
};
