import { use } from "react";
import { PaintName, PaintNames } from "#components/figures/paint-name.tsx";
import { paints } from "#components/figures/shapes/paints.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";

const radius = 15.5;

/** What tells a colour from the others where colours are not seen. */
export const colourMarks: Readonly<Record<Paint, string>> = {
  red: "",
  yellow:
    "M0 -7l2 4.600 5 .500 -3.800 3.300 1.200 4.900 -4.400 -2.600 -4.400 2.600 1.200 -4.900 -3.800 -3.300 5 -.500z",
  green: "M-9 -2h18v5h-18z",
  blue: "M0 -6.500a6.500 6.500 0 1 0 .01 0z",
  purple: "M0 -8L7 0 0 8 -7 0z",
  pink: "M0 7Q-9 1 -7 -4 -4 -8 0 -3.500 4 -8 7 -4 9 1 0 7z",
};

/** A ball around 0, 0. */
export function Marble({ paint }: { paint: Paint }) {
  const { light, fill, edge } = paints[paint];
  if (use(PaintNames)) {
    return (
      <>
        <circle r={radius} fill="#fff" stroke={edge} strokeWidth="1.6" />
        <PaintName paint={paint} x={0} y={0} width={radius * 1.6} size={10} />
      </>
    );
  }
  return (
    <>
      <circle r={radius} fill={fill} stroke={edge} strokeWidth="2.200" />
      <path d={colourMarks[paint]} fill={light} stroke={edge} strokeWidth="1.200" strokeLinejoin="round" />
      <path d="M-9 -6q3 -5 8 -6" fill="none" stroke="#fff" strokeWidth="2.400" strokeLinecap="round" opacity="0.85" />
    </>
  );
}
