import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readSurvey } from "./read-survey.ts";

/** Counts the strokes of each row; of told bundles, counts them out. */
export const oracle: Oracle = (seen) => {
  if (!seen.prompt.text.endsWith("ta vạch:")) return readSurvey(seen);
  const count = Number(/\d+/u.exec(seen.prompt.text)?.[0]);
  return onlyChoice(seen, (choice) => {
    const [bundles = 0, five = 0, rest = 0] = (choice.match(/\d+/gu) ?? []).map(Number);
    return bundles * five + rest === count && rest < five;
  });
};
