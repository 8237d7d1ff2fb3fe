import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { holds, knownMistake, type UnderlineKey, type UnderlineView, underlineGrading } from "./grading.ts";

const mostWords = 40;

const place = z
  .int()
  .min(0)
  .max(mostWords - 1);

/** The sentence with exactly the fields that are drawn. */
function toView({ words, lines }: UnderlineView): UnderlineView {
  return { words: words.map((word) => word), lines };
}

/** The key without the names of the mistakes. */
function toKey({ from, to, mistakes, tooShort, tooLong, elsewhere }: UnderlineKey): UnderlineKey {
  return {
    from,
    to,
    mistakes: mistakes.map(({ feedback, ...part }) => ({
      from: part.from,
      to: part.to,
      feedback: toPublicLine(feedback),
    })),
    tooShort: { before: toPublicLine(tooShort.before), after: toPublicLine(tooShort.after) },
    tooLong: { before: toPublicLine(tooLong.before), after: toPublicLine(tooLong.after) },
    elsewhere: toPublicLine(elsewhere),
  };
}

export const underlineKind = defineKind(underlineGrading, {
  response: z.strictObject({ from: place, to: place }).refine(({ from, to }) => from <= to),
  toView,
  toKey,
  countTaps: () => 2,
  // Words of the part that are left out are a part of the way.
  nameMistake(key, response) {
    const known = knownMistake(key, response);
    if (known !== undefined) return known.code ?? null;
    return holds(key, response) ? "PARTIAL" : null;
  },
  examples({ words }, { from, to, mistakes }) {
    const last = words.length - 1;
    const parts = [
      ...mistakes.map((part) => ({ from: part.from, to: part.to })),
      // Too short at its end or its beginning, too long, the whole sentence, what stands before it and after it.
      { from, to: to - 1 },
      { from: from + 1, to },
      { from: from - 1, to },
      { from, to: to + 1 },
      { from: 0, to: last },
      { from: 0, to: from - 1 },
      { from: to + 1, to: last },
    ];
    const isThere = (part: (typeof parts)[number]) => part.from >= 0 && part.to <= last && part.from <= part.to;
    const isRight = (part: (typeof parts)[number]) => part.from === from && part.to === to;
    return { right: [{ from, to }], wrong: parts.filter((part) => isThere(part) && !isRight(part)) };
  },
});
