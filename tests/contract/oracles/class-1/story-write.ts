import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** What is asked, turned into a sentence: "Vườn có tất cả bao nhiêu cây?" asks for "Vườn có tất cả … cây." */
function sentenceFor(text: string): string {
  const question = text.split(". ").at(-1) ?? "";
  return question.replace("bao nhiêu", "…").replace(/\?$/u, ".");
}

/** A whole of two is told and one of them, where nothing comes, goes or is put together. */
const isLess = (text: string) => /còn lại/u.test(text) || !/tất cả/u.test(text);

/** Counts on or back, and takes the sentence that says what was asked. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "story" || seen.view.isSentence !== true) return null;
  const { text } = seen.prompt;
  const [first = 0, second = 0, ...more] = wholesIn(text);
  const wanted = sentenceFor(text);
  const fitting = seen.view.units.filter(({ full }) => full.text === wanted);
  const end = isLess(text) ? first - second : first + second;
  return fitting.length === 1 && more.length === 0 ? wanted.replace("…", String(end)) : null;
};
