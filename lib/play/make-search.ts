import { foldMarks } from "#lib/core/fold-marks.ts";
import { searchText } from "#lib/text/search-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import type { SearchEntry } from "./search-entry.ts";

interface Word {
  /** As it is written, in lower case. */
  readonly marked: string;
  readonly folded: string;
}

interface Searchable<Entry> {
  readonly entry: Entry;
  readonly title: readonly Word[];
  /** What it is found by as well: its shelf, its subject, its class. */
  readonly around: readonly Word[];
}

interface Query {
  readonly words: readonly Word[];
  /** The classes it names ("lop 2"); nothing is in two of them. */
  readonly classes: ReadonlySet<string>;
}

/** A query is not read beyond this; the longest title is half as long. */
const longestQuery = 120;

/** What a word costs that is found otherwise than whole, in the title, with the marks it was typed with. */
const costs = { isOtherMarks: 8, isAround: 4, isBeginning: 1 } as const;

/**
 * A search over entries: every word of the query begins a word of the title, the shelf, the subject or the class, in
 * any order and without regard to marks; "lop 2" means class 2 alone. What fits best comes first, otherwise the order
 * of the entries stays. A query without a word finds nothing.
 */
export function makeSearch<Entry extends SearchEntry>(entries: readonly Entry[]): (query: string) => Entry[] {
  const searchables = entries.map(toSearchable);
  return (text) => {
    const query = readQuery(text);
    if (query.words.length === 0 && query.classes.size === 0) return [];
    return searchables
      .flatMap((searchable) => {
        const rank = rankOf(searchable, query);
        return rank === null ? [] : [{ entry: searchable.entry, rank }];
      })
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry);
  };
}

function wordsOf(text: string): Word[] {
  const parts = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return parts.filter((part) => part !== "").map((marked) => ({ marked, folded: foldMarks(marked) }));
}

function toSearchable<Entry extends SearchEntry>(entry: Entry): Searchable<Entry> {
  // 100 000 is looked for as 100000 too.
  const joined = [...entry.title.matchAll(/(?<!\d)\d+(?: \d{3})+(?!\d)/g)].map(([number]) =>
    number.replaceAll(" ", ""),
  );
  const subject = entry.subject === null ? "" : subjectText[entry.subject];
  return {
    entry,
    title: wordsOf([entry.title, ...joined].join(" ")),
    around: wordsOf([entry.strand, subject, searchText.classWord, entry.classId].join(" ")),
  };
}

function readQuery(text: string): Query {
  const classWord = foldMarks(searchText.classWord);
  const named = new RegExp(`^${classWord}(\\d+)$`);
  const words: Word[] = [];
  const classes = new Set<string>();
  for (const word of wordsOf(text.slice(0, longestQuery))) {
    const classId = named.exec(word.folded)?.[1];
    if (classId !== undefined) classes.add(classId);
    else if (/^\d+$/.test(word.folded) && words.at(-1)?.folded === classWord) {
      words.pop();
      classes.add(word.folded);
    } else words.push(word);
  }
  return { words, classes };
}

/** How badly an entry fits, 0 for best; null when it does not. */
function rankOf({ entry, title, around }: Searchable<SearchEntry>, { words, classes }: Query): number | null {
  if (classes.size > 1 || !(classes.size === 0 || classes.has(entry.classId))) return null;
  let cost = 0;
  for (const word of words) {
    const found = Math.min(
      ...title.map((candidate) => costOf(word, candidate)),
      ...around.map((candidate) => costOf(word, candidate) + costs.isAround),
    );
    if (found === Number.POSITIVE_INFINITY) return null;
    cost += found;
  }
  return cost * 3 + orderOf(words, title);
}

function costOf(word: Word, candidate: Word): number {
  if (!candidate.folded.startsWith(word.folded)) return Number.POSITIVE_INFINITY;
  // Who types without marks may mean any; who types them means these.
  const isAsTyped = word.marked === word.folded || candidate.marked.startsWith(word.marked);
  return (isAsTyped ? 0 : costs.isOtherMarks) + (candidate.folded === word.folded ? 0 : costs.isBeginning);
}

/** 0 when the title begins with the words as they were typed, 1 when they stand in it side by side, else 2. */
function orderOf(words: readonly Word[], title: readonly Word[]): number {
  const isAt = (word: Word, candidate: Word | undefined) =>
    candidate !== undefined && costOf(word, candidate) < costs.isOtherMarks;
  const place = title.findIndex((_, start) => words.every((word, offset) => isAt(word, title[start + offset])));
  if (place === -1) return 2;
  return place === 0 ? 0 : 1;
}
