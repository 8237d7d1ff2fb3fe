import type { ReactNode } from "react";
import { blockPoint } from "#lib/core/block-point.ts";

const cosine = 0.86603;

interface FacesProps {
  width: number;
  depth: number;
  height: number;
  edge: string;
  /** Drawn in lengths of the block's edges from a face's upper left corner, on the top from the front corner. */
  top: ReactNode;
  left: ReactNode;
  right: ReactNode;
}

/** A block in a field of 100 by 100 whose three faces are drawn on. */
export function Faces({ width, depth, height, edge, top, left, right }: FacesProps) {
  const block = { x: 50, y: 50, width, depth, height };
  const from = (axes: string, corner: { x: number; y: number }) =>
    `matrix(${axes} ${corner.x.toFixed(2)} ${corner.y.toFixed(2)})`;
  const front = blockPoint(block, 0, 0, height);
  const side = { fill: "none", stroke: edge, strokeWidth: 2.5, strokeLinejoin: "round" } as const;
  return (
    <>
      <g transform={from(`${cosine} -0.5 -${cosine} -0.5`, front)}>
        {top}
        <rect width={width} height={depth} {...side} />
      </g>
      <g transform={from(`${cosine} 0.5 0 1`, blockPoint(block, 0, depth, height))}>
        {left}
        <rect width={depth} height={height} {...side} />
      </g>
      <g transform={from(`${cosine} -0.5 0 1`, front)}>
        {right}
        <rect width={width} height={height} {...side} />
      </g>
    </>
  );
}
