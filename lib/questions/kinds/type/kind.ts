import { z } from "zod";
import { isStorableText } from "#lib/core/is-storable-text.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import {
  countWords,
  mostSigns,
  nameWritten,
  toWritingKey,
  writtenExamples,
} from "#lib/questions/writing/writing-half.ts";
import { type TypeResponse, type TypeView, typeGrading } from "./grading.ts";

const toResponse = (text: string): TypeResponse => ({ text });

function toView({ given, mostSigns: most }: TypeView): TypeView {
  return { given, mostSigns: most };
}

export const typeKind = defineKind(typeGrading, {
  response: z.strictObject({ text: z.string().min(1).max(mostSigns).refine(isStorableText) }),
  toView,
  toKey: toWritingKey,
  countTaps: (_, key) => countWords(key) + 1,
  nameMistake: (key, { text }) => nameWritten(key, text),
  examples(_, key) {
    const { right, wrong } = writtenExamples(key);
    return { right: right.map(toResponse), wrong: wrong.map(toResponse) };
  },
});
