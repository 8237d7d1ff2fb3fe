import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeLabels } from "#lib/questions/kinds/chart-labels/draw.ts";
import { type ChartLabelsView, placesOf } from "#lib/questions/kinds/chart-labels/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

type What = "name" | "amount";

interface PartDraft {
  readonly size: number;
  readonly name: string;
  readonly amount: string;
  /** What is written on the chart already. */
  readonly given: readonly What[];
}

interface ChartLabelsDraft extends Omit<QuestionDraft, "explanation"> {
  readonly chart: ChartLabelsView["chart"];
  readonly parts: readonly PartDraft[];
  /** Numbers on cards that are left over. */
  readonly others: readonly string[];
  /** Known wrong numbers of a part, by its place. */
  readonly mistakes?: (part: number) => readonly Distractor<string>[];
  /** Said of a name, and of a number, at a part where it does not belong. */
  readonly wrongName: (part: PartDraft, name: string) => Words;
  readonly wrongAmount: (part: PartDraft, amount: string) => Words;
  /** Said of a name where a number belongs, and the other way round. */
  readonly swapped: Words;
  /** What comes before the whole answer. */
  readonly explanation: string;
}

/** Cards never lie in the order of their places. */
function lay(rng: Rng, texts: readonly string[]): readonly string[] {
  const shuffled = rng.shuffle(texts);
  const [first, ...rest] = shuffled;
  return first !== undefined && shuffled.join() === texts.join() ? [...rest, first] : shuffled;
}

/** The view, with names and numbers on cards where they are not given. */
function viewOf(rng: Rng, { chart, parts, others }: ChartLabelsDraft): ChartLabelsView {
  const asked = (what: What) => parts.flatMap((part) => (part.given.includes(what) ? [] : part[what]));
  const written = (part: PartDraft, what: What) => (part.given.includes(what) ? part[what] : null);
  return {
    chart,
    parts: parts.map((part) => ({ size: part.size, name: written(part, "name"), amount: written(part, "amount") })),
    names: lay(rng, asked("name")),
    amounts: lay(rng, [...asked("amount"), ...others]),
  };
}

interface Place {
  readonly own: PartDraft;
  readonly part: number;
  readonly what: What;
}

interface Card {
  readonly text: string;
  readonly what: What;
}

/** The right card of each place; of cards that are written alike each place takes another one. */
function rightCards(places: readonly Place[], cards: readonly Card[]): number[] {
  const taken: number[] = [];
  for (const { own, what } of places) {
    taken.push(cards.findIndex((card, at) => card.what === what && card.text === own[what] && !taken.includes(at)));
  }
  return taken;
}

/** A question in which names and numbers are put to the parts of a chart. */
export function chartLabelsQuestion(rng: Rng, draft: ChartLabelsDraft): Question {
  const { parts } = draft;
  const view = viewOf(rng, draft);
  const cards: readonly Card[] = [
    ...view.names.map((text) => ({ text, what: "name" as const })),
    ...view.amounts.map((text) => ({ text, what: "amount" as const })),
  ];
  const places = placesOf(view).flatMap(({ part, isName }): readonly Place[] => {
    const own = parts[part];
    return own === undefined ? [] : [{ own, part, what: isName ? "name" : "amount" }];
  });
  const amountOf = ({ what, text }: Card) =>
    what === "amount" ? text : parts.find(({ name }) => name === text)?.amount;
  const isFit = ({ own, what }: Place, card: Card) => card.what === what && amountOf(card) === own.amount;
  const known = ({ part, what }: Place, { text }: Card) =>
    what === "name" ? undefined : draft.mistakes?.(part).find(({ value }) => value === text);
  const say = (place: Place, card: Card): Words => {
    if (card.what !== place.what) return draft.swapped;
    const told = place.what === "name" ? draft.wrongName : draft.wrongAmount;
    return known(place, card)?.feedback ?? told(place.own, card.text);
  };
  const toEach = <Told>(tell: (place: Place, card: Card) => Told) =>
    places.map((place) => cards.map((card) => (isFit(place, card) ? null : tell(place, card))));
  const right = rightCards(places, cards);
  const answer = toLine(writeLabels(view, right));
  return {
    kind: "chart-labels",
    ...draftedFields(rng, { ...draft, explanation: `${draft.explanation} ${answer.text}.` }),
    view,
    key: {
      cards: right,
      fits: places.map((place) => cards.flatMap((card, at) => (isFit(place, card) ? [at] : []))),
      wrong: toEach((place, card) => wordsAsLine(say(place, card))),
      codes: toEach((place, card): MistakeCode => known(place, card)?.code ?? "READ"),
    },
    answer,
  };
}
