import type { Line } from "#lib/core/line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { calculate } from "#tests/contract/calculate.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

function tell({ lefts, cards, joint, isLong, isNaming }: Kinds["pairs"]["view"], places: readonly number[]): string {
  if (isNaming === true) return lefts.map((_, place) => cards[places[place] ?? -1]).join(", ");
  if (isLong === true) return asOneText(lefts.map((left, place) => `${left} – ${cards[places[place] ?? -1]}`));
  const between = joint === undefined ? "\u00a0" : ` ${joint} `;
  return lefts.map((letter, place) => `${letter}${between}${cards[places[place] ?? -1]}`).join(", ");
}

/** Both sides of a pair of sums come to the same, and no card that is left over fits as well. */
function sumFaults(view: Kinds["pairs"]["view"], places: readonly number[]): string[] {
  if (view.joint !== "=") return [];
  const fits = view.lefts.map((left) => view.cards.filter((card) => calculate(card) === calculate(left)));
  const isTrue = fits.every(([only, ...more], place) => more.length === 0 && only === view.cards[places[place] ?? -1]);
  return isTrue ? [] : ["a pair is not true, or not the only one"];
}

/** More of them do not fit into a quarter or a third of a phone. */
const mostLetters = { quarter: 5, third: 7, left: 84, card: 40, words: 26 } as const;

/** Every word is among those by which its picture is called. */
function areDrawn(words: readonly string[], pictures: readonly PictureName[]): boolean {
  const isDrawn = (word: string, place: number) => {
    const picture = pictures[place];
    return picture !== undefined && pictureText[picture].name.split(" ").includes(word);
  };
  return words.length === pictures.length && words.every(isDrawn);
}

/** Each card names its picture alone, and what is told instead holds no word of a card that names one. */
function namingFaults({ lefts, pictures = [], cards }: Kinds["pairs"]["view"], places: readonly number[]): string[] {
  const faults = lefts.flatMap((clue, place) => {
    const picture = pictures[place];
    const card = cards[places[place] ?? -1] ?? "";
    const names = picture === undefined ? [] : cards.filter((each) => isNameOf(picture, each));
    return [
      ...(names.join() === card ? [] : [`${picture} has these names: ${names.join()}`]),
      ...(clue.split(/[\s,]+/u).includes(card.split(" ").at(-1) ?? "") ? [`“${clue}” names ${card}`] : []),
    ];
  });
  const isTooLong = cards.some((text) => text.length > mostLetters[lefts.length === 4 ? "quarter" : "third"]);
  return isTooLong ? [...faults, "a word is too long for its place"] : faults;
}

/** "cá", "con cá" and "dưa hấu" of "con cá" and "quả dưa hấu". */
function isNameOf(picture: PictureName, card: string): boolean {
  return ` ${pictureText[picture].name} `.includes(` ${card} `);
}

function textFaults(view: Kinds["pairs"]["view"], places: readonly number[]): string[] {
  const { lefts, pictures, scenes, cards, isLong, isNaming } = view;
  if (scenes !== undefined && (isLong !== true || scenes.length !== lefts.length))
    return ["a sentence without its picture"];
  if (isNaming === true) return namingFaults(view, places);
  if (isLong === true) return phraseFaults(lefts, cards);
  const isUndrawn = pictures !== undefined && !areDrawn(lefts, pictures);
  const isTooLong = [...lefts, ...cards].some(
    (text) => text.length > mostLetters[lefts.length === 4 ? "quarter" : "third"],
  );
  return [
    ...(isUndrawn ? ["a picture does not show its word"] : []),
    ...(isTooLong ? ["a word is too long for its place"] : []),
  ];
}

function phraseFaults(lefts: readonly string[], cards: readonly string[]): string[] {
  // Two rows of cards that hold sentences, or three that hold a few words, leave room for the button.
  const isWordy = [...lefts, ...cards].some(({ length }) => length > mostLetters.words);
  const isTooLong =
    lefts.length > 3 ||
    cards.length > (isWordy ? 4 : 5) ||
    lefts.some(({ length }) => length > mostLetters.left) ||
    cards.some(({ length }) => length > mostLetters.card);
  return isTooLong ? ["phrases do not fit on a phone"] : [];
}

function pairsFaults(view: Kinds["pairs"]["view"], key: Kinds["pairs"]["key"], answer: Line): string[] {
  const { lefts, cards } = view;
  const faults: string[] = [];
  const left = cards.length - lefts.length;
  if (lefts.length < 3 || lefts.length > 4) faults.push(`${lefts.length} letters`);
  faults.push(...textFaults(view, key.cards));
  if (left < 1 || left > 2) faults.push(`${left} cards are left over`);
  if (new Set(lefts).size < lefts.length || new Set(cards).size < cards.length)
    faults.push("a text stands there twice");
  if (key.wrong.length !== lefts.length || key.wrong.some((lines) => lines.length !== cards.length))
    faults.push("feedback is out of step");
  if (key.wrong.some((lines, place) => lines.some((line, card) => (line === null) !== (card === key.cards[place]))))
    faults.push("a right card is told of, or a wrong one is not");
  if (new Set(key.cards).size < lefts.length) faults.push("a card is used twice");
  faults.push(...sumFaults(view, key.cards));
  if (tell(view, key.cards) !== answer.text) faults.push("the key is not the answer");
  if (key.cards.every((card, place) => card === place)) faults.push("the cards lie where they belong from the start");
  return faults;
}

export const pairsContract: KindContract<"pairs"> = {
  faults: pairsFaults,
  isRight: (view, _, answer, { cards }) => cards.length === view.lefts.length && tell(view, cards) === answer.text,
  isAnswerAsked: false,
  feedback: ({ wrong }) => wrong.flatMap((lines) => lines.flatMap((line) => line ?? [])),
  lines: () => [],
  anotherKey: (key, other) => ({
    cards: key.cards.toReversed(),
    wrong: key.wrong.map((lines) => lines.map((line) => (line === null ? null : other))),
  }),
};
