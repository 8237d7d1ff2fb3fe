import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Disc, Letter, Sheet } from "./art-parts.tsx";

const text = courseArtText;

const dots = [60, 82].flatMap((y) => [18, 44, 70, 96, 122].map((x) => ({ x, y })));

const beads = [
  { hue: "c1", places: ["14 74", "34 58", "46 74"] },
  { hue: "c2", places: ["30 74", "22 44", "50 44"] },
  { hue: "c3", places: ["18 59", "50 59", "36 43"] },
];

const shares = [
  { value: 3, x: 20, hue: "c1" },
  { value: 2, x: 70, hue: "c4" },
  { value: 5, x: 120, hue: "c3" },
] as const;

const calculatorKeys = [40, 56, 72].flatMap((y) => [42, 57, 72].map((x) => ({ x, y })));

/** Arts of sums: the operations, their parts and what is found with them. */
export const sumArts = {
  operation: (
    <>
      <Block x={8} y={16} width={56} height={60} round={14} />
      <Sheet x={76} y={16} width={56} height={60} round={14} />
      <path d="M36 30v32M20 46h32" strokeWidth="10" strokeLinecap="round" className="stroke-on" />
      <path d="M88 46h32" strokeWidth="10" strokeLinecap="round" className="stroke-hue" />
      <circle cx="62" cy="18" r="15" className="fill-card" />
      <circle cx="62" cy="18" r="12" className="fill-right" />
      <path
        d="M56 18l4.5 5 8-9"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-white"
      />
    </>
  ),
  terms: (
    <>
      {shares.map(({ value, x, hue }) => (
        <g key={value} className={hue}>
          <path d={`M${x} 84V60`} strokeWidth="4" className="stroke-solid" />
          <Sheet x={x - 17} y={14} width={34} height={46} />
          <rect x={x - 17} y="74" width="34" height="14" rx="7" className="fill-solid" />
          <Letter x={x} y={37} size={36} tone="fill-hue">
            {text.digits[value]}
          </Letter>
        </g>
      ))}
      <Letter x={45} y={36} size={30} tone="fill-ink">
        {text.plus}
      </Letter>
      <Letter x={95} y={36} size={30} tone="fill-ink">
        {text.isEqual}
      </Letter>
    </>
  ),
  column: (
    <>
      <Sheet x={26} y={2} width={88} height={88} />
      <Letter x={82} y={17} size={31} tone="fill-ink">
        {text.column[0]}
      </Letter>
      <Letter x={82} y={43} size={31} tone="fill-ink">
        {text.column[1]}
      </Letter>
      <Letter x={46} y={30} size={32} tone="fill-ink">
        {text.plus}
      </Letter>
      <path d="M38 58.5h64" strokeWidth="4" strokeLinecap="round" className="stroke-ink" />
      <Letter x={82} y={75} size={32}>
        {text.column[2]}
      </Letter>
    </>
  ),
  bars: (
    <>
      <Block x={5} y={12} width={130} height={26} round={7} />
      <path d="M48.3 12v26M91.600 12v26" strokeWidth="3" className="stroke-card" />
      <Block x={5} y={54} width={43.3} height={26} round={7} tone="fill-star" lip="fill-star-edge" />
      <path
        d="M54 48v4q0 6 6 6h27q7 0 7 8 0-8 7-8h27q6 0 6-6v-4"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-hue"
      />
      <Letter x={94} y={80} size={30}>
        {text.unknown}
      </Letter>
    </>
  ),
  multiply: (
    <>
      <Letter x={70} y={25} size={44}>
        {text.product}
      </Letter>
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8.5" className="fill-solid" />
      ))}
    </>
  ),
  divide: (
    <>
      <Letter x={70} y={25} size={44}>
        {text.quotient}
      </Letter>
      {[5, 73].map((left) => (
        <g key={left}>
          <Sheet x={left} y={56} width={62} height={30} round={15} />
          {[13, 31, 49].map((x) => (
            <circle key={x} cx={left + x} cy="71" r="7.5" className="fill-solid" />
          ))}
        </g>
      ))}
    </>
  ),
  unknown: (
    <>
      <Block x={2} y={25} width={38} height={44} />
      <Letter x={21} y={47} size={36} tone="fill-on">
        {text.unknown}
      </Letter>
      <Letter x={92} y={47} size={34}>
        {text.after}
      </Letter>
    </>
  ),
  expression: (
    <>
      <Sheet x={0} y={25} width={92} height={44} round={12} />
      <Letter x={46} y={47} size={33}>
        {text.inner}
      </Letter>
      <Letter x={117} y={47} size={33} tone="fill-ink">
        {text.outer}
      </Letter>
    </>
  ),
  estimate: (
    <>
      <path d="M10 16h44v8q8 4 8 13v44q0 9-9 9H11q-9 0-9-9V37q0-9 8-13z" className="fill-card" />
      {beads.map(({ hue, places }) => (
        <path
          key={hue}
          d={places.map((place) => `M${place}h.01`).join("")}
          strokeWidth="15"
          strokeLinecap="round"
          className={`${hue} stroke-solid`}
        />
      ))}
      <rect x="6" y="6" width="52" height="13" rx="6" className="fill-solid" />
      <Letter x={102} y={54} size={42}>
        {text.estimate}
      </Letter>
    </>
  ),
  round: (
    <>
      <Letter x={30} y={62} size={44}>
        {text.round[0]}
      </Letter>
      <Disc x={106} y={60} radius={30} />
      <Letter x={106} y={60} size={38} tone="fill-on">
        {text.round[1]}
      </Letter>
      <path d="M32 34q16-26 48-18" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-hue" />
      <path d="M94 25 76 27 83 6z" className="fill-hue" />
    </>
  ),
  average: (
    <>
      <Block x={14} y={60} width={30} height={26} round={6} />
      <Block x={55} y={8} width={30} height={78} round={6} />
      <Block x={96} y={34} width={30} height={52} round={6} />
      <path d="M4 34h132" strokeWidth="5" strokeLinecap="round" strokeDasharray="8 9" className="stroke-ink" />
    </>
  ),
  fraction: (
    <>
      <circle cx="44" cy="51" r="40" className="fill-softlip" />
      <circle cx="44" cy="47" r="40" className="fill-card" />
      <path d="M44 47V7a40 40 0 1 1-40 40z" className="fill-solid" />
      <path d="M44 7v80M4 47h80" strokeWidth="4" className="stroke-card" />
      <Letter x={114} y={25} size={40}>
        {text.digits[3]}
      </Letter>
      <path d="M98 47h32" strokeWidth="5" strokeLinecap="round" className="stroke-hue" />
      <Letter x={114} y={71} size={40}>
        {text.digits[4]}
      </Letter>
    </>
  ),
  calculator: (
    <>
      <Block x={34} y={2} width={72} height={86} round={12} />
      <Sheet x={42} y={10} width={56} height={20} round={6} />
      <Letter x={84} y={20} size={18}>
        {text.digits[8]}
      </Letter>
      {calculatorKeys.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="11" height="12" rx="3.5" className="fill-on" />
      ))}
      <rect x="87" y="40" width="11" height="28" rx="3.5" className="fill-soft" />
      <rect x="87" y="72" width="11" height="12" rx="3.5" className="fill-soft" />
    </>
  ),
  percent: (
    <>
      <Letter x={70} y={34} size={58}>
        {text.quarter}
      </Letter>
      <Sheet x={6} y={68} width={128} height={19} />
      <path d="M15 68h23v19H15q-9 0-9-9v-1q0-9 9-9z" className="fill-solid" />
    </>
  ),
};
