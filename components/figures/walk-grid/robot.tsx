import { paints } from "#components/figures/shapes/paints.ts";

const { light, fill, deep, edge } = paints.blue;

/** A small robot about a point, 44 units high. */
export function Robot({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={edge} strokeWidth="2" strokeLinejoin="round">
      <path d="M0-18v-4" fill="none" strokeWidth="2.5" />
      <circle cy="-22.5" r="2.5" fill="#ffd23f" />
      <path d="M-10 14v6h7v-6M3 14v6h7v-6" fill={deep} />
      <rect x="-19" y="2" width="6" height="11" rx="3" fill={deep} />
      <rect x="13" y="2" width="6" height="11" rx="3" fill={deep} />
      <rect x="-13" y="0" width="26" height="16" rx="5" fill={fill} />
      <rect x="-16" y="-18" width="32" height="21" rx="8" fill={light} />
      <circle cx="-6.5" cy="-9" r="3.5" fill="#fff" />
      <circle cx="6.5" cy="-9" r="3.5" fill="#fff" />
      <path d="M-6.5-9h.01M6.5-9h.01" fill="none" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M-5-2.5q5 3.5 10 0" fill="none" strokeLinecap="round" />
      <circle cy="8" r="3" fill="#ffd23f" stroke="none" />
    </g>
  );
}
