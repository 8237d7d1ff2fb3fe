import { z } from "zod";
import { isStorableText } from "#lib/core/is-storable-text.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { Reading } from "#lib/questions/reading.ts";
import {
  countWords,
  mostSigns,
  nameWritten,
  toWritingKey,
  writtenExamples,
} from "#lib/questions/writing/writing-half.ts";
import { dictationText } from "#lib/text/dictation-text.ts";
import { type DictationResponse, type DictationView, dictationGrading } from "./grading.ts";
import { isStop } from "./join-tiles.ts";

const toResponse = (written: string): DictationResponse => ({ written });

function toView({ title, heard, pieces, counted, tiles, mostSigns: most }: DictationView): DictationView {
  return {
    title,
    heard,
    pieces: pieces.map((piece) => piece),
    counted,
    tiles: tiles === null ? null : { unit: tiles.unit, texts: tiles.texts.map((text) => text) },
    mostSigns: most,
  };
}

export const dictationKind = defineKind(dictationGrading, {
  response: z.strictObject({ written: z.string().min(1).max(mostSigns).refine(isStorableText) }),
  toView,
  toKey: toWritingKey,
  readings: ({ tiles }) => (tiles?.texts ?? []).filter(isStop).map((stop): Reading => [stop, dictationText.stop]),
  countTaps: (_, key) => countWords(key) + 1,
  nameMistake: (key, { written }) => nameWritten(key, written),
  examples(_, key) {
    const { right, wrong } = writtenExamples(key);
    return { right: right.map(toResponse), wrong: wrong.map(toResponse) };
  },
});
