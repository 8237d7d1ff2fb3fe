import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A column or a sector as it is drawn, and what is written to it; null is a place for a card. */
export interface LabelledPart {
  /** How high the column is, or how many percent of the whole the sector is. */
  readonly size: number;
  readonly name: string | null;
  readonly amount: string | null;
}

/** A chart that is drawn whole, to whose parts names and numbers are put. */
export interface ChartLabelsView {
  readonly chart:
    | {
        readonly type: "columns";
        readonly title: string;
        readonly unit: string;
        /** From one written mark of the axis to the next, and the topmost one. */
        readonly step: number;
        readonly top: number;
      }
    | { readonly type: "pie"; readonly title: string };
  /** From the left, or clockwise from the top. */
  readonly parts: readonly LabelledPart[];
  /** Cards with names, then cards with numbers, in the order they lie. */
  readonly names: readonly string[];
  readonly amounts: readonly string[];
}

export interface ChartLabelsKey {
  /** A right card for each place, the places of names first; cards are counted from the first name on. */
  readonly cards: readonly number[];
  /** All cards that fit a place: sectors of one size can change their names. */
  readonly fits: readonly (readonly number[])[];
  /** For each place what is said to each card when it is the first wrong one; null to those that fit. */
  readonly wrong: readonly (readonly (Line | null)[])[];
  /** The names of the mistakes by which a card came to a place; they stay on the server. */
  readonly codes?: readonly (readonly (MistakeCode | null)[])[];
}

export interface ChartLabelsResponse {
  readonly labels: readonly number[];
}

/** A place for a card: at which part, and whether for its name or its number. */
export interface LabelPlace {
  readonly part: number;
  readonly isName: boolean;
}

/** Places of names from the left, then those of numbers. */
export function placesOf({ parts }: Pick<ChartLabelsView, "parts">): readonly LabelPlace[] {
  const names = parts.flatMap(({ name }, part) => (name === null ? [{ part, isName: true }] : []));
  return [...names, ...parts.flatMap(({ amount }, part) => (amount === null ? [{ part, isName: false }] : []))];
}

/** The first place with a card that does not fit; -1 where there is none. */
export function wrongPlace({ fits }: ChartLabelsKey, { labels }: ChartLabelsResponse): number {
  return fits.findIndex((cards, place) => !cards.includes(labels[place] ?? -1));
}

function grade(key: ChartLabelsKey, response: ChartLabelsResponse): boolean {
  const { labels } = response;
  const isEachOnce = new Set(labels).size === labels.length;
  return labels.length === key.fits.length && isEachOnce && wrongPlace(key, response) < 0;
}

function feedback(key: ChartLabelsKey, response: ChartLabelsResponse): Line | null {
  const place = wrongPlace(key, response);
  return key.wrong[place]?.[response.labels[place] ?? -1] ?? null;
}

export const chartLabelsGrading: Grading<ChartLabelsKey, ChartLabelsResponse> = {
  field: "labels",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
