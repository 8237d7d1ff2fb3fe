import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import { isPaired, type MarkPlace, type PlaceMarkView } from "./grading.ts";

type Signs = readonly [opening: string, closing: string];

const signs: Readonly<Record<PlacedMark, Signs>> = {
  comma: [",", ","],
  colon: [":", ":"],
  dash: ["–", "–"],
  quotes: ["“", "”"],
  brackets: ["(", ")"],
  cut: ["/", "/"],
  hook: ["", ""],
  tilde: ["", ""],
};

/** A mark as it stands by itself; what opens and closes is shown whole. */
export function writeSign(mark: PlacedMark): string {
  return isPaired(mark) ? signs[mark].join("") : signs[mark][0];
}

/** What stands at each place: the sign of its mark, or its syllable with the mark. Null where nothing was put. */
export function writtenAt({ places, marks }: PlaceMarkView, put: readonly number[]): (string | null)[] {
  return places.map(({ written }, place) => {
    const chosen = put[place] ?? 0;
    const mark = marks[chosen - 1];
    if (mark === undefined) return null;
    if (written !== null) return written[chosen - 1] ?? null;
    // Of what opens and closes every second one closes.
    const before = put.slice(0, place).filter((each) => each === chosen).length;
    return signs[mark][isPaired(mark) && before % 2 === 1 ? 1 : 0];
  });
}

/** Where the sign of a mark stands: at the word before it, at the one after it, or between both. */
function join(before: string, sign: string, after: string): string {
  if (sign === "“" || sign === "(") return `${before} ${sign}${after}`;
  if (sign === "–" || sign === "/") return `${before} ${sign} ${after}`;
  return `${before}${sign} ${after}`;
}

/** A line with the marks in it. */
function writeLine(view: PlaceMarkView, put: readonly number[], line: number): string {
  const written = writtenAt(view, put);
  const at = (word: number, isSyllable: boolean) => {
    const isHere = (place: MarkPlace) =>
      place.line === line && place.word === word && (place.written !== null) === isSyllable;
    return written[view.places.findIndex(isHere)] ?? null;
  };
  const words = view.lines[line] ?? [];
  const told = [...words, ""].reduce((text, word, place) => {
    const here = at(place, true) ?? word;
    const sign = at(place, false);
    return sign === null ? `${text} ${here}` : join(text, sign, here);
  }, "");
  return told.trim();
}

/** All lines one after the other. */
export function writeMarks(view: PlaceMarkView, put: readonly number[]): string {
  return view.lines.map((_, line) => writeLine(view, put, line)).join(" ");
}
