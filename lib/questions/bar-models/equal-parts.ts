import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { wholeBar } from "./whole-bar.ts";

interface EqualParts {
  readonly each: number;
  readonly count: number;
  /** Written over the first part; null for none. */
  readonly label: string | null;
  readonly whole: string | null;
}

/** "Một phần mấy", "rút về đơn vị": a whole cut into equal parts, of which the first is spoken of. */
export function equalParts({ each, count, label, whole }: EqualParts): BarModelFigure {
  const parts = Array.from({ length: count }, (_, place) => ({ size: each, label: place === 0 ? label : null }));
  return wholeBar({ parts, whole });
}
