import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersHeard } from "#tests/contract/read-aloud.ts";

/** The number that is heard as these words, found by reading all of them aloud. */
function numberHeard(words: string): string | null {
  const found = Array.from({ length: 1001 }, (_, number) => String(number)).filter(
    (number) => numbersHeard(number)[0] === words,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type === "word") return onlyChoice(seen, (text) => numberHeard(text) === figure.text);
  const [, words] = /“(.+)”/u.exec(seen.prompt.text) ?? [];
  return words === undefined ? null : numberHeard(words);
};
