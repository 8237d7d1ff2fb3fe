import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradeUnderline } from "./grade.ts";
import { underlineFeedback } from "./underline-feedback.ts";

const mostWords = 40;

const place = z
  .int()
  .min(0)
  .max(mostWords - 1);

export const underlineKind: Kind<"underline"> = {
  response: z.strictObject({ from: place, to: place }).refine(({ from, to }) => from <= to),
  grade: gradeUnderline,
  examples({ words }, { from, to }) {
    const last = words.length - 1;
    const parts = [
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
  feedback: underlineFeedback,
};
