import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { jugAltText } from "#lib/text/jug-alt-text.ts";
import { vesselText } from "#lib/text/vessel-text.ts";

export type VesselForm = "can" | "bucket" | "jar" | "bottle";

export const liquidNames = ["water", "oil", "milk"] as const;

export type LiquidName = (typeof liquidNames)[number];

/** Millilitres from one mark to the next. */
export type MarkMillilitres = 50 | 100;

/** A vessel one sees into, with a mark at each litre or, where it is small, every so many millilitres. */
export interface Vessel {
  readonly form: VesselForm;
  readonly liquid: LiquidName;
  /** Absent where each mark is a litre. */
  readonly markMl?: MarkMillilitres;
  /** The topmost mark: its litre, or how manieth it is where marks are smaller. */
  readonly capacity: number;
  /** The mark up to which it is filled. */
  readonly litres: number;
  /** Every how manieth mark carries its number; 0 for a vessel without marks. */
  readonly numberEvery: 0 | 1 | 2 | 5;
  /** A line from the water to its mark (a hint). */
  readonly isGuided: boolean;
  /** A mark that stands out, with its number (a hint); null for none. */
  readonly lit: number | null;
  /** Written below, or null. */
  readonly label: string | null;
}

/** One vessel or two side by side. */
export interface JugFigure {
  readonly type: "jug";
  readonly vessels: readonly Vessel[];
  readonly alt: string;
}

function toPublicVessel(vessel: Vessel): Vessel {
  const { form, liquid, markMl, capacity, litres, numberEvery, isGuided, lit, label } = vessel;
  return {
    ...{ form, liquid, capacity, litres, numberEvery, isGuided, lit, label },
    ...(markMl !== undefined && { markMl }),
  };
}

function toPublic({ vessels, alt }: JugFigure): JugFigure {
  return { type: "jug", vessels: vessels.map(toPublicVessel), alt };
}

function oneAlt({ form, liquid, markMl, capacity, litres, numberEvery }: Vessel): string {
  const [name, inside] = [vesselText[form], vesselText[liquid]];
  if (numberEvery === 0) return litres > 0 ? jugAltText.filled(name, inside) : jugAltText.empty(name);
  const level = litres === capacity ? jugAltText.full(inside) : jugAltText.below(inside, capacity - litres);
  const scale = markMl === undefined ? jugAltText.scale(name, capacity) : jugAltText.fineScale(name, markMl, capacity);
  return `${scale}, ${level}`;
}

/** What is seen on one vessel, or on two with labels; the number to be read on a single one is not said. */
export function jugAlt(vessels: readonly Vessel[]): string {
  if (vessels.length === 1) return vessels.map(oneAlt).join("");
  const told = vessels.map(({ liquid, label, litres }) => jugAltText.labelled(label ?? "", vesselText[liquid], litres));
  return jugAltText.two(vesselText[vessels[0]?.form ?? "jar"], told.join(", "));
}

export const jugFigure = defineFigure({ toPublic });
