/** open: friendly; happy: laughing; thinking: looks up; kind: soft comfort after a mistake; lost: wide eyes and a small "oh". */
export type GiraffeExpression = "open" | "happy" | "thinking" | "kind" | "lost";

const smile = <path d="M84 119q16 13 32 0" fill="none" stroke="#7d4526" strokeWidth="4.4" strokeLinecap="round" />;

const laugh = (
  <>
    <path d="M82 116q18 4 36 0-2 20-18 20t-18-20z" fill="#8f2f33" />
    <path d="M90 130q10-7 20 0-4 6-10 6t-10-6z" fill="#ff8f86" />
  </>
);

const lashes = <path d="M66 69.5l-6-3.4M134 69.5l6-3.4" stroke="#33204a" strokeWidth="3.4" strokeLinecap="round" />;

const openEyes = (
  <>
    <g className="animate-blink pivot">
      <path
        d="M87 77a10 12.4 0 1 1-20 0 10 12.4 0 1 1 20 0zm46 0a10 12.4 0 1 1-20 0 10 12.4 0 1 1 20 0z"
        fill="#33204a"
      />
      <path d="M84.6 72.4a4 4 0 1 1-8 0 4 4 0 1 1 8 0zm46 0a4 4 0 1 1-8 0 4 4 0 1 1 8 0z" fill="#fff" />
      <path d="M75.6 82a2 2 0 1 1-4 0 2 2 0 1 1 4 0zm46 0a2 2 0 1 1-4 0 2 2 0 1 1 4 0z" fill="#fff" opacity=".8" />
    </g>
    {lashes}
  </>
);

/** White eyes with a pupil each; `x` and `y` say how far the pupils look away from the middle. */
function wideEyes(x: number, y: number, className: string) {
  return (
    <>
      <path
        d="M88.5 77a11.5 12.6 0 1 1-23 0 11.5 12.6 0 1 1 23 0zm46 0a11.5 12.6 0 1 1-23 0 11.5 12.6 0 1 1 23 0z"
        fill="#fff"
      />
      <g className={className}>
        <g transform={`translate(${x} ${y})`}>
          <path
            d="M84.6 77a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 1 1 15.2 0zm46 0a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 1 1 15.2 0z"
            fill="#33204a"
          />
          <path
            d="M81.8 74.2a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 1 1 5.2 0zm46 0a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 1 1 5.2 0z"
            fill="#fff"
          />
        </g>
      </g>
    </>
  );
}

function brows(d: string) {
  return <path d={d} stroke="#7d4526" strokeWidth="4" fill="none" strokeLinecap="round" />;
}

const expressions = {
  open: (
    <>
      {openEyes}
      {smile}
    </>
  ),
  happy: (
    <>
      <path
        d="M66 80q11-15 22 0M112 80q11-15 22 0"
        fill="none"
        stroke="#33204a"
        strokeWidth="5.6"
        strokeLinecap="round"
      />
      {laugh}
    </>
  ),
  thinking: (
    <>
      {wideEyes(3.4, -4.4, "animate-blink pivot")}
      {brows("M66 60q9-6 19-3M115 54q10-3 18 4")}
      <path d="M90 123q12 3 20-5" fill="none" stroke="#7d4526" strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  kind: (
    <>
      {openEyes}
      {brows("M66 61q8-7 19-6M115 55q11-1 19 6")}
      <path d="M89 120q11 8 22 0" fill="none" stroke="#7d4526" strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      {wideEyes(3.4, -4.4, "animate-look")}
      {brows("M66 60q9-6 19-3M115 54q10-3 18 4")}
      <ellipse cx="101" cy="123" rx="6.4" ry="5.4" fill="#8f2f33" />
    </>
  ),
} as const;

/** Eyes, brows and mouth of the giraffe, inside its drawing of 200 by 258. */
export function GiraffeFace({ expression }: { readonly expression: GiraffeExpression }) {
  return expressions[expression];
}
