import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { type Pose, posed, type Words, wordsAsLine } from "./pose.ts";

interface SignPose extends Pose {
  /** What is compared: a card with a number or a sum, or a group of things. */
  readonly sides: readonly [Words | Figure, Words | Figure];
  readonly sign: Sign;
  /** The whole comparison, written: "6 < 9". */
  readonly answer: Words;
  /** Said to the sign the other way round. */
  readonly turned: Words;
  /** Said to a wrong "=". */
  readonly notEqual: Words;
}

function toSide(side: Words | Figure): Figure {
  if (typeof side !== "string" && "type" in side) return side;
  const line: Line = wordsAsLine(side);
  return { type: "word", text: line.text, alt: `Thẻ ghi ${line.spoken}.` };
}

/** A question in which >, < or = is put between two sides. */
export function poseSign(rng: Rng, pose: SignPose): Question {
  return {
    kind: "sign",
    ...posed(rng, pose),
    view: { sides: [toSide(pose.sides[0]), toSide(pose.sides[1])] },
    key: signKey(pose.sign, wordsAsLine(pose.turned), wordsAsLine(pose.notEqual)),
    answer: wordsAsLine(pose.answer),
  };
}
