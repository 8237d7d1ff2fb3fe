import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import { isPaired, type MarkPlace, type PlaceMarkView } from "#lib/questions/kinds/place-mark/grading.ts";
import { writeMarks } from "#lib/questions/kinds/place-mark/write-marks.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** A text without the marks that are asked for, and where they belong. */
export interface MarkedText {
  readonly view: PlaceMarkView;
  /** For each place which of the marks belongs there, counted from 1; 0 for none. */
  readonly marks: readonly number[];
}

/** between: the words of a line; starts: before the first word of each; around: both, and behind the last. */
type Where = "between" | "starts" | "around";

const opening: Readonly<Record<string, PlacedMark>> = { "“": "quotes", "(": "brackets" };
const closing: Readonly<Record<string, PlacedMark>> = { ",": "comma", ":": "colon", "”": "quotes", ")": "brackets" };
const alone: Readonly<Record<string, PlacedMark>> = { "–": "dash", "/": "cut" };

interface ReadLine {
  readonly words: readonly string[];
  /** The mark before each word, by its place, and behind the last. */
  readonly marks: ReadonlyMap<number, PlacedMark>;
}

/** Takes the marks that are asked for out of a line; one that is given stands there as "[,]". */
function readLine(line: string, asked: readonly PlacedMark[]): ReadLine {
  const words: string[] = [];
  const marks = new Map<number, PlacedMark>();
  const isAsked = (mark: PlacedMark | undefined): mark is PlacedMark => mark !== undefined && asked.includes(mark);
  for (const token of line.split(" ")) {
    const single = alone[token];
    if (isAsked(single)) {
      marks.set(words.length, single);
      continue;
    }
    let word = token;
    const opened = opening[word.charAt(0)];
    if (isAsked(opened)) {
      marks.set(words.length, opened);
      word = word.slice(1);
    }
    const closed = closing[word.charAt(word.length - 1)];
    if (isAsked(closed)) {
      marks.set(words.length + 1, closed);
      word = word.slice(0, -1);
    }
    words.push(word.replace("[,]", ",").replace("[:]", ":"));
  }
  return { words, marks };
}

function placesIn(words: readonly string[], line: number, where: Where): MarkPlace[] {
  const all = [...words, ""].map((_, word) => ({ line, word, written: null }));
  if (where === "starts") return all.slice(0, 1);
  return where === "around" ? all : all.slice(1, -1);
}

/** A text as it is written rightly, to be shown without the marks that are asked for. */
export function readMarked(lines: readonly string[], asked: readonly PlacedMark[], where: Where): MarkedText {
  const read = lines.map((line) => readLine(line, asked));
  // No comma and no colon is put where a mark stands already.
  const isFull = ({ line, word }: MarkPlace) => /[,:;]$/u.test(read[line]?.words[word - 1] ?? "");
  const isAtWord = asked.includes("comma") || asked.includes("colon");
  const places = read
    .flatMap(({ words }, line) => placesIn(words, line, where))
    .filter((place) => !(isAtWord && isFull(place)));
  const markAt = ({ line, word }: MarkPlace) => {
    const mark = read[line]?.marks.get(word);
    return mark === undefined ? 0 : asked.indexOf(mark) + 1;
  };
  return { view: { lines: read.map(({ words }) => words), marks: asked, places }, marks: places.map(markAt) };
}

interface PlaceMarkDraft extends QuestionDraft, MarkedText {
  /** What is said of a mark that does not belong to a place, and of one that is missing there. */
  readonly wrong: (place: MarkPlace) => Words;
  readonly missing: (place: MarkPlace) => Words;
  /** Said where a mark opens and nothing closes. */
  readonly unpaired?: Words;
  readonly code?: MistakeCode;
  /** What is read behind the prompt, where that is not the text as it is shown. */
  readonly heard?: string;
  readonly prompt: string;
}

/** The marks that open and close, counted from 1. */
const pairedOf = ({ marks }: PlaceMarkView) => marks.flatMap((mark, at) => (isPaired(mark) ? [at + 1] : []));

/** A question that is answered by putting marks where they belong. */
export function placeMarkQuestion(rng: Rng, draft: PlaceMarkDraft): Question {
  const { view, marks, prompt, unpaired, code } = draft;
  const heard = draft.heard ?? view.lines.map((words) => words.join(" ")).join(" ");
  const spoken: Line = { text: prompt, spoken: toLine(`${prompt} ${heard}`).spoken };
  return {
    kind: "place-mark",
    ...draftedFields(rng, { ...draft, prompt: spoken }),
    view,
    key: {
      marks,
      wrong: view.places.map((place) => wordsAsLine(draft.wrong(place))),
      missing: view.places.map((place, at) => ((marks[at] ?? 0) > 0 ? wordsAsLine(draft.missing(place)) : null)),
      unpaired: unpaired === undefined ? null : { marks: pairedOf(view), feedback: wordsAsLine(unpaired) },
      ...(code !== undefined && { mistake: code }),
    },
    answer: toLine(writeMarks(view, marks)),
  };
}
