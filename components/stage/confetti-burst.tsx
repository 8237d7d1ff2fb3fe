"use client";

import { useAnimate } from "framer-motion/mini";
import { useEffect, useEffectEvent } from "react";

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
/** Where a piece waits for its fall. */
const above = "translate(0px, -40px) rotate(0deg)";

/** The falling pieces themselves, loaded on their own; the last one to land calls `onEnd`, after at most 1.85 s. */
export function ConfettiBurst({ onEnd }: { readonly onEnd: () => void }) {
  const [box, animate] = useAnimate<HTMLDivElement>();
  const landed = useEffectEvent(onEnd);
  useEffect(() => {
    for (const [place, { drift, turn, time, delay }] of pieces.entries()) {
      const piece = box.current.children[place];
      if (piece === undefined) continue;
      const fall = animate(
        piece,
        { transform: [above, `translate(${drift}px, 105vh) rotate(${turn}deg)`], opacity: [1, 1, 0] },
        { duration: time, delay, ease: [0.3, 0.2, 0.6, 1] },
      );
      if (place === last) void fall.then(landed);
    }
  }, [box, animate]);
  return (
    <div ref={box} className="pointer-events-none fixed inset-0 z-50 overflow-clip" aria-hidden="true">
      {pieces.map(({ place, left, shape, paint }) => (
        <svg
          key={place}
          className="absolute top-0 size-5 overflow-visible"
          style={{ left: `${left}%`, transform: above }}
          viewBox="-12 -12 24 24"
          aria-hidden="true"
        >
          <path d={shape} fill={paint} />
        </svg>
      ))}
    </div>
  );
}
