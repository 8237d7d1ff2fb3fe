import type { LaidName } from "#lib/questions/figures/ruler.ts";

const segmentEnds = ["A", "B"] as const;
const line = { strokeWidth: 2, strokeLinejoin: "round" } as const;

/** A thing that lies with its ends exactly at 0 and at its length, its lower edge on 0. */
export function LaidThing({ name, length }: { name: LaidName; length: number }) {
  switch (name) {
    case "pencil":
      return <Pencil length={length} />;
    case "strip":
      return <Strip length={length} />;
    case "stick":
      return <Stick length={length} />;
    case "brush":
      return <Brush length={length} />;
    case "chalk":
      return <Chalk length={length} />;
    case "segment":
      return <Segment length={length} />;
    default:
      return name satisfies never;
  }
}

/** A strip of paper with a light band along its upper edge. */
function Strip({ length }: { length: number }) {
  return (
    <>
      <rect y="-26" width={length} height="26" fill="#7cc96f" stroke="#1f6421" {...line} />
      <path d={`M2 -22.500H${length - 2}`} stroke="#b9e6ae" strokeWidth="4" />
    </>
  );
}

function Pencil({ length }: { length: number }) {
  const tip = Math.min(24, length * 0.3);
  const end = Math.min(12, length * 0.14);
  const metal = end * 0.8;
  const body = end + metal;
  const neck = length - tip;
  return (
    <>
      <path d={`M${body} -22H${neck}V0H${body}z`} fill="#ffc53d" />
      <path d={`M${body} -22H${neck}V-15H${body}z`} fill="#ffe08a" />
      <path d={`M${body} -7H${neck}V0H${body}z`} fill="#f09a17" />
      <path d={`M${neck} -22L${length} -11L${neck} 0z`} fill="#f3d3a2" />
      <path d={`M${length - tip * 0.36} -15L${length} -11L${length - tip * 0.36} -7z`} fill="#2d2244" />
      <rect x={end} y="-22" width={metal} height="22" fill="#c9d3df" />
      <path d={`M${end} -22H4q-4 0 -4 4V-4q0 4 4 4H${end}z`} fill="#f58ab8" />
      <path
        d={`M4 -22H${neck}L${length} -11L${neck} 0H4q-4 0 -4 -4V-18q0 -4 4 -4zM${end} -22V0M${body} -22V0M${neck} -22V0`}
        fill="none"
        stroke="#7a4a00"
        {...line}
      />
    </>
  );
}

function Stick({ length }: { length: number }) {
  return (
    <>
      <rect y="-16" width={length} height="16" rx="3" fill="#c98a4b" stroke="#5d3a12" {...line} />
      <path
        d={`M6 -11H${length * 0.45}M${length * 0.55} -6H${length - 7}`}
        stroke="#8b5e2c"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

function Brush({ length }: { length: number }) {
  const hair = Math.min(30, length * 0.28);
  const metal = Math.min(18, length * 0.16);
  const neck = length - hair - metal;
  return (
    <>
      <path
        d={`M0 -11Q4 -16 ${neck * 0.55} -18L${neck} -16V-6L${neck * 0.55} -4Q4 -6 0 -11z`}
        fill="#4ea6ee"
        stroke="#0f4f8a"
        {...line}
      />
      <rect x={neck} y="-18" width={metal} height="14" fill="#c9d3df" stroke="#5f6f86" {...line} />
      <path
        d={`M${length - hair} -19Q${length - hair * 0.4} -22 ${length} -11Q${length - hair * 0.4} 0 ${length - hair} -3z`}
        fill="#f2664f"
        stroke="#8f2213"
        {...line}
      />
    </>
  );
}

function Chalk({ length }: { length: number }) {
  return (
    <>
      <rect y="-20" width={length} height="20" rx="3" fill="#fdf7f9" stroke="#8d82a3" {...line} />
      <rect x="1.500" y="-8" width={Math.max(0, length - 3)} height="6.500" rx="2" fill="#e6dfee" />
    </>
  );
}

/** A straight line from A to B, each end with a stroke across it. */
function Segment({ length }: { length: number }) {
  return (
    <>
      <path
        d={`M0 -6H${length}M0 -12V0M${length} -12V0`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
      {[0, length].map((x, place) => (
        <text
          key={segmentEnds[place]}
          x={x}
          y="-17"
          fontSize="18"
          textAnchor="middle"
          className="fill-ink font-head font-bold"
        >
          {segmentEnds[place]}
        </text>
      ))}
    </>
  );
}
