import { createContext, use } from "react";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { Label } from "./label.tsx";

/** Whether colours are written on what they are painted on, which then is white: on paper, where a question asks about them. */
export const PaintNames = createContext(false);

interface Props {
  readonly paint: Paint;
  readonly x: number;
  readonly y: number;
  /** How wide what it stands on is. */
  readonly width: number;
  readonly size: number;
}

/** What a colour is called, where colours are written; white around its letters, so that no line behind them cuts them. */
export function PaintName({ paint, x, y, width, size }: Props) {
  if (!use(PaintNames)) return null;
  return (
    <g strokeWidth={size / 4} strokeLinejoin="round" paintOrder="stroke" className="stroke-card">
      <Label text={paintName[paint]} {...{ x, y, width, size }} />
    </g>
  );
}
