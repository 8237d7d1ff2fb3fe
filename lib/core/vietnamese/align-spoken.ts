import type { Line } from "#lib/core/line.ts";

/** A stretch of a string: the place of its first character and the place behind its last, as `slice` takes them. */
type Stretch = readonly [from: number, to: number];

/** A stretch of the written line, and the stretch of the spoken one that says it. */
interface SpokenPiece {
  readonly text: Stretch;
  readonly spoken: Stretch;
}

interface Token {
  readonly stretch: Stretch;
  /** What makes it equal to a token of the other side; null where nothing does. */
  readonly key: string | null;
  readonly isWord: boolean;
}

const marks = new Set(",;:.?!");

/** Words with all that stands at them, and the marks at their ends apart. */
function listWritten(text: string): { written: string; index: number }[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: found, index }) => {
    let end = found.length;
    while (marks.has(found.charAt(end - 1))) end -= 1;
    const parts = [
      { written: found.slice(0, end), index },
      { written: found.slice(end), index: index + end },
    ];
    return parts.filter(({ written }) => written !== "");
  });
}

const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

function listTokens(text: string): Token[] {
  return listWritten(text).map(({ written, index }) => {
    const stretch = [index, index + written.length] as const;
    const word = core.exec(written)?.[0].toLowerCase();
    if (word !== undefined) return { stretch, key: word, isWord: true };
    // A colon between two numbers is a sign; one that stands at a word is heard as a pause on both sides.
    return { stretch, key: /\S$/u.test(text.slice(0, index)) ? written : null, isWord: false };
  });
}

const areSame = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && left.key !== null && left.key === right?.key;

/** For every two places how many tokens agree from there on, in their order. */
function countAgreeing(written: readonly Token[], said: readonly Token[]): (at: number, to: number) => number {
  const width = said.length + 1;
  const counts = new Uint16Array((written.length + 1) * width);
  const count = (at: number, to: number) => counts[at * width + to] ?? 0;
  for (let at = written.length - 1; at >= 0; at -= 1) {
    for (let to = said.length - 1; to >= 0; to -= 1) {
      counts[at * width + to] = areSame(written[at], said[to])
        ? count(at + 1, to + 1) + 1
        : Math.max(count(at + 1, to), count(at, to + 1));
    }
  }
  return count;
}

type Raw = { readonly [Side in keyof SpokenPiece]: Stretch | null };

function span(left: Stretch | null | undefined, right: Stretch | null | undefined): Stretch | null {
  if (!left || !right) return left ?? right ?? null;
  return [left[0], right[1]];
}

function cover(part: readonly Token[]): Stretch | null {
  return span(part[0]?.stretch, part.at(-1)?.stretch);
}

/** What stands between two agreeing tokens. A dash that is not said and a comma more than is written count for nothing. */
function between(written: readonly Token[], said: readonly Token[]): Raw {
  const words = said.filter(({ isWord }) => isWord);
  const isSaid = words.length > 0 || written.some(({ isWord }) => isWord);
  return { text: isSaid ? cover(written) : null, spoken: cover(words) };
}

function listRaw(written: readonly Token[], said: readonly Token[]): Raw[] {
  const count = countAgreeing(written, said);
  const raws: Raw[] = [];
  let [at, to, fromAt, fromTo] = [0, 0, 0, 0];
  while (at < written.length && to < said.length) {
    const [left, right] = [written[at], said[to]];
    if (left !== undefined && right !== undefined && areSame(left, right)) {
      raws.push(between(written.slice(fromAt, at), said.slice(fromTo, to)));
      if (left.isWord) raws.push({ text: left.stretch, spoken: right.stretch });
      [at, to] = [at + 1, to + 1];
      [fromAt, fromTo] = [at, to];
    } else if (count(at + 1, to) > count(at, to + 1)) at += 1;
    else to += 1;
  }
  raws.push(between(written.slice(fromAt), said.slice(fromTo)));
  return raws.filter(({ text, spoken }) => text !== null || spoken !== null);
}

/**
 * Which part of a line is being said: pieces in their order, each a stretch of `text` with the stretch of `spoken` that
 * says it. A word that is said as it is written is a piece of its own; a number, a sum, a measure, a gap or anything
 * else that is said in other words is one piece as a whole. To light the word at character `at` of `spoken`, find the
 * last piece with `spoken[0] <= at` and light `text.slice(...piece.text)`.
 *
 * Stretches are in UTF-16 units, none is empty, none overlaps another, both sides ascend, and every letter and digit of
 * both sides lies in one. The list is empty where one of the two is.
 */
export function alignSpoken({ text, spoken }: Line): readonly SpokenPiece[] {
  const raws: Raw[] = [];
  for (const raw of listRaw(listTokens(text), listTokens(spoken))) {
    const last = raws.at(-1);
    const isWhole = [last, raw].every((each) => each?.text && each.spoken);
    if (last === undefined || isWhole) raws.push(raw);
    else raws[raws.length - 1] = { text: span(last.text, raw.text), spoken: span(last.spoken, raw.spoken) };
  }
  return raws.flatMap(({ text: from, spoken: to }) => (from && to ? [{ text: from, spoken: to }] : []));
}
