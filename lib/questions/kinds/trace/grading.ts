import type { Line } from "#lib/core/line.ts";
import type { Curve } from "#lib/questions/handwriting/curve.ts";
import type { Frame, NamedStroke } from "#lib/questions/handwriting/frame.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { traceText as text } from "#lib/text/trace-text.ts";
import { type Drawn, judgeTrace, type TraceFault } from "./judge.ts";

/** Letters in grey on ruled lines, to be traced stroke by stroke. */
export interface TraceView extends Frame {
  /** What stands there, in words: "chữ a". */
  readonly what: string;
  readonly strokes: readonly NamedStroke[];
}

export interface TraceKey {
  readonly curves: readonly Curve[];
  /** How far a hand may leave the line. */
  readonly reach: number;
}

export interface TraceResponse {
  readonly traced: readonly Drawn[];
}

/** The strokes of the longest question. */
export const mostStrokes = 6;

/** The sentence for what is wrong. */
export function tellFault({ fault, stroke, drawn }: TraceFault): Line {
  return text[fault](stroke + 1, drawn + 1);
}

const faultOf = ({ curves, reach }: TraceKey, { traced }: TraceResponse) => judgeTrace(curves, traced, reach);

export const traceGrading: Grading<TraceKey, TraceResponse> = {
  field: "traced",
  hearing: "question",
  help: "board",
  grade: (key, response) => faultOf(key, response) === null,
  feedback(key, response) {
    const fault = faultOf(key, response);
    return fault === null ? null : tellFault(fault);
  },
  wrongPart: (key, response) => faultOf(key, response)?.stroke ?? null,
};
