import type { Rng } from "#lib/core/rng.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import { writeInitial } from "#lib/core/vietnamese/write-initial.ts";
import { avoidedSyllables } from "./avoided-syllables.ts";
import { nearInitials } from "./near-initials.ts";
import { nearRimes } from "./near-rimes.ts";
import type { SyllableParts } from "./syllable-parts.ts";

/** Parts to build a syllable of, each row in the order in which it lies. */
export interface FillRows {
  readonly initials: readonly string[];
  readonly rimes: readonly string[];
  readonly tones: readonly Tone[];
}

const most = 4;

/** The tone each is most easily taken for: it always lies beside it. */
const partners: Readonly<Record<Tone, Tone>> = {
  ngang: "huyền",
  huyền: "sắc",
  sắc: "nặng",
  hỏi: "ngã",
  ngã: "hỏi",
  nặng: "sắc",
};

function buildAll({ initials, rimes, tones: marks }: FillRows): (string | null)[] {
  return initials.flatMap((initial) =>
    rimes.flatMap((rime) => marks.map((tone) => joinParts({ initial, rime, tone }))),
  );
}

/** Whether what a row of one new part would build may be seen: nothing rude, and the word itself in one way only. */
function isFine(rows: FillRows, text: string): boolean {
  return buildAll(rows).every((built) => built === null || (built !== text && !avoidedSyllables.has(built)));
}

/** The first of the candidates, up to a full row with the right one, that are fine with what lies in the other rows. */
function choose<Part>(candidates: readonly Part[], right: Part, isGood: (part: Part) => boolean): Part[] {
  const row = [right];
  for (const part of candidates) {
    if (row.length < most && !row.includes(part) && isGood(part)) row.push(part);
  }
  return row;
}

/**
 * Rows of like parts round those of a word, which itself is among `words`. Parts that never stand beside the right ones
 * are left out, and of c and k, g and gh, ng and ngh there is one: the syllable would come out the same.
 */
export function fillRows(rng: Rng, word: SyllableParts, words: readonly SyllableParts[]): FillRows {
  const { text, initial, rime, syllable } = word;
  const own: FillRows = { initials: [initial], rimes: [rime], tones: [syllable.tone] };
  const near = [partners[syllable.tone], ...rng.shuffle(tones)];
  const marks = choose(near, syllable.tone, (tone) => isFine({ ...own, tones: [tone] }, text));
  const begins = [...new Set(words.map((each) => each.syllable.initial))]
    .filter((each) => each !== syllable.initial && joinParts({ initial: each, rime, tone: "sắc" }) !== null)
    .map((each) => writeInitial(each, rime));
  const initials = choose(
    nearInitials(rng, initial, begins),
    initial,
    (each) => begins.includes(each) && isFine({ ...own, initials: [each], tones: marks }, text),
  );
  const others = new Set(nearRimes(rime, rng.shuffle(words)).map((each) => each.rime));
  const ends = [...others].filter((each) => joinParts({ initial, rime: each, tone: "sắc" }) !== null);
  const rimes = choose(ends, rime, (each) => isFine({ initials, rimes: [each], tones: marks }, text));
  return {
    initials: rng.shuffle(initials),
    rimes: rng.shuffle(rimes),
    tones: tones.filter((tone) => marks.includes(tone)),
  };
}
