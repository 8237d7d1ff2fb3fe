import { tapWord } from "#components/questions/underline/tap-word.ts";
import type { Part } from "#lib/questions/kinds/underline/grading.ts";

/** The runs of neighbours that are marked so. */
function runsOf(marks: readonly number[], pencil: number): Part[] {
  const runs: Part[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = runs.at(-1);
    if (mark !== pencil) continue;
    if (last?.to === at - 1) runs[runs.length - 1] = { from: last.from, to: at };
    else runs.push({ from: at, to: at });
  }
  return runs;
}

const isIn = ({ from, to }: Part, at: number) => from <= at && at <= to;

/** Leaves of a pencil's mark only its longest run: another line that was drawn across it may have parted it. */
function withoutRests(marks: readonly number[], pencil: number): number[] {
  const [longest] = runsOf(marks, pencil).toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return marks.map((mark, at) => (mark === pencil && longest !== undefined && !isIn(longest, at) ? 0 : mark));
}

/** What is marked once a word is tapped with a pencil, whose line never has a hole and takes words over from another line. */
export function drawPart(marks: readonly number[], pencil: number, word: number): number[] {
  const part = tapWord(runsOf(marks, pencil)[0] ?? null, word);
  const drawn = marks.map((mark, at) => {
    if (part !== null && isIn(part, at)) return pencil;
    return mark === pencil ? 0 : mark;
  });
  const others = [...new Set(drawn)].filter((mark) => mark > 0 && mark !== pencil);
  return others.reduce<number[]>(withoutRests, drawn);
}

/** What is marked once a piece is tapped that is marked by itself: a second tap takes the mark off. */
export function togglePiece(marks: readonly number[], piece: number): number[] {
  return marks.map((mark, at) => (at === piece ? 1 - mark : mark));
}
