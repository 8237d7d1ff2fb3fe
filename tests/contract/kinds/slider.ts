import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["slider"]["view"];

/** What is at a place: how long the strip is that ends there, or the number there. */
function written({ scale }: View, at: number): string {
  if (scale.type === "line") return String(at / 10 ** scale.places).replace(".", ",");
  const length = at - scale.fixed;
  return scale.hasMillimetres ? `${length}\u00a0mm` : `${length / 10}\u00a0cm`;
}

function sliderFaults(view: View, key: Kinds["slider"]["key"], answer: Line): string[] {
  const { scale, start } = view;
  const isLine = scale.type === "line";
  const unit = isLine ? 1 : 10;
  const [from, to] = [scale.from * unit, scale.to * unit];
  const step = isLine || scale.hasMillimetres ? 1 : 10;
  const least = isLine ? from : scale.fixed + 10;
  const places = [start, key.at, ...key.mistakes.map(({ at }) => at)];
  const wrong = key.mistakes.map(({ at }) => at);
  const faults = {
    "the end cannot stand there": places.some((at) => at < least || at > to || (at - from) % step !== 0),
    "it is right as it stands": Math.abs(start - key.at) <= key.tolerance,
    "the answer is not where the end belongs": answer.text !== written(view, key.at),
    "a mistake is right or stands twice":
      wrong.some((at) => Math.abs(at - key.at) <= key.tolerance) || new Set(wrong).size !== wrong.length,
    "a mistake is where the end stands at first": wrong.includes(start),
    "its marks are too close for the eye": to - from > (isLine ? 30 : 120),
    "the end that stays is not on the ruler": !isLine && (scale.fixed < from || scale.fixed >= to),
    "it is estimated though it can be read": key.tolerance > 0 && (isLine || scale.numberedEvery !== null),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const sliderContract: KindContract<"slider"> = {
  faults: sliderFaults,
  isRight: (view, { tolerance }, answer, { at }) =>
    [-tolerance, 0, tolerance].some((beside) => written(view, at + beside) === answer.text),
  isAnswerAsked: true,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.tooLow, key.tooHigh],
  lines: () => [],
  anotherKey: (key, other) => ({ ...key, at: key.at + 1, mistakes: [], tooLow: other }),
};
