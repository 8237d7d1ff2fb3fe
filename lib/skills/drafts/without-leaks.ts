import type { HelpWords } from "./draft.ts";

function textOf(help: HelpWords): string {
  if (typeof help === "string") return help;
  if (!("say" in help)) return help.text;
  return typeof help.say === "string" ? help.say : help.say.text;
}

const wordLetter = /[\p{L}\p{N}]/u;

/** Not one expression made for each answer: to put that together took longer than to make the question. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!wordLetter.test(text.charAt(at - 1)) && !wordLetter.test(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** The layers of help in which the answer does not stand as a number or word of its own, by whatever chance. */
export function withoutLeaks(answer: string | number, help: readonly HelpWords[]): readonly HelpWords[] {
  const word = String(answer).toLowerCase();
  return help.filter((layer) => !standsIn(textOf(layer).toLowerCase(), word));
}
