import type { Line } from "#lib/core/line.ts";
import type { VesselForm } from "#lib/questions/figures/jug-figure.ts";

/** A vessel that is filled by cups of one litre. */
export interface PourView {
  readonly form: VesselForm;
  readonly capacity: number;
  /** Every how manieth mark carries its number. */
  readonly numberEvery: 1 | 5;
  /** Litres that are in it from the start. */
  readonly start: number;
}

export interface PourKey {
  readonly litres: number;
  readonly tooLittle: Line;
  readonly tooMuch: Line;
}

export interface PourResponse {
  /** Litres in the vessel at the end. */
  readonly litres: number;
}

export function gradePour(key: PourKey, response: PourResponse): boolean {
  return response.litres === key.litres;
}
