import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Takes every choice apart by its letters; the rime stands behind the word “vần”. */
export const oracle: Oracle = (seen) => {
  const [rime] = quoted(/[Vv]ần “.+/u.exec(seen.prompt.text)?.[0] ?? "");
  return onlyChoice(seen, (choice) => splitLetters(choice).rime === rime);
};
