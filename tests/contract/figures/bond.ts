import { wordsSize } from "#components/figures/words-size.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("bond", {
  faults({ whole, parts }) {
    const isShort = [whole, ...parts].every((text) => text.trim() !== "" && wordsSize(text, 26).width <= 84);
    return isShort && (parts.length === 2 || parts.length === 3) ? [] : ["a number bond that cannot be drawn"];
  },
  texts: ({ whole, parts }) => [whole, ...parts],
});
