import { splitSentences } from "#lib/core/split-sentences.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("passage", {
  faults({ title, paragraphs, lit }) {
    const isSplit = paragraphs.every(
      (sentences) =>
        sentences.length > 0 && splitSentences(sentences.join(" ")).every((each, at) => each === sentences[at]),
    );
    const isThere = (lit ?? []).every(([paragraph, sentence]) => paragraphs[paragraph]?.[sentence] !== undefined);
    const places = (lit ?? []).map(String);
    const isLitOnce = new Set(places).size === places.length && lit?.length !== 0;
    return [
      ...(title.trim() === "" || paragraphs.length === 0 || !isSplit ? ["a text that is not in sentences"] : []),
      ...(isThere && isLitOnce ? [] : ["what is lit is not in the text"]),
    ];
  },
  // The pupil has the text before him from the beginning: a hint that shows it again writes nothing new.
  texts: () => [],
});
