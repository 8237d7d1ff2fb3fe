import type { Line } from "#lib/core/line.ts";
import { arrangeGrading } from "./kinds/arrange/grading.ts";
import { boxesGrading } from "./kinds/boxes/grading.ts";
import { calculatorGrading } from "./kinds/calculator/grading.ts";
import { calendarGrading } from "./kinds/calendar/grading.ts";
import { chartBuildGrading } from "./kinds/chart-build/grading.ts";
import { chartLabelsGrading } from "./kinds/chart-labels/grading.ts";
import { choiceGrading } from "./kinds/choice/grading.ts";
import { clockSetGrading } from "./kinds/clock-set/grading.ts";
import { columnGrading } from "./kinds/column/grading.ts";
import { countGrading } from "./kinds/count/grading.ts";
import type { Grading } from "./kinds/define-kind.ts";
import { dictationGrading } from "./kinds/dictation/grading.ts";
import { divisionGrading } from "./kinds/division/grading.ts";
import { drawGrading } from "./kinds/draw/grading.ts";
import { figureChoiceGrading } from "./kinds/figure-choice/grading.ts";
import { fillGrading } from "./kinds/fill/grading.ts";
import { gapsGrading } from "./kinds/gaps/grading.ts";
import { joinGrading } from "./kinds/join/grading.ts";
import { layUnitsGrading } from "./kinds/lay-units/grading.ts";
import { markTextGrading } from "./kinds/mark-text/grading.ts";
import { matchGrading } from "./kinds/match/grading.ts";
import { numberGrading } from "./kinds/number/grading.ts";
import { orderGrading } from "./kinds/order/grading.ts";
import { paintGrading } from "./kinds/paint/grading.ts";
import { pairsGrading } from "./kinds/pairs/grading.ts";
import { payGrading } from "./kinds/pay/grading.ts";
import { pickShapesGrading } from "./kinds/pick-shapes/grading.ts";
import { placeMarkGrading } from "./kinds/place-mark/grading.ts";
import { placeValueGrading } from "./kinds/place-value/grading.ts";
import { pourGrading } from "./kinds/pour/grading.ts";
import { protractorGrading } from "./kinds/protractor/grading.ts";
import { readTableGrading } from "./kinds/read-table/grading.ts";
import { signGrading } from "./kinds/sign/grading.ts";
import { sliderGrading } from "./kinds/slider/grading.ts";
import { sortGrading } from "./kinds/sort/grading.ts";
import { stepsGrading } from "./kinds/steps/grading.ts";
import { storyGrading } from "./kinds/story/grading.ts";
import { tallyGrading } from "./kinds/tally/grading.ts";
import { tangramGrading } from "./kinds/tangram/grading.ts";
import { traceGrading } from "./kinds/trace/grading.ts";
import { typeGrading } from "./kinds/type/grading.ts";
import { underlineGrading } from "./kinds/underline/grading.ts";
import { walkGrading } from "./kinds/walk/grading.ts";
import { weighGrading } from "./kinds/weigh/grading.ts";
import type { Keyed, KindName, Kinds, PublicQuestion, Response } from "./question.ts";

/** The half of every kind that a browser gets. */
const gradings: { readonly [Name in KindName]: Grading<Kinds[Name]["key"], Kinds[Name]["response"]> } = {
  choice: choiceGrading,
  number: numberGrading,
  boxes: boxesGrading,
  count: countGrading,
  column: columnGrading,
  division: divisionGrading,
  tangram: tangramGrading,
  walk: walkGrading,
  protractor: protractorGrading,
  "clock-set": clockSetGrading,
  "pick-shapes": pickShapesGrading,
  "figure-choice": figureChoiceGrading,
  "place-value": placeValueGrading,
  match: matchGrading,
  sign: signGrading,
  order: orderGrading,
  arrange: arrangeGrading,
  weigh: weighGrading,
  pour: pourGrading,
  "lay-units": layUnitsGrading,
  paint: paintGrading,
  slider: sliderGrading,
  calculator: calculatorGrading,
  calendar: calendarGrading,
  "read-table": readTableGrading,
  pay: payGrading,
  sort: sortGrading,
  "chart-build": chartBuildGrading,
  tally: tallyGrading,
  "chart-labels": chartLabelsGrading,
  join: joinGrading,
  draw: drawGrading,
  trace: traceGrading,
  fill: fillGrading,
  gaps: gapsGrading,
  pairs: pairsGrading,
  story: storyGrading,
  steps: stepsGrading,
  underline: underlineGrading,
  "place-mark": placeMarkGrading,
  "mark-text": markTextGrading,
  type: typeGrading,
  dictation: dictationGrading,
};

/** Whether a response belongs to a question of this kind. */
export function isResponseOf<Name extends KindName>(
  kind: Name,
  response: Response,
): response is Response & Kinds[Name]["response"] {
  return gradings[kind].field in response;
}

/** Marks a response in the browser (practice); the server marks it again. A response of another kind is wrong. */
export function grade<Name extends KindName>({ kind, key }: Keyed<Name>, response: Response): boolean {
  return isResponseOf(kind, response) && gradings[kind].grade(key, response);
}

/** The sentence for the mistake behind a wrong response, or null where none is known. */
export function feedbackFor<Name extends KindName>({ kind, key }: Keyed<Name>, response: Response): Line | null {
  return isResponseOf(kind, response) ? gradings[kind].feedback(key, response) : null;
}

/** The place of the first wrong part of a response; null where it is one piece, or nothing of it is wrong by itself. */
export function wrongPartOf<Name extends KindName>({ kind, key }: Keyed<Name>, response: Response): number | null {
  return isResponseOf(kind, response) ? (gradings[kind].wrongPart?.(key, response) ?? null) : null;
}

/** The places of a written text that are wrong; none where a response is no text. */
export function wrongPlacesOf<Name extends KindName>(
  { kind, key }: Keyed<Name>,
  response: Response,
): readonly number[] {
  return isResponseOf(kind, response) ? (gradings[kind].wrongPlaces?.(key, response) ?? []) : [];
}

/** Whether the board of a question is listened to by tapping: by its kind, unless it is for the pupil to read. */
export function hasTapToHear({ kind, isReadByPupil }: Pick<PublicQuestion, "kind" | "isReadByPupil">): boolean {
  return gradings[kind].hearing === "tap to hear" && isReadByPupil !== true;
}

/** Whether the board of a question draws the figures of a hint itself. */
export function drawsOwnHelp({ kind, figures }: Pick<PublicQuestion, "kind" | "figures">): boolean {
  const { help } = gradings[kind];
  return help === "board" || (help === "board unless figures" && figures.length === 0);
}
