import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { findWrong, type PlaceMarkKey, type PlaceMarkView, placeMarkGrading } from "./grading.ts";

const mostPlaces = 60;
const mostMarks = 3;

/** The view with exactly the fields that are shown. */
function toView({ lines, marks, places }: PlaceMarkView): PlaceMarkView {
  return {
    lines: lines.map((words) => words.map((word) => word)),
    marks: marks.map((mark) => mark),
    places: places.map(({ line, word, written }) => ({
      line,
      word,
      written: written === null ? null : written.map((each) => each),
    })),
  };
}

/** The key without the name of the mistake. */
function toKey({ marks, wrong, missing, unpaired }: PlaceMarkKey): PlaceMarkKey {
  return {
    marks: marks.map((mark) => mark),
    wrong: wrong.map(toPublicLine),
    missing: missing.map((line) => (line === null ? null : toPublicLine(line))),
    unpaired:
      unpaired === null
        ? null
        : { marks: unpaired.marks.map((mark) => mark), feedback: toPublicLine(unpaired.feedback) },
  };
}

export const placeMarkKind = defineKind(placeMarkGrading, {
  response: z.strictObject({ marks: z.array(z.int().min(0).max(mostMarks)).min(1).max(mostPlaces) }),
  toView,
  toKey,
  // Of several marks each is chosen once.
  countTaps({ marks }, key) {
    const put = key.marks.filter((mark) => mark > 0);
    return put.length + (marks.length > 1 ? new Set(put).size : 0) + 1;
  },
  // Marks that are missing, and nothing else, are a part of the way.
  nameMistake: (key, response) => (findWrong(key, response) < 0 ? "PARTIAL" : (key.mistake ?? null)),
  examples({ marks }, key) {
    const all = [0, ...marks.map((_, mark) => mark + 1)];
    const others = key.marks.flatMap((right, place) =>
      all.filter((mark) => mark !== right).map((mark) => ({ marks: key.marks.with(place, mark) })),
    );
    return { right: [{ marks: key.marks }], wrong: others };
  },
});
