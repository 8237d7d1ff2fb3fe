import type { Line } from "#lib/core/line.ts";
import { type Laid, placeOf, type Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import { layingFault, type ProtractorFault, readingFault, turningFault } from "./reading.ts";

export interface ProtractorView {
  /** read: the protractor lies right; lay: it is laid first; turn: it lies right, and the second side is turned. */
  readonly task: "read" | "lay" | "turn";
  /** The sheet. */
  readonly width: number;
  readonly height: number;
  /** Names of the corner and of a point on each side. */
  readonly names: readonly [corner: string, one: string, other: string];
  readonly corner: Point;
  /** Where the sides point at first, in degrees anticlockwise from the right. */
  readonly sides: readonly [one: number, other: number];
  /** How the protractor lies at first. */
  readonly laid: Laid;
}

export interface ProtractorKey {
  readonly degrees: number;
  readonly corner: Point;
  /** Where the sides point; of one that is turned, where it belongs. */
  readonly sides: readonly [one: number, other: number];
  readonly isTurned: boolean;
  readonly feedback: { readonly [Fault in ProtractorFault]: Line };
}

export interface ProtractorResponse {
  /** How the protractor lies in the end. */
  readonly laid: Laid;
  /** The ring a number was read off; null where a side was turned. */
  readonly ring: Ring | null;
  /** The degree of the inner ring at which the number stands, or to which the side was turned. */
  readonly place: number;
}

/** What is wrong with a response; null where nothing is. */
export function faultOf(key: ProtractorKey, { laid, ring, place }: ProtractorResponse): ProtractorFault | null {
  const { degrees, corner, sides, isTurned } = key;
  if (isTurned) return turningFault(degrees, Math.abs(place - placeOf(sides[0], laid)));
  const fault = layingFault(corner, sides, laid);
  if (fault !== null || ring === null) return fault ?? "mark";
  const places = sides.map((side) => placeOf(side, laid));
  return readingFault(degrees, places, ring, place);
}

export const protractorGrading: Grading<ProtractorKey, ProtractorResponse> = {
  field: "ring",
  hearing: "question",
  help: "board",
  grade: (key, response) => faultOf(key, response) === null,
  feedback(key, response) {
    const fault = faultOf(key, response);
    return fault === null ? null : key.feedback[fault];
  },
};
