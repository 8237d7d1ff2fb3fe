import { figureContract } from "#tests/contract/figure-contract.ts";

/** More letters than this do not fit beside four answers on a phone. */
const mostLetters = 260;

function lineFaults(line: string): string[] {
  const bare = line.replaceAll(/\[[^[\]]+\]/gu, "");
  return [
    ...(line.trim() === "" || line !== line.trim() ? [`an empty or untrimmed line: ${line}`] : []),
    ...(/[[\]]/u.test(bare) ? [`brackets that do not pair: ${line}`] : []),
    ...(/_{2}|\.{3}/u.test(line) ? [`a gap that is no gap: ${line}`] : []),
  ];
}

export const contract = figureContract("sentence", {
  faults({ lines, look }) {
    return [
      ...lines.flatMap(lineFaults),
      ...(lines.length === 0 || lines.length > 7 ? [`${lines.length} lines`] : []),
      ...(lines.join("").length > mostLetters ? ["too long for its card"] : []),
      ...(look === "cards" && lines.length < 3 ? ["fewer than three cards"] : []),
    ];
  },
  texts: () => [],
});
