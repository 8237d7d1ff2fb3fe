/** Half the width at the foot and the height without the ring, by what is stamped on it: a heavier weight is larger. */
const sizes = new Map([
  [1, { half: 16, height: 25 }],
  [2, { half: 17.5, height: 29 }],
  [5, { half: 19, height: 33 }],
  [10, { half: 20.5, height: 36 }],
  [100, { half: 18, height: 27 }],
  [200, { half: 19, height: 31 }],
  [500, { half: 20, height: 35 }],
]);

/** By the number of digits. */
const stampSizes = [19, 18, 15] as const;

/** An iron weight that stands with the middle of its foot on 0, 0. */
export function Weight({ weight, unit = "kg" }: { weight: number; unit?: "kg" | "g" }) {
  const { half, height } = sizes.get(weight) ?? { half: 18, height: 30 };
  const top = half - 4;
  const shoulder = `M${-top + 3} ${-height}h${2 * top - 6}q4 0 5 4l.6 3h${-2 * top - 1.2}l.6 -3q1 -4 5 -4z`;
  return (
    <>
      <circle cy={-height - 4} r="5" fill="none" stroke="#5f6f86" strokeWidth="4" />
      <path
        d={`M${-top + 3} ${-height}h${2 * top - 6}q4 0 5 4l${half - top - 1} ${height - 8}q.6 4 -4 4h${-2 * half + 6}q-4.600 0 -4 -4l${half - top - 1} ${-height + 8}q1 -4 5 -4z`}
        fill="#5f6f86"
      />
      <path d={shoulder} fill="#8394ab" />
      <text
        y="-7"
        textAnchor="middle"
        fontSize={stampSizes[String(weight).length - 1]}
        fill="#fff"
        className="font-head font-bold"
      >
        {weight}
        <tspan dx={unit === "g" ? 1 : 2} fontSize={unit === "g" ? 10.5 : 12.5}>
          {unit}
        </tspan>
      </text>
    </>
  );
}
