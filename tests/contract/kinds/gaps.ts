import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["gaps"]["view"];
type Key = Kinds["gaps"]["key"];

/** More of them do not fit on a phone, whatever their size. */
const mostLetters = 90;

/** The words once the tiles at these places stand in the gaps. */
function read({ text, gaps }: View, places: readonly number[]): string {
  const [first = "", ...rest] = text.split("…");
  return rest.reduce((words, after, gap) => `${words}${gaps[gap]?.written[places[gap] ?? -1]}${after}`, first);
}

function gapFaults({ gaps, tiles }: View): string[] {
  return gaps.flatMap(({ bare, written }) => [
    ...(written.length !== tiles.length ? ["a tile is written in no way"] : []),
    ...(new Set(written).size < written.length ? [`two tiles are written alike: ${written.join()}`] : []),
    ...(bare !== null && written.includes(bare) ? [`“${bare}” is filled before anything is put there`] : []),
  ]);
}

function viewFaults(view: View): string[] {
  const { text, gaps, tiles } = view;
  const rules: readonly (readonly [fault: string, isBroken: boolean])[] = [
    [`${gaps.length} gaps`, gaps.length < 1 || gaps.length > 3],
    ["the text has other gaps", text.split("…").length !== gaps.length + 1],
    [`not for a board: ${text}`, /[[\]]|…\p{L}*…/u.test(text) || text.length > mostLetters],
    [`${tiles.length} tiles`, tiles.length < 2 || tiles.length > 8],
    ["a tile lies there twice", new Set(tiles).size < tiles.length],
  ];
  return [...rules.flatMap(([fault, isBroken]) => (isBroken ? [fault] : [])), ...gapFaults(view)];
}

/** Syllables that a pupil can build and should not see; not those whose harmless meaning is told, or that stand there. */
function rudeFaults(view: View, key: Key): string[] {
  const { wrong } = kinds.gaps.examples(view, key);
  const syllablesOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const told = new Set([view.text, ...key.wrong.map(({ feedback }) => feedback.text)].flatMap(syllablesOf));
  const built = wrong.flatMap(({ gaps }) => syllablesOf(read(view, gaps)));
  const rude = new Set(built.filter((syllable) => avoidedSyllables.has(syllable) && !told.has(syllable)));
  return [...rude].map((syllable) => `no child should be shown “${syllable}”`);
}

function keyFaults(view: View, { tiles, wrong, others }: Key, answer: Line): string[] {
  const { gaps } = view;
  const faults: string[] = [];
  const isFilling = (filling: readonly number[]) =>
    filling.length === gaps.length && filling.every((place) => view.tiles[place] !== undefined);
  const repeats = [tiles, ...wrong.map((filling) => filling.tiles)].some((each) => new Set(each).size < each.length);
  if (!isFilling(tiles) || !wrong.every((filling) => isFilling(filling.tiles))) faults.push("a gap is left out");
  if (repeats && !view.isReused) faults.push("a tile is needed twice and lies there once");
  if (read(view, tiles) !== answer.text) faults.push(`the key is not “${answer.text}”`);
  if (wrong.some((filling) => read(view, filling.tiles) === answer.text)) faults.push("the answer is called wrong");
  if (new Set(wrong.map((filling) => filling.tiles.join())).size < wrong.length)
    faults.push("a filling is told of twice");
  if (others.length !== gaps.length || others.some((lines) => lines.length !== view.tiles.length))
    faults.push("feedback is out of step");
  return faults;
}

export const gapsContract: KindContract<"gaps"> = {
  faults: (view, key, answer) => [...viewFaults(view), ...keyFaults(view, key, answer), ...rudeFaults(view, key)],
  isRight: (view, _, answer, { gaps }) => read(view, gaps) === answer.text,
  isAnswerAsked: false,
  feedback: ({ tiles, wrong, others }) => [
    ...wrong.map(({ feedback }) => feedback),
    ...others.flatMap((lines, gap) => lines.toSpliced(tiles[gap] ?? 0, 1)),
  ],
  lines: ({ text }) => [toLine(text)],
  anotherKey: ({ tiles, wrong, others }, other) => ({
    tiles: tiles.toReversed(),
    wrong: wrong.map((filling) => ({ ...filling, feedback: other })),
    others: others.map((lines) => lines.map(() => other)),
  }),
};
