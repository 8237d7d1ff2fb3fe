import { useId } from "react";

/** The nón lá with its ribbon, drawn in the giraffe's own field. */
export function GiraffeHat() {
  const straw = useId();
  return (
    <g transform="rotate(-7 100 30)">
      <linearGradient id={straw} x2="1" y2="1">
        <stop stopColor="#fff3cf" />
        <stop offset=".55" stopColor="#f6dca0" />
        <stop offset="1" stopColor="#e0b768" />
      </linearGradient>
      <path d="M44 52c4 40 18 78 44 104M154 50c2 40-10 80-36 108" stroke="#e86a92" strokeWidth="4.6" fill="none" />
      <path d="M94-27q6-5 12 0l71 66q6 7-3 10-74 20-148 0-9-3-3-10z" fill={`url(#${straw})`} />
      <path
        d="M78-11q22 7 44 0M62 4q38 11 76 0M45 20q55 14 110 0M30 35q70 17 140 0"
        stroke="#cfa552"
        strokeWidth="2"
        fill="none"
        opacity=".65"
      />
      <path d="M100-29 60 51M100-29l40 80M100-29v83" stroke="#cfa552" strokeWidth="1.6" opacity=".4" />
      <path d="M26 49q74 20 148 0l-6-6q-68 16-136 0z" fill="#b98838" opacity=".32" />
    </g>
  );
}
