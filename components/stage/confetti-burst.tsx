"use client";

import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";

const paints = ["#ffc53d", "#ef6fa5", "#a98bf0", "#7fc04f", "#4aa3e0", "#ff8a5c"];
const shapes = [
  "M0-11l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
  "M-8-2a3 3 0 0 1 3-3H6a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H-5a3 3 0 0 1-3-3z",
  "M10 0A10 5.5 0 1 1-10 0 10 5.5 0 1 1 10 0z",
];
/** A number from 0 to 1 that looks like chance and is the same on every run. */
function scattered(place: number, row: number): number {
  const wave = Math.sin(place * 12.9898 + row * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

const pieces = Array.from({ length: 46 }, (_, place) => {
  const spread = scattered(place, 1);
  const other = scattered(place, 2);
  return {
    place,
    left: ((place + spread) / 46) * 100,
    delay: other * 0.35,
    time: 1 + scattered(place, 3) * 0.5,
    drift: (other - 0.5) * 120,
    turn: (spread - 0.5) * 900,
    paint: paints[Math.floor(scattered(place, 4) * paints.length)] ?? "",
    shape: shapes[place % shapes.length] ?? "",
  };
});
const last = pieces.reduce((one, two) => (one.delay + one.time > two.delay + two.time ? one : two)).place;

/** The falling pieces themselves, loaded on their own; the last one to land calls `onEnd`, after at most 1.85 s. */
export function ConfettiBurst({ onEnd }: { readonly onEnd: () => void }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <div className="pointer-events-none fixed inset-0 z-50 overflow-clip" aria-hidden="true">
        {pieces.map((piece) => (
          <m.svg
            key={piece.place}
            className="absolute top-0 size-5 overflow-visible"
            style={{ left: `${piece.left}%` }}
            viewBox="-12 -12 24 24"
            initial={{ y: -40, x: 0, rotate: 0, opacity: 1 }}
            animate={{ y: "105vh", x: piece.drift, rotate: piece.turn, opacity: [1, 1, 0] }}
            transition={{ duration: piece.time, delay: piece.delay, ease: [0.3, 0.2, 0.6, 1] }}
            {...(piece.place === last ? { onAnimationComplete: onEnd } : {})}
          >
            <path d={piece.shape} fill={piece.paint} />
          </m.svg>
        ))}
      </div>
    </LazyMotion>
  );
}
