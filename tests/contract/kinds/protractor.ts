import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["protractor"]["view"];
type Key = Kinds["protractor"]["key"];
type Response = Kinds["protractor"]["response"];

/** Degrees between two directions, at most half around. */
function between(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return turn > 180 ? 360 - turn : turn;
}

const isAlong = (one: number, other: number) => between(one, other) === 0;

/** Whether the directions of both zero marks, of the mark that is read and of the sides make the angle: nothing is counted along a ring. */
function isMeasured({ corner, sides }: View, { laid, ring, place }: Response, degrees: number): boolean {
  const zeros = { inner: laid.turn, outer: laid.turn + 180 };
  const read = laid.turn + place;
  if (ring === null || laid.x !== corner.x || laid.y !== corner.y) return false;
  const isUnder = sides.every((side) => between(side, laid.turn + 90) <= 90);
  const onZero = sides.some((side) => Object.values(zeros).some((zero) => isAlong(side, zero)));
  return isUnder && onZero && sides.some((side) => isAlong(side, read)) && between(zeros[ring], read) === degrees;
}

function isTurnedTo({ sides: [fixed] }: View, { laid, ring, place }: Response, degrees: number): boolean {
  return ring === null && between(fixed, laid.turn + place) === degrees;
}

const degreesOf = ({ text }: Line) => Number(/^(\d+)°$/u.exec(text)?.[1]);

function protractorFaults(view: View, key: Key, answer: Line): string[] {
  const { task, corner, sides, laid, width, height } = view;
  const angle = between(...sides);
  const isAtCorner = laid.x === corner.x && laid.y === corner.y;
  const onZero = sides.some((side) => between(side, laid.turn) % 180 === 0);
  const faults = {
    "the answer is not what the angle measures": task !== "turn" && degreesOf(answer) !== angle,
    "the key has another measure": key.degrees !== degreesOf(answer) || between(...key.sides) !== key.degrees,
    "it is right as it stands": task === "turn" && angle === key.degrees,
    "the protractor does not lie right": task !== "lay" && !(isAtCorner && onZero),
    "the protractor lies right already": task === "lay" && isAtCorner && onZero,
    "a side passes between two marks": [...sides, ...key.sides].some((side) => (side - laid.turn) % 10 !== 0),
    "arrow keys cannot bring it to the corner": (laid.x - corner.x) % 10 !== 0 || (laid.y - corner.y) % 10 !== 0,
    "the corner is not seen": corner.x < 100 || corner.x > width - 100 || corner.y < 100 || corner.y > height - 10,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const protractorContract: KindContract<"protractor"> = {
  faults: protractorFaults,
  isRight: (view, _key, answer, response) =>
    (view.task === "turn" ? isTurnedTo : isMeasured)(view, response, degreesOf(answer)),
  isAnswerAsked: false,
  feedback: ({ feedback }) => Object.values(feedback),
  lines: () => [],
  anotherKey: (key, other) => ({
    ...key,
    degrees: key.degrees + 10,
    feedback: { centre: other, line: other, outside: other, ring: other, near: other, mark: other },
  }),
};
