import { gradeArrange } from "./arrange/grade.ts";
import { gradeChoice } from "./choice/grade.ts";
import { gradeClockSet } from "./clock-set/grade.ts";
import { gradeColumn } from "./column/grade.ts";
import { gradeCount } from "./count/grade.ts";
import { gradeFigureChoice } from "./figure-choice/grade.ts";
import { gradeFill } from "./fill/grade.ts";
import { isResponseOf } from "./is-response-of.ts";
import { gradeMatch } from "./match/grade.ts";
import { gradeNumber } from "./number/grade.ts";
import { gradeOrder } from "./order/grade.ts";
import { gradePairs } from "./pairs/grade.ts";
import { gradePickShapes } from "./pick-shapes/grade.ts";
import { gradePlaceValue } from "./place-value/grade.ts";
import { gradePour } from "./pour/grade.ts";
import type { Keyed, KindName, Kinds, Response } from "./question.ts";
import { gradeSign } from "./sign/grade.ts";
import { gradeStory } from "./story/grade.ts";
import { gradeUnderline } from "./underline/grade.ts";
import { gradeWeigh } from "./weigh/grade.ts";

type Grade<Name extends KindName> = (key: Kinds[Name]["key"], response: Kinds[Name]["response"]) => boolean;

const grades: { readonly [Name in KindName]: Grade<Name> } = {
  choice: gradeChoice,
  number: gradeNumber,
  count: gradeCount,
  column: gradeColumn,
  "clock-set": gradeClockSet,
  "figure-choice": gradeFigureChoice,
  "pick-shapes": gradePickShapes,
  "place-value": gradePlaceValue,
  match: gradeMatch,
  sign: gradeSign,
  order: gradeOrder,
  arrange: gradeArrange,
  weigh: gradeWeigh,
  pour: gradePour,
  fill: gradeFill,
  pairs: gradePairs,
  story: gradeStory,
  underline: gradeUnderline,
};

/** Marks a response in the browser (practice); the server marks it again. A response of another kind is wrong. */
export function grade<Name extends KindName>({ kind, key }: Keyed<Name>, response: Response): boolean {
  return isResponseOf(kind, response) && grades[kind](key, response);
}
