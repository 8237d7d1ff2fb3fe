import type { Sky } from "#lib/questions/figures/clock.ts";

const rays = Array.from({ length: 8 }, (_, place) => {
  const turn = (place * Math.PI) / 4;
  const at = (radius: number) => `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
  return `M${at(12)}L${at(16)}`;
}).join("");

/** The part of the day in the corner of a clock: a sun that rises, stands high or sinks, or the moon. */
export function SkyBadge({ sky }: { sky: Sky }) {
  return (
    <g transform="translate(-76 -76)">
      <circle r="25" className="fill-card" />
      <circle r="22" className={sky === "evening" ? "c5 fill-hue" : "fill-sky"} />
      {sky === "evening" ? <Moon /> : <Sun sky={sky} />}
    </g>
  );
}

/** How high the sun stands, and how far from the middle. */
const places = { morning: "translate(-5 4)", noon: "translate(0 0)", afternoon: "translate(6 -1)" } as const;

function Sun({ sky }: { sky: keyof typeof places }) {
  const isLow = sky !== "noon";
  return (
    <>
      <g transform={places[sky]}>
        <circle r="8.500" className={sky === "afternoon" ? "fill-star-lip" : "fill-star"} />
        <path d={rays} strokeWidth="2.600" strokeLinecap="round" className="stroke-star-lip" />
      </g>
      {isLow && <path d="M-20 9q10 -6 20 -1t20 1A22 22 0 0 1 -20 9z" className="fill-paddy" />}
    </>
  );
}

function Moon() {
  return (
    <>
      <path d="M4 -13a13 13 0 1 0 9 19a11 11 0 0 1 -9 -19z" className="fill-star" />
      <path d="M10 -9l1.600 3.400 3.600 .5 -2.600 2.500 .6 3.600 -3.200 -1.700z" className="fill-star-light" />
    </>
  );
}
