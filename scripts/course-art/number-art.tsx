import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Disc, Letter, Pencil, Sheet, Thing } from "./art-parts.tsx";

const text = courseArtText;

const cells = Array.from({ length: 10 }, (_, place) => ({
  x: 17 + (place % 5) * 26.5,
  y: place < 5 ? 34 : 62,
}));

/** Arts of numbers: counting, reading, writing and ordering them. */
export const numberArts = {
  objects: (
    <>
      {[23, 70, 117].map((x) => (
        <Thing key={x} name="orange" x={x} y={25} size={47} />
      ))}
      {[46.5, 93.5].map((x) => (
        <Thing key={x} name="orange" x={x} y={71} size={47} />
      ))}
    </>
  ),
  "ten-frame": (
    <>
      <Sheet x={2} y={18} width={136} height={60} />
      {cells.slice(0, 7).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" className="fill-solid" />
      ))}
      <path d="M30.3 20v56M56.8 20v56M83.3 20v56M109.8 20v56M4 48h132" strokeWidth="3" className="stroke-softlip" />
      <rect x="2" y="18" width="136" height="60" rx="9" fill="none" strokeWidth="4" className="stroke-hue" />
    </>
  ),
  "read-number": (
    <>
      <path d="M8 36h11l17-15q5-3 5 3v48q0 6-5 3L19 60H8q-5 0-5-5V41q0-5 5-5z" className="fill-hue" />
      <path
        d="M51 37q7 11 0 22M61 28q13 20 0 40"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <Letter x={109} y={48} size={50}>
        {text.read}
      </Letter>
    </>
  ),
  "write-number": (
    <>
      <Sheet x={6} y={6} width={94} height={80} />
      <path d="M14 72h78" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" className="stroke-solid" />
      <Letter x={50} y={46} size={58}>
        {text.written}
      </Letter>
      <Pencil x={86} y={78} />
    </>
  ),
  order: (
    <>
      {([2, 5, 9] as const).map((digit, place) => (
        <g key={digit}>
          <Block x={5 + place * 45} y={46 - place * 21} width={40} height={42 + place * 21} />
          <Letter x={25 + place * 45} y={68 - place * 21} size={38} tone="fill-on">
            {text.digits[digit]}
          </Letter>
        </g>
      ))}
    </>
  ),
  sequence: (
    <>
      {([4, 5] as const).map((digit, place) => (
        <g key={digit}>
          <Sheet x={2 + place * 48} y={32} width={40} height={50} />
          <Letter x={22 + place * 48} y={57} size={38}>
            {text.digits[digit]}
          </Letter>
        </g>
      ))}
      <Block x={98} y={32} width={40} height={50} />
      <Letter x={118} y={57} size={38} tone="fill-on">
        {text.unknown}
      </Letter>
      <path
        d="M26 22q20-20 40-3M74 22q20-20 40-3"
        fill="none"
        strokeWidth="4.5"
        strokeLinecap="round"
        className="stroke-hue"
      />
      <path d="M72 25l-13-1 9-12zM120 25l-13-1 9-12z" className="fill-hue" />
    </>
  ),
  bond: (
    <>
      <path d="M70 24 34 72m36-48 36 48" strokeWidth="6" strokeLinecap="round" className="stroke-hue" />
      <Disc x={70} y={23} radius={22} />
      <Disc x={32} y={69} radius={22} tone="fill-card" lip="fill-softlip" />
      <Disc x={108} y={69} radius={22} tone="fill-card" lip="fill-softlip" />
      <Letter x={70} y={23} size={31} tone="fill-on">
        {text.ten}
      </Letter>
      <Letter x={32} y={69} size={34}>
        {text.digits[6]}
      </Letter>
      <Letter x={108} y={69} size={34}>
        {text.digits[4]}
      </Letter>
    </>
  ),
  zero: (
    <>
      <Letter x={20} y={48} size={54}>
        {text.digits[5]}
      </Letter>
      <Letter x={58} y={47} size={46} tone="fill-ink">
        {text.plus}
      </Letter>
      <ellipse cx="108" cy="51" rx="29" ry="37" className="fill-lip" />
      <ellipse cx="108" cy="47" rx="29" ry="37" className="fill-solid" />
      <ellipse cx="108" cy="48" rx="15" ry="22" className="fill-card" />
    </>
  ),
  tens: (
    <>
      {[114, 70, 26].map((x) => (
        <g key={x}>
          <Disc x={x} y={48} radius={25} tone="fill-star" lip="fill-star-edge" />
          <circle cx={x} cy="48" r="20.5" fill="none" strokeWidth="3" className="stroke-star-lip" />
          <Letter x={x} y={48} size={28} tone="fill-star-ink">
            {text.ten}
          </Letter>
        </g>
      ))}
    </>
  ),
  roman: (
    <>
      <rect x="18" y="16" width="104" height="64" className="fill-card" />
      <path d="M18 22h104v4H18z" className="fill-softlip" />
      <Block x={8} y={6} width={124} height={16} round={8} />
      <Block x={8} y={74} width={124} height={16} round={8} />
      <Letter x={70} y={50} size={50}>
        {text.roman}
      </Letter>
    </>
  ),
  "even-odd": (
    <>
      <Sheet x={4} y={5} width={62} height={82} />
      <Sheet x={74} y={5} width={62} height={82} />
      <path d="M22 23h26M22 45h26M92 23h26" strokeWidth="19" strokeLinecap="round" className="stroke-soft" />
      <path
        d="M22 23h.01M48 23h.01M22 45h.01M48 45h.01M92 23h.01M118 23h.01"
        strokeWidth="16"
        strokeLinecap="round"
        className="stroke-solid"
      />
      <circle cx="92" cy="45" r="8" className="c1 fill-solid" />
      <Letter x={35} y={70} size={30}>
        {text.digits[4]}
      </Letter>
      <Letter x={105} y={70} size={30}>
        {text.digits[3]}
      </Letter>
    </>
  ),
  decimal: (
    <>
      <Block x={6} y={15} width={50} height={62} />
      <Sheet x={84} y={15} width={50} height={62} />
      <Letter x={31} y={46} size={52} tone="fill-on">
        {text.digits[3]}
      </Letter>
      <Letter x={70} y={50} size={64} tone="c1 fill-solid">
        {text.comma}
      </Letter>
      <Letter x={109} y={46} size={52}>
        {text.digits[5]}
      </Letter>
    </>
  ),
};
