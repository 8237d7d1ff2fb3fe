import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Letter, Sheet } from "./art-parts.tsx";

const text = courseArtText;

const marks = ([0, 1, 2, 3] as const).map((value) => ({ value, x: 16 + value * 36 }));
const halves = [34, 70, 106];

function pencil(y: number, length: number, hue: string) {
  return (
    <g className={hue}>
      <path d={`M12 ${y}h${length - 24}v24H12q-6 0-6-6v-12q0-6 6-6z`} className="fill-solid" />
      <path d={`M6 ${y + 15}h${length - 18}v9H12q-6 0-6-6z`} className="fill-lip" />
      <path d={`M${length - 12} ${y}l24 12-24 12z`} className="fill-wood-light" />
      <path d={`M${length + 2} ${y + 7}l10 5-10 5z`} className="fill-ink" />
    </g>
  );
}

/** Arts of quantities: length, time, heat, money, speed. */
export const measureArts = {
  length: (
    <>
      {pencil(16, 122, "c1")}
      {pencil(56, 72, "c4")}
      <path d="M6 7v82" strokeWidth="5" strokeLinecap="round" className="stroke-hue" />
    </>
  ),
  "hand-span": (
    <>
      <Block x={6} y={6} width={128} height={26} tone="fill-wood-light" lip="fill-wood-dark" />
      {[8, 72].map((x) => (
        <g key={x} transform={`translate(${x} 38)`} strokeLinecap="round" strokeLinejoin="round">
          <path
            d="M23 31 5 8M25 26 18 6M30 25V5M35 26l7-20M37 31 55 8"
            fill="none"
            strokeWidth="8"
            className="stroke-solid"
          />
          <path d="M22 30q8-9 16 0l2 8-4 12H24l-4-12z" strokeWidth="3" className="fill-solid stroke-solid" />
        </g>
      ))}
    </>
  ),
  ruler: (
    <>
      <g transform="translate(10 4)">{pencil(0, 102, "c1")}</g>
      <Block x={2} y={38} width={136} height={50} tone="fill-wood-light" lip="fill-wood-dark" />
      <path d={marks.map(({ x }) => `M${x} 38v18`).join("")} strokeWidth="4" className="stroke-wood-ink" />
      <path d={halves.map((x) => `M${x} 38v10`).join("")} strokeWidth="3" className="stroke-wood-ink" />
      {marks.map(({ value, x }) => (
        <Letter key={value} x={x} y={72} size={28} tone="fill-wood-ink">
          {text.digits[value]}
        </Letter>
      ))}
    </>
  ),
  calendar: (
    <>
      <Sheet x={24} y={12} width={92} height={76} round={12} />
      <path d="M36 12h68q12 0 12 12v12H24V24q0-12 12-12z" className="c1 fill-solid" />
      <path d="M48 6v14M92 6v14" strokeWidth="8" strokeLinecap="round" className="stroke-hue" />
      <Letter x={70} y={62} size={48}>
        {text.date}
      </Letter>
    </>
  ),
  "number-line": (
    <>
      <path d="M4 56h124" strokeWidth="5" strokeLinecap="round" className="stroke-hue" />
      <path d="M139 56l-14-10v20z" className="fill-hue" />
      <path
        d="M14 47v18M39 47v18M64 47v18M89 47v18M114 47v18"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-hue"
      />
      {([0, 1, 2, 3, 4] as const).map((value) => (
        <Letter key={value} x={14 + value * 25} y={81} size={28}>
          {text.digits[value]}
        </Letter>
      ))}
      <path d="M39 40q22-52 47-10" fill="none" strokeWidth="6" strokeLinecap="round" className="c1 stroke-solid" />
      <path d="M90 44 76 32l18-9z" className="c1 fill-solid" />
    </>
  ),
  money: (
    <>
      <g transform="rotate(-8 70 48)" className="c3">
        <Block x={14} y={10} width={112} height={58} />
      </g>
      <g className="c4">
        <Block x={6} y={26} width={128} height={60} />
        <rect x="13" y="33" width="114" height="46" rx="6" fill="none" strokeWidth="3.5" className="stroke-soft" />
        <Letter x={70} y={56} size={33} tone="fill-on">
          {text.note}
        </Letter>
      </g>
    </>
  ),
  thermometer: (
    <>
      <path d="M24 18a14 14 0 0 1 28 0v38a20 20 0 1 1-28 0z" strokeWidth="5" className="fill-card stroke-hue" />
      <g className="c1">
        <path d="M38 34v38" strokeWidth="10" strokeLinecap="round" className="stroke-solid" />
        <circle cx="38" cy="71" r="13" className="fill-solid" />
      </g>
      <path d="M60 18h14M60 34h9M60 50h14" strokeWidth="4" strokeLinecap="round" className="stroke-hue" />
      <Letter x={111} y={48} size={40}>
        {text.degrees}
      </Letter>
    </>
  ),
  jug: (
    <>
      <path d="M98 30h16q12 0 12 12v14q0 12-12 12h-16" fill="none" strokeWidth="9" className="stroke-hue" />
      <path d="M24 10h78v68q0 12-12 12H42q-12 0-12-12V28z" className="fill-card" />
      <g className="c4">
        <path d="M30 44h72v34q0 12-12 12H42q-12 0-12-12z" className="fill-solid" />
        <path d="M30 44h72v7H30z" className="fill-lip" />
      </g>
      <path
        d="M24 10h78v68q0 12-12 12H42q-12 0-12-12V28z"
        fill="none"
        strokeWidth="5"
        strokeLinejoin="round"
        className="stroke-hue"
      />
      <path d="M102 27H82" strokeWidth="4" className="stroke-hue" />
      <path d="M100 61H74M100 75H82" strokeWidth="4" className="stroke-on" />
    </>
  ),
  protractor: (
    <>
      <path d="M8 82a62 62 0 0 1 124 0v6q0 4-4 4H12q-4 0-4-4z" className="fill-lip" />
      <path d="M8 78a62 62 0 0 1 124 0v6q0 4-4 4H12q-4 0-4-4z" className="fill-soft" />
      <path
        d="M126 59L117 63M116 41L108 48M70 20L70 30M24 41L32 48M14 59L23 63"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <path d="M36 80a34 34 0 0 1 68 0z" className="fill-card" />
      <g className="c1">
        <path d="M70 80h60M70 80 105 20" strokeWidth="7" strokeLinecap="round" className="stroke-solid" />
      </g>
      <circle cx="70" cy="80" r="7" className="fill-hue" />
    </>
  ),
  speed: (
    <>
      <path d="M-40 84h220" strokeWidth="6" className="stroke-hue" />
      <path d="M6 34h22M0 50h18M8 66h12" strokeWidth="5" strokeLinecap="round" className="stroke-solid" />
      <path
        d="M34 74q-5 0-5-6V56q0-7 7-9l15-3 14-18q4-5 11-5h23q6 0 10 5l14 17 10 3q6 2 6 9v13q0 6-6 6z"
        className="c1 fill-solid"
      />
      <path d="M63 43l9-11q2-3 5-3h9v14zM94 29h6q3 0 5 3l9 11H94z" className="fill-card" />
      <path d="M29 62h110v6q0 6-6 6H34q-5 0-5-6z" className="c1 fill-lip" />
      <path d="M54 72h.01M114 72h.01" strokeWidth="27" strokeLinecap="round" className="stroke-ink" />
      <path d="M54 72h.01M114 72h.01" strokeWidth="10" strokeLinecap="round" className="stroke-card" />
    </>
  ),
  map: (
    <>
      <path d="M6 22l42-12v70L6 92z" className="fill-card" />
      <path d="M48 10l44 12v70L48 80z" className="fill-paddy-light" />
      <path d="M92 22l42-12v70L92 92z" className="fill-card" />
      <path
        d="M20 76q22 6 32-12t30-8 22-6"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="7 9"
        className="stroke-hue"
      />
      <g className="c1">
        <path d="M108 58Q86 34 90 20a18.5 18.5 0 0 1 36 0q4 14-18 38z" className="fill-solid" />
        <circle cx="108" cy="24" r="8" className="fill-card" />
      </g>
      <circle cx="20" cy="76" r="6" className="fill-hue" />
    </>
  ),
  chance: (
    <>
      <g transform="rotate(-12 40 50)">
        <Block x={8} y={18} width={58} height={58} round={14} />
        <path
          d="M23 33h.01M51 33h.01M37 47h.01M23 61h.01M51 61h.01"
          strokeWidth="12"
          strokeLinecap="round"
          className="stroke-on"
        />
      </g>
      <g transform="rotate(10 104 50)">
        <Sheet x={75} y={18} width={58} height={58} round={14} />
        <path d="M90 33h.01M104 47h.01M118 61h.01" strokeWidth="12" strokeLinecap="round" className="c1 stroke-solid" />
      </g>
    </>
  ),
};
