import { syllablesOfRows } from "#tests/contract/fill-ways.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { isSpelledRight } from "#tests/contract/spelled-right.ts";

/** Looks every choice up; tries every syllable that can be put together in the gap. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "fill") return onlyChoice(seen, isSpelledRight);
  const [gapped = ""] = quoted(seen.prompt.text);
  const [syllable = null, ...more] = syllablesOfRows(seen).filter((each) => isSpelledRight(gapped.replace("…", each)));
  return more.length === 0 ? syllable : null;
};
