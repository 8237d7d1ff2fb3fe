import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["pay"]["view"];
type Key = Kinds["pay"]["key"];

const total = (notes: readonly number[]) => notes.reduce((sum, note) => sum + note, 0);

/** Whether each of the notes is in the purse. */
function isTaken({ purse }: View, notes: readonly number[]): boolean {
  const countOf = (list: readonly number[], note: number) => list.filter((each) => each === note).length;
  return notes.every((note) => countOf(notes, note) <= countOf(purse, note));
}

/** Every taking of notes from the purse, each taken or left; equal ones once. */
function takingsOf({ purse }: View): number[][] {
  const takings = Array.from({ length: 2 ** purse.length }, (_, taking) =>
    purse.filter((_note, place) => Math.floor(taking / 2 ** place) % 2 === 1),
  );
  return [...new Map(takings.map((taking) => [taking.join(), taking])).values()];
}

/** The amount an answer tells: "500 + 200 = 700 đồng". */
const amountIn = ({ text }: Line) => Number((text.split("=").at(-1) ?? "").replace(/\D/gu, ""));

function isPaid(key: Key, notes: readonly number[], ways: readonly (readonly number[])[]): boolean {
  const least = Math.min(...ways.map(({ length }) => length));
  if (key.fewest !== null && notes.length > least) return false;
  return key.used === null || notes.toSorted().join() !== key.used.toSorted().join();
}

function payFaults(view: View, key: Key, answer: Line): string[] {
  const ways = takingsOf(view).filter((notes) => total(notes) === key.amount);
  const kinds = new Set(view.purse).size;
  const amounts = key.mistakes.map(({ amount }) => amount);
  const least = Math.min(...ways.map(({ length }) => length));
  const faults = {
    "a purse that has no room": view.purse.length > 10 || kinds < 2 || kinds > 6,
    "the purse is out of order": view.purse.some((note, place) => note > (view.purse[place - 1] ?? note)),
    "the shown way does not pay": total(key.shown) !== key.amount || !isTaken(view, key.shown),
    "the shown way is not one that is asked for": !isPaid(key, key.shown, ways),
    "all that is in the purse has to be laid": key.shown.length === view.purse.length,
    "the fewest notes are others": key.fewest !== null && key.fewest !== least,
    "the fewest notes are the only way": key.fewest !== null && ways.length < 2,
    "the way that was shown is no way to pay": key.used !== null && total(key.used) !== key.amount,
    "nothing is said to a way that is not asked for":
      (key.otherwise === null) !== (key.fewest === null && key.used === null),
    "a mistake is right or stands twice": new Set([key.amount, ...amounts]).size !== amounts.length + 1,
    "the answer is not what is paid": amountIn(answer) !== key.amount,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const payContract: KindContract<"pay"> = {
  faults: payFaults,
  isRight: (view, key, answer, { notes }) =>
    isTaken(view, notes) &&
    total(notes) === amountIn(answer) &&
    isPaid(
      key,
      notes,
      takingsOf(view).filter((each) => total(each) === amountIn(answer)),
    ),
  isAnswerAsked: true,
  feedback: (key) => [
    ...key.mistakes.map(({ feedback }) => feedback),
    ...[key.tooLittle, key.tooMuch, key.otherwise].flatMap((line) => line ?? []),
  ],
  lines: () => [],
  anotherKey: (key, other) => ({
    ...key,
    amount: key.amount + 100,
    mistakes: [],
    tooLittle: other,
    tooMuch: other,
    otherwise: key.otherwise === null ? null : other,
  }),
};
