import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { composeSyllable } from "#lib/core/vietnamese/compose-syllable.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { growSyllable } from "#lib/core/vietnamese/grow-syllable.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import { fillGaps, type GapsKey, type GapsView, gapSign } from "#lib/questions/kinds/gaps/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import type { BankEntry } from "./bank-entry.ts";
import { bankLine, feedbackOn, itemHelp } from "./item-lines.ts";
import { splitNote } from "./shown-figure.ts";
import { splitPrompt } from "./split-prompt.ts";

/** One gap of a prompt. */
interface Place {
  /** The word in brackets, whose mark is missing; null where nothing stands there. */
  readonly bare: string | null;
  /** Letters of the word stand beside it. */
  readonly isInWord: boolean;
  readonly isFirstOfSentence: boolean;
  /** What each choice has there, the answer first. */
  readonly parts: readonly string[];
}

/** What is put into the gaps of an item. */
interface Way {
  /** The tile a part of a choice belongs to. */
  readonly tileOf: (part: string) => string;
  /** How a tile is written in a gap; null where it cannot be. */
  readonly write: (place: Place, tile: string) => string | null;
  /** Said to a tile that no choice has in this gap, counted from 0. */
  readonly strange: (tile: string, gap: number) => string;
  /** Said to one that some choice has there. */
  readonly wrong: (tile: string, gap: number) => string;
  readonly isShuffled: boolean;
  /** Whether what an item says of one wrong gap holds whatever stands in the others. */
  readonly holdsAlone: boolean;
}

function gapName(gap: number): string {
  return `chỗ thứ ${ordinal(gap + 1)}`;
}

/** The letters of a word that are missing; the word brings its mark along: "an" is "àn" in "b… ghế". */
const letters: Way = {
  tileOf: (part) => splitTone(part)?.letters ?? part,
  write({ parts }, tile) {
    const [tone, ...more] = new Set(parts.map((part) => splitTone(part)?.tone ?? null));
    if (tone === undefined || tone === null || more.length > 0) return null;
    return growSyllable({ initial: null, rime: tile, tone }) ?? tile;
  },
  strange: (tile, gap) => `${capital(gapName(gap))} không điền “${tile}”. Con nghe lại từ này rồi điền lại nhé!`,
  wrong: (tile, gap) => `Con điền “${tile}” vào ${gapName(gap)}. Con đọc lại cả từ nhé!`,
  isShuffled: false,
  holdsAlone: true,
};

/** The letters of one word that are missing, with their mark. */
const lettersOfOne: Way = {
  tileOf: (part) => part,
  write: (_, tile) => tile,
  strange: (tile) => `Con điền “${tile}”. Con đọc lại cả từ nhé!`,
  wrong: (tile) => `Con điền “${tile}”. Con đọc lại cả từ nhé!`,
  isShuffled: true,
  holdsAlone: true,
};

/** The mark of a word that stands there without. */
const marks: Way = {
  tileOf: (part) => `dấu ${part}`,
  write({ bare }, tile) {
    const syllable = decomposeSyllable(bare ?? "");
    const tone = tones.find((each) => tile === `dấu ${each}`);
    return syllable === null || tone === undefined ? null : composeSyllable({ ...syllable, tone });
  },
  strange: (tile, gap) => `${capital(gapName(gap))} không đặt ${tile}. Con đọc lại đề bài nhé!`,
  wrong: (tile, gap) => `Con đặt ${tile} ở ${gapName(gap)}. Con đọc lại cả từ nhé!`,
  isShuffled: false,
  holdsAlone: true,
};

/** Two words that go together: "tuy" and "nhưng". */
const words: Way = {
  tileOf: (part) => part.toLowerCase(),
  write: ({ isFirstOfSentence }, tile) => (isFirstOfSentence ? capital(tile) : tile),
  strange: (tile, gap) =>
    `Con điền “${tile}” vào ${gapName(gap)}. Từ ấy thường đứng ${gap === 0 ? "sau" : "trước"} trong một cặp.`,
  wrong: (tile, gap) =>
    `Con điền “${tile}” vào ${gapName(gap)}. Từ ấy không thành một cặp với từ ở ${gapName(gap === 0 ? 1 : 0)}.`,
  isShuffled: true,
  holdsAlone: false,
};

/** Words of a sentence or of several: stored as they are written in the middle of one. */
const sentenceWords: Way = {
  tileOf: (part) => part,
  write: ({ isFirstOfSentence }, tile) => (isFirstOfSentence ? capital(tile) : tile),
  strange: (tile, gap) => `Con điền “${tile}” vào ${gapName(gap)}. Con đọc lại cả đoạn nhé!`,
  wrong: (tile, gap) => `Con điền “${tile}” vào ${gapName(gap)}. Con đọc lại cả đoạn nhé!`,
  isShuffled: true,
  holdsAlone: true,
};

/** "tr – ch" and "Tuy … nhưng …" by their parts. */
function partsOf(choice: string): string[] {
  if (!choice.includes(gapSign)) return choice.split(" – ");
  return choice.split(gapSign).flatMap((part) => part.trim() || []);
}

const gap = /…|\[([^[\]]+)\]/gu;

/** The gaps of the words a prompt shows; null where there are none or a choice has another number of parts. */
function placesOf(shown: string, choices: readonly string[]): Place[] | null {
  const found = [...shown.matchAll(gap)];
  const parted = choices.map(partsOf);
  if (found.length === 0 || parted.some((parts) => parts.length !== found.length)) return null;
  return found.map(({ 0: sign, 1: bare = null, index }, place) => {
    const [before, after] = [shown.slice(0, index), shown.slice(index + sign.length)];
    return {
      bare,
      isInWord: /\p{L}$/u.test(before) || /^\p{L}/u.test(after),
      isFirstOfSentence: /(?:^|[.!?]\s)$/u.test(before),
      parts: parted.map((parts) => parts[place] ?? ""),
    };
  });
}

function wayOf(places: readonly Place[], answer: string, isFilled = false): Way | null {
  const [{ bare = null, isInWord = false } = {}, ...more] = places;
  if (isFilled) return sentenceWords;
  if (more.length === 0) return isInWord && bare === null ? lettersOfOne : null;
  if (places.every((place) => place.bare !== null)) return marks;
  if (places.some((place) => place.bare !== null)) return null;
  if (places.every((place) => place.isInWord)) return letters;
  const isPair = answer.includes(gapSign) && places.length === 2;
  return isPair && places.every((place) => !place.isInWord) ? words : null;
}

/** What the board shows, and the filling of every choice, the answer first. Null where a tile cannot be written in a gap. */
function viewOf(places: readonly Place[], way: Way, shown: string, rng: Rng) {
  const all = [...new Set(places.flatMap(({ parts }) => parts.map(way.tileOf)))];
  const tiles = way.isShuffled ? rng.shuffle(all) : all.toSorted();
  const gaps = places.map((place) => ({
    bare: place.bare,
    written: tiles.flatMap((tile) => way.write(place, tile) ?? []),
  }));
  if (gaps.some(({ written }) => written.length < tiles.length)) return null;
  const fillings = (places[0]?.parts ?? []).map((_, choice) =>
    places.map(({ parts }) => tiles.indexOf(way.tileOf(parts[choice] ?? ""))),
  );
  const isReused = fillings.some((filling) => new Set(filling).size < filling.length);
  const view: GapsView = { text: shown.replaceAll(gap, gapSign), gaps, tiles, isReused };
  return { view, fillings };
}

/** What is left of a sentence about two wrong gaps, in their order, without what is said of one of them. */
function without(said: string, known: string, isFirst: boolean): string | undefined {
  if (isFirst) return said.startsWith(`${known} `) ? said.slice(known.length + 1) : undefined;
  return said.endsWith(` ${known}`) ? said.slice(0, -known.length - 1) : undefined;
}

/**
 * What an item says of one wrong tile: the words for the filling in which nothing else is wrong; or, where another gap is
 * wrong as well whose mistake it tells elsewhere, what it says besides.
 */
function ownWords(right: readonly number[], wrong: GapsKey["wrong"], place: number, tile: number): Line | undefined {
  const saidTo = (filling: readonly number[]) => wrong.find(({ tiles }) => tiles.join() === filling.join())?.feedback;
  const besides = wrong
    .filter(({ tiles }) => tiles[place] === tile)
    .flatMap(({ tiles, feedback }) => {
      const [other = place, ...more] = [...tiles.keys()].filter((at) => at !== place && tiles[at] !== right[at]);
      const known = more.length === 0 ? saidTo(right.with(other, tiles[other] ?? 0))?.text : undefined;
      return known === undefined ? [] : (without(feedback.text, known, other < place) ?? []);
    });
  const alone = saidTo(right.with(place, tile));
  return alone ?? besides.map(toLine)[0];
}

/** What is said to each tile in each gap: where the item tells of just this mistake its own words. */
function othersOf(
  { tiles, gaps }: GapsView,
  [right = [], ...others]: readonly (readonly number[])[],
  wrong: GapsKey["wrong"],
  way: Way,
): Line[][] {
  return gaps.map((_, place) =>
    tiles.map((tile, at) => {
      const own = way.holdsAlone ? ownWords(right, wrong, place, at) : undefined;
      if (own !== undefined) return own;
      const tell = others.some((filling) => filling[place] === at) ? way.wrong : way.strange;
      return toLine(tell(tile, place));
    }),
  );
}

/** What is asked: it is done, not answered, unless it asks "which". `note` tells which word is meant. */
function askedOf(asked: string, note: string | null): string {
  const told = asked.replace("được gạch chân", "trong ô");
  const done = /^(?:Điền|Chỗ)(?!.* nào)/u.test(told) ? told.replace(/\?$/u, ".") : told;
  return note === null ? done : `${done} ${capital(note)}.`;
}

/** The gaps are boxes on the board, and no dots. */
function inBoxes(words: string): string {
  return words.replaceAll("chỗ chấm", "chỗ trống");
}

function withBoxes(item: BankItem): BankItem {
  return {
    ...item,
    prompt: inBoxes(item.prompt),
    say: item.say === null ? null : inBoxes(item.say),
    hints: item.hints.map(inBoxes),
    feedback: Object.fromEntries(Object.entries(item.feedback).map(([choice, said]) => [choice, inBoxes(said)])),
    explain: inBoxes(item.explain),
  };
}

/**
 * Asks an item with gaps, whose choices fill all of them, by letting the pupil fill each gap itself; of items with a single
 * gap those of letters, from difficulty 2 on, and those of a bank of words. Null where the item has another shape: it stays
 * a choice.
 */
export function buildGapsQuestion(stored: BankItem, entry: BankEntry, rng: Rng): Question | null {
  const item = withBoxes(stored);
  const { asked, shown } = splitPrompt(item.prompt);
  const { words: text, note } = splitNote(shown ?? "");
  const places = placesOf(text, [item.answer, ...item.distractors]);
  if (places?.length === 1 && item.level === 1 && !entry.isFilled) return null;
  const way = places && wayOf(places, item.answer, entry.isFilled);
  const laid = places && way && viewOf(places, way, text, rng);
  if (!laid) return null;
  const { view, fillings } = laid;
  const [right = []] = fillings;
  const wrong = item.distractors.flatMap((choice, place) => {
    const feedback = feedbackOn(item, choice);
    return feedback === null ? [] : [{ tiles: fillings[place + 1] ?? [], feedback }];
  });
  const prompt = askedOf(asked, note);
  return {
    kind: "gaps",
    prompt: { text: prompt, spoken: toSpoken(item.say ?? `${prompt.slice(0, -1)}: ${view.text}`) },
    figures: [],
    view,
    key: { tiles: right, wrong, others: othersOf(view, fillings, wrong, way), mistake: entry.code },
    answer: bankLine(fillGaps(view, right)),
    identity: item.id,
    ...itemHelp(item, { ...entry, hints: entry.hints.map(inBoxes) }, rng),
  };
}
