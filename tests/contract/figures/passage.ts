import { splitSentences } from "#lib/core/split-sentences.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("passage", {
  faults({ title, paragraphs, lit }) {
    const isSplit = paragraphs.every(({ role, sentences }) => {
      const isRunning = role === "text" || role === "item";
      const parts = isRunning ? splitSentences(sentences.join(" ")) : sentences;
      return sentences.length > 0 && parts.every((each, at) => each === sentences[at] && each.trim() !== "");
    });
    const tables = paragraphs.filter(({ role }) => role === "table");
    const isEven = tables.every(({ sentences }) => new Set(sentences.map((row) => row.split(" | ").length)).size === 1);
    const isThere = (lit ?? []).every(
      ([paragraph, sentence]) => paragraphs[paragraph]?.sentences[sentence] !== undefined,
    );
    const places = (lit ?? []).map(String);
    const isLitOnce = new Set(places).size === places.length && lit?.length !== 0;
    return [
      ...(title.trim() === "" || paragraphs.length === 0 || !isSplit ? ["a text that is not in sentences"] : []),
      ...(isEven ? [] : ["a table with rows of different length"]),
      ...(isThere && isLitOnce ? [] : ["what is lit is not in the text"]),
    ];
  },
  // The pupil has the text before him from the beginning: a hint that shows it again writes nothing new.
  texts: () => [],
});
