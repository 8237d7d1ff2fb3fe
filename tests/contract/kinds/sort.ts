import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { boxesContract } from "./boxes.ts";

type View = Kinds["sort"]["view"];
type Key = Kinds["sort"]["key"];
type Response = Kinds["sort"]["response"];

const totalOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What lies where, as the answer tells it. */
function laidOut({ pile, trays, each }: View, sorted: readonly number[]): string {
  if (pile.type === "named") {
    const inside = trays.map((_, tray) => pile.things.filter((_thing, at) => sorted[at] === tray));
    return trays.map(({ name }, tray) => `${name}: ${inside[tray]?.join(", ")}`).join("; ");
  }
  const { unit } = pictureText[pile.picture];
  const [first] = sorted;
  if (each !== null && sorted.every((count) => count === first)) return `${each} ${first} ${unit}`;
  return trays.map(({ name }, tray) => `${name} ${sorted[tray]} ${unit}`).join(", ");
}

function canBeLaid({ pile, trays }: View, sorted: readonly number[]): boolean {
  if (pile.type === "named") {
    return sorted.length === pile.things.length && sorted.every((tray) => tray >= 0 && tray < trays.length);
  }
  return sorted.length === trays.length && sorted.every((count) => count >= 0) && totalOf(sorted) <= pile.total;
}

const isRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length;

/** What stands behind the last semicolon of an answer is written below the trays. */
function sumFaults({ sum }: View, key: Key, answer: Line): string[] {
  if (sum === null || key.sum === null) return (sum === null) === (key.sum === null) ? [] : ["boxes without a key"];
  return boxesContract.faults(sum, key.sum, toLine(answer.text.split("; ").at(-1) ?? ""));
}

function sortFaults(view: View, key: Key, answer: Line): string[] {
  const { pile, trays } = view;
  const [way = []] = key.ways;
  const others = key.mistakes.map(({ sorted }) => sorted);
  const isNamed = pile.type === "named";
  const faults = {
    "too few or too many trays": trays.length < 2 || trays.length > 5,
    "two trays are called alike": isRepeated(trays.map(({ name }) => name)),
    "two things are called alike": isNamed && isRepeated(pile.things),
    "a way cannot be laid": ![...key.ways, ...others].every((each) => canBeLaid(view, each)),
    "a mistake is right or stands twice": isRepeated([...key.ways, ...others].map((each) => each.join())),
    "a tray stays empty": isNamed && new Set(way).size < trays.length,
    "the answer is not what is laid": !answer.text.startsWith(laidOut(view, way)),
    "feedback is out of step": key.wrong.length !== (isNamed ? pile.things.length : 1),
    "nothing is said where things are left": isNamed !== (key.missing === null),
  };
  return [...Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : [])), ...sumFaults(view, key, answer)];
}

/** The numbers below the trays, as they are read behind them. */
function isWritten({ sum }: View, key: Key, answer: Line, typed: Response["typed"]): boolean {
  if (sum === null || key.sum === null || typed === null) return sum === null && typed === null;
  return boxesContract.isRight(sum, key.sum, answer, { boxes: typed });
}

export const sortContract: KindContract<"sort"> = {
  faults: sortFaults,
  isRight(view, key, answer, { sorted, typed }) {
    const laid = laidOut(view, sorted);
    const isTold = answer.text === laid || answer.text.startsWith(`${laid}; `);
    const isOther = key.ways.slice(1).some((way) => laidOut(view, way) === laid);
    return (isTold || isOther) && isWritten(view, key, answer, typed);
  },
  isAnswerAsked: false,
  feedback: ({ mistakes, missing, wrong, sum }) => [
    ...mistakes.map((each) => each.feedback),
    ...(missing === null ? [] : [missing]),
    ...wrong,
    ...(sum === null ? [] : boxesContract.feedback(sum)),
  ],
  lines: ({ pile, trays, sum }) => [
    ...trays.map(({ name }) => toLine(name)),
    ...(pile.type === "named" ? pile.things.map(toLine) : []),
    ...(sum === null ? [] : boxesContract.lines(sum)),
  ],
  anotherKey: (key, other) => ({
    ...key,
    ways: key.ways.map((way) => way.map((each) => each + 1)),
    mistakes: [],
    wrong: key.wrong.map(() => other),
  }),
};
