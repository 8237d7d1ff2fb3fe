import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["calendar"]["view"];
type Days = readonly number[];

/** The month and the day a number of a response stands for. */
const read = ({ sheets }: View, at: number) => ({ sheet: sheets[at < 100 ? 0 : 1], day: at % 100 });

function written(view: View, days: Days): string {
  const [first = 0] = days;
  const end = `tháng ${read(view, first).sheet?.month}`;
  const numbers = days.map((at) => read(view, at).day).join(", ");
  return days.length === 1 ? `ngày ${numbers} ${end}` : `các ngày ${numbers} ${end}`;
}

function isOnSheet(view: View, at: number): boolean {
  const { sheet, day } = read(view, at);
  return sheet !== undefined && day >= 1 && day <= sheet.days;
}

/** The second sheet begins on the weekday after the last of the first. */
function goesOn({ sheets: [first, second] }: View): boolean {
  if (first === undefined || second === undefined) return true;
  return second.month === (first.month % 12) + 1 && second.startsOn === (first.startsOn + first.days) % 7;
}

function calendarFaults(view: View, key: Kinds["calendar"]["key"], answer: Line): string[] {
  const all = [key.days, ...key.mistakes.map(({ days }) => days)];
  const faults = {
    "a day is not on the sheet": all.flat().some((at) => !isOnSheet(view, at)),
    "a month of six weeks has days too low for a finger": view.sheets.some(
      ({ startsOn, days }) => startsOn + days > 35,
    ),
    "one day is asked for and others are right": view.isSingle && key.days.length !== 1,
    "the days stand in no order": all.some((days) => days.some((at, place) => at <= (days[place - 1] ?? 0))),
    "the answer is not what is tapped": answer.text !== written(view, key.days),
    "a mistake is right or stands twice": new Set(all.map(String)).size !== all.length,
    "the second month does not follow": !goesOn(view) || view.sheets.length > 2,
    "what is told is the answer": view.sheets.some(({ ringed }, sheet) =>
      ringed.some((day) => key.days.includes(sheet * 100 + day)),
    ),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const calendarContract: KindContract<"calendar"> = {
  faults: calendarFaults,
  isRight: (view, _, answer, { days }) =>
    written(
      view,
      days.toSorted((one, other) => one - other),
    ) === answer.text,
  isAnswerAsked: true,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.missing, key.wrong],
  lines: () => [],
  anotherKey: (key, other) => ({ days: [key.days[0] === 1 ? 2 : 1], mistakes: [], missing: other, wrong: other }),
};
