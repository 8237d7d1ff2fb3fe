import { balanceText } from "#lib/text/balance-text.ts";

/** Half the width at the foot and the height without the ring, by kilograms: a heavier weight is larger. */
const sizes = new Map([
  [1, { half: 16, height: 25 }],
  [2, { half: 17.5, height: 29 }],
  [5, { half: 19, height: 33 }],
  [10, { half: 20.5, height: 36 }],
]);

/** An iron weight that stands with the middle of its foot on 0, 0. */
export function Weight({ kg }: { kg: number }) {
  const { half, height } = sizes.get(kg) ?? { half: 18, height: 30 };
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
      <text y="-7" textAnchor="middle" fontSize={kg === 10 ? 18 : 19} fill="#fff" className="font-head font-bold">
        {kg}
        <tspan dx="2" fontSize="12.5">
          {balanceText.unit}
        </tspan>
      </text>
    </>
  );
}
