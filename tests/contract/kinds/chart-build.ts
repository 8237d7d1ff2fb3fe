import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["chart-build"]["view"];
type Key = Kinds["chart-build"]["key"];

/** The rows or columns by name, with what stands in them at first. */
function partsOf({ chart }: View): readonly { readonly name: string; readonly value: number }[] {
  return chart.type === "pictogram"
    ? chart.rows.map(({ name, pictures }) => ({ name, value: pictures }))
    : chart.columns.map(({ name, height }) => ({ name, value: height }));
}

function written(view: View, values: readonly number[]): string {
  const parts = partsOf(view);
  const [word, unit] = view.chart.type === "pictogram" ? ["hàng", "\u00a0hình"] : ["cột", ""];
  const told = view.built.map((at, place) => `${word} ${parts[at]?.name}: ${values[place]}${unit}`);
  const all = view.total === null ? told : [...told, `tất cả: ${values[view.built.length]}`];
  const text = all.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number that is typed is that of all rows or columns together. */
function isSum(view: View, { values }: Key): boolean {
  const given = partsOf(view).filter((_, at) => !view.built.includes(at));
  const all = [...given.map(({ value }) => value), ...values.slice(0, view.built.length)];
  return all.reduce((sum, value) => sum + value, 0) === values.at(-1);
}

function chartBuildFaults(view: View, key: Key, answer: Line): string[] {
  const { chart, built, counted, step, most, total } = view;
  const parts = partsOf(view);
  const mostRows = chart.type === "pictogram" ? 4 : 5;
  const canStand = (value: number) => value > 0 && value <= most && value % step === 0;
  const heights = [
    ...key.values.slice(0, built.length),
    ...key.mistakes.filter(({ place }) => place < built.length).map(({ value }) => value),
    ...parts.map(({ value }) => value).filter((value) => value > 0),
  ];
  const wrong = key.mistakes.map(({ place, value }) => `${place}: ${value}`);
  const faults = {
    "what is built is no row or stands filled": built.some((at) => parts[at]?.value !== 0),
    "a row that is given is empty": parts.some(({ value }, at) => value === 0 && !built.includes(at)),
    "a row is counted with other strokes":
      counted?.some((count, at) => count !== key.values[built.indexOf(at)]) === true,
    "nothing is built": built.length === 0,
    "the rows are too low for a finger": parts.length > mostRows,
    "a row cannot be that long": heights.some((value) => !canStand(value)),
    "a row has more pictures than the eye takes in": chart.type === "pictogram" && most > 10,
    "the axis does not end with a mark": chart.type === "columns" && most % chart.mark !== 0,
    "a step is smaller than half a mark": chart.type === "columns" && step * 2 < chart.mark,
    "its steps are too close for a finger": chart.type === "columns" && most / step > 12,
    "there are not as many numbers as places": key.values.length !== built.length + Number(total !== null),
    "there are not as many sentences as places":
      key.tooLow.length !== key.values.length || key.tooHigh.length !== key.values.length,
    "the typed number is not all together": total !== null && !isSum(view, key),
    "the typed number is too long": total !== null && (key.values.at(-1) ?? 0) > 999,
    "the answer is not what is built": answer.text !== written(view, key.values),
    "a mistake is right": key.mistakes.some(({ place, value }) => key.values[place] === value),
    "a mistake stands twice": new Set(wrong).size !== wrong.length,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const chartBuildContract: KindContract<"chart-build"> = {
  faults: chartBuildFaults,
  isRight: (view, _, answer, { built }) => written(view, built) === answer.text,
  isAnswerAsked: true,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), ...key.tooLow, ...key.tooHigh],
  lines: ({ total }) => (total === null ? [] : [toLine(total.before), toLine(total.after)]),
  anotherKey: (key, other) => ({ ...key, values: key.values.map((value) => value + 1), mistakes: [], tooLow: [other] }),
};
