import type { JugFigure, Vessel } from "./jug-figure.ts";

function toPublicVessel({ form, liquid, capacity, litres, numberEvery, isGuided, lit, label }: Vessel): Vessel {
  return { form, liquid, capacity, litres, numberEvery, isGuided, lit, label };
}

/** Vessels with exactly the fields that are drawn. */
export function toPublicJug({ vessels, alt }: JugFigure): JugFigure {
  return { type: "jug", vessels: vessels.map(toPublicVessel), alt };
}
