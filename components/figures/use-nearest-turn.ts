import { useState } from "react";
import { nearestTurn } from "./nearest-turn.ts";

const wholeTurn = 360;

/** A turn in degrees that follows `target` the shorter way round, past a whole turn where that is shorter. */
export function useNearestTurn(target: number): number {
  const [turn, setTurn] = useState(target);
  const next = nearestTurn(turn, target, wholeTurn);
  if (next !== turn) setTurn(next);
  return next;
}
