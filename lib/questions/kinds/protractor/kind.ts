import { z } from "zod";
import { asTurn, type Laid, markEvery } from "#lib/questions/figures/protractor-marks.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  faultOf,
  type ProtractorKey,
  type ProtractorResponse,
  type ProtractorView,
  protractorGrading,
} from "./grading.ts";
import { rightResponse } from "./show.ts";

/** The longest side of a sheet. */
const longest = 400;

const laid = z.strictObject({
  x: z.int().min(0).max(longest),
  y: z.int().min(0).max(longest),
  turn: z.int().min(-170).max(180).multipleOf(markEvery),
});

const toLaid = ({ x, y, turn }: Laid): Laid => ({ x, y, turn });

/** The view with exactly the fields that are shown. */
function toView({ task, width, height, names, corner, sides, laid: start }: ProtractorView): ProtractorView {
  return {
    ...{ task, width, height },
    names: [...names],
    corner: { x: corner.x, y: corner.y },
    sides: [...sides],
    laid: toLaid(start),
  };
}

/** The key with exactly its fields. */
function toKey({ degrees, corner, sides, isTurned, feedback }: ProtractorKey): ProtractorKey {
  return {
    ...{ degrees, isTurned },
    corner: { x: corner.x, y: corner.y },
    sides: [...sides],
    feedback: {
      centre: toPublicLine(feedback.centre),
      line: toPublicLine(feedback.line),
      outside: toPublicLine(feedback.outside),
      ring: toPublicLine(feedback.ring),
      near: toPublicLine(feedback.near),
      mark: toPublicLine(feedback.mark),
    },
  };
}

/** A right response with one thing changed: the protractor moved or turned, the other ring, each other number. */
function oneAmiss(right: ProtractorResponse, task: ProtractorView["task"]): ProtractorResponse[] {
  const { laid: at, ring } = right;
  const places = Array.from({ length: 180 / markEvery + 1 }, (_, mark) => ({ ...right, place: mark * markEvery }));
  if (ring === null) return places;
  const other = ring === "inner" ? "outer" : "inner";
  const layings = [
    { ...at, x: at.x + 10 },
    { ...at, turn: asTurn(at.turn + markEvery) },
    { ...at, turn: asTurn(at.turn + 180) },
  ];
  return [
    ...places,
    ...places.map((place) => ({ ...place, ring: other }) as const),
    ...(task === "lay" ? layings.map((each) => ({ ...right, laid: each })) : []),
  ];
}

const mistakeCodes = {
  centre: "COUNT-ENDS",
  line: "COUNT-ENDS",
  outside: "COUNT-ENDS",
  ring: "READ",
  near: "OFF10",
  mark: "READ",
} as const;

export const protractorKind = defineKind(protractorGrading, {
  response: z.strictObject({
    laid,
    ring: z.enum(["inner", "outer"]).nullable(),
    place: z.int().min(0).max(180).multipleOf(markEvery),
  }),
  toView,
  toKey,
  countTaps: ({ task }) => (task === "lay" ? 5 : 2),
  nameMistake(key, response) {
    const fault = faultOf(key, response);
    return fault === null ? null : mistakeCodes[fault];
  },
  examples({ task, laid: start }, key) {
    const right = rightResponse(key, start);
    const others = oneAmiss(right, task);
    const isRight = (response: ProtractorResponse) => protractorGrading.grade(key, response);
    return { right: [right, ...others.filter(isRight)], wrong: others.filter((response) => !isRight(response)) };
  },
});
