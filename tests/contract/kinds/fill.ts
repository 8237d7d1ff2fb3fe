import type { Line } from "#lib/core/line.ts";
import type { FillResponse, FillView } from "#lib/questions/kinds/fill/grading.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import { joinLetters } from "#tests/contract/join-letters.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";
import { toneMarkName } from "#tests/contract/tone-mark-name.ts";

function build({ initials, rimes, tones }: FillView, { initial, rime, tone }: FillResponse): string | null {
  const [first, rest, mark] = [initials[initial], rimes[rime], tones[tone]];
  if (first === undefined || rest === undefined || mark === undefined) return null;
  return joinLetters(first, rest, toneMarkName(mark));
}

/** Every way to take a part of each row. */
function everyPart({ initials, rimes, tones }: FillView): number[][] {
  const rows = [initials, rimes, tones].map((row) => [...row.keys()]);
  return rows.reduce<number[][]>((all, row) => all.flatMap((parts) => row.map((place) => [...parts, place])), [[]]);
}

/** The letters of a syllable lie in the rows where the key says. */
function isTrue({ initials, rimes, tones }: FillView, key: FillResponse, text: string): boolean {
  const { initial, rime, tone } = splitLetters(text);
  const mark = tones[key.tone];
  return (
    initials[key.initial] === initial && rimes[key.rime] === rime && mark !== undefined && toneMarkName(mark) === tone
  );
}

function fillFaults(view: FillView, key: Kinds["fill"]["key"], answer: Line): string[] {
  const faults: string[] = [];
  const rows = [view.initials, view.rimes, view.tones];
  for (const row of rows) {
    if (row.length !== 1 && (row.length < 3 || row.length > 4)) faults.push(`${row.length} parts in a row`);
    if (new Set(row).size < row.length) faults.push(`a row has one part twice: ${row.join(" ")}`);
  }
  if (!isTrue(view, key, answer.text)) faults.push(`the key does not build “${answer.text}”`);
  const { wrong } = key;
  const told = [wrong.initials, wrong.rimes, wrong.tones];
  if (told.some((lines, row) => lines.length !== rows[row]?.length)) faults.push("feedback is out of step");
  const others = everyPart(view).filter((parts) => parts.join() !== [key.initial, key.rime, key.tone].join());
  const built = others.map(([initial = 0, rime = 0, tone = 0]) => build(view, { initial, rime, tone }));
  if (built.includes(answer.text)) faults.push(`“${answer.text}” is built of other parts too`);
  const rude = built.filter((text) => text !== null && avoidedSyllables.has(text));
  return [...faults, ...rude.map((text) => `no child should be shown “${text}”`)];
}

export const fillContract: KindContract<"fill"> = {
  faults: fillFaults,
  isRight: (view, _, answer, response) => build(view, response) === answer.text,
  isAnswerAsked: false,
  feedback: ({ initial, rime, tone, wrong }) => [
    ...wrong.initials.toSpliced(initial, 1),
    ...wrong.rimes.toSpliced(rime, 1),
    ...wrong.tones.toSpliced(tone, 1),
  ],
  lines: () => [],
  anotherKey: ({ rime, tone, wrong }, other) => ({
    initial: rime,
    rime: tone,
    tone: rime,
    wrong: {
      initials: wrong.initials.map(() => other),
      rimes: wrong.rimes.map(() => other),
      tones: wrong.tones.map(() => other),
    },
  }),
};
