import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { writeRime } from "#lib/core/vietnamese/write-rime.ts";

export interface Miswriting {
  readonly text: string;
  readonly code: TrapCode;
  /** Its syllables that are written wrongly: where they stand, from 0, and in which part they are wrong. */
  readonly wrong: readonly { readonly text: string; readonly place: number; readonly code: TrapCode }[];
}

/** Wrong in the first letters, in the tone or in the rime. */
export type TrapCode = "SPELL" | "TONE" | "RIME";

/** A word that is easily written wrongly. */
export interface TrapWord {
  readonly right: string;
  readonly miswritings: readonly Miswriting[];
  /** "tiếng “sạch” viết với s": what is to be known to write it. */
  readonly rule: string;
}

interface Trap {
  readonly syllable: string;
  readonly code: TrapCode;
  readonly rule: string;
}

/** What is written wrongly in a syllable: its first letters, its tone or its rime. */
function findTrap(right: string, wrong: string): Trap {
  const one = decomposeSyllable(right);
  const other = decomposeSyllable(wrong);
  if (one === null || other === null) throw new RangeError(`No syllables: ${right}, ${wrong}`);
  if (one.initial !== other.initial) return { syllable: right, code: "SPELL", rule: `viết với ${one.initial}` };
  if (one.tone !== other.tone) return { syllable: right, code: "TONE", rule: `có dấu ${one.tone}` };
  return { syllable: right, code: "RIME", rule: `có vần ${writeRime(one).text}` };
}

function describeRule(traps: readonly Trap[]): string {
  const [first] = traps;
  const isShared = traps.length > 1 && traps.every(({ rule }) => rule === first?.rule);
  if (isShared) return `cả hai tiếng đều ${first?.rule}`;
  return traps.map(({ syllable, rule }) => `tiếng “${syllable}” ${rule}`).join(", ");
}

type Written = readonly { readonly right: string; readonly text: string }[];

/** Every way of putting the writings of the syllables together. */
function combine(syllables: readonly (readonly string[])[]): Written[] {
  return syllables.reduce<Written[]>(
    (begun, writings) => begun.flatMap((one) => writings.map((text) => [...one, { right: writings[0] ?? "", text }])),
    [[]],
  );
}

/** A word from the notation "sạch/xạch sẽ/xẽ": each syllable, and behind slashes the ways it is miswritten. */
export function readTraps(notation: string): TrapWord {
  const syllables = notation.split(" ").map((writings) => writings.split("/"));
  const right = syllables.map(([first = ""]) => first).join(" ");
  const traps = syllables.flatMap(([first = "", wrong]) => (wrong === undefined ? [] : [findTrap(first, wrong)]));
  const miswritings = combine(syllables)
    .slice(1)
    .flatMap((written): Miswriting[] => {
      const wrong = written.flatMap(({ right: meant, text }, place) =>
        text === meant ? [] : [{ text, place, code: findTrap(meant, text).code }],
      );
      const [first] = wrong;
      if (first === undefined) return [];
      return [{ text: written.map(({ text }) => text).join(" "), code: first.code, wrong }];
    });
  return { right, miswritings, rule: describeRule(traps) };
}
