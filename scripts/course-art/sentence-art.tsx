import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Disc, Letter, Line, Sheet, Slot, Thing } from "./art-parts.tsx";
import { Bubble, Crescent, Paints, Runner, WordBlock, WordSheet } from "./language-parts.tsx";

const text = courseArtText;

/** A sentence whose parts are bars of grey; what it is about stands on it. */
function strip(y: number, bars: string, height = 34) {
  return (
    <>
      <Sheet x={2} y={y} width={136} height={height} />
      <Line d={bars} width={9} tone="stroke-softlip" />
    </>
  );
}

/** Arts of sentences: their parts, their order, their kinds and how they are joined. */
export const sentenceArts = {
  "missing-word": (
    <>
      {strip(52, "M16 70h24M108 70h16", 36)}
      <Slot x={52} y={58} width={44} height={24} round={7} />
      <Thing name="bird" x={26} y={25} size={42} />
      <g transform="rotate(-8 82 20)">
        <Block x={60} y={4} width={44} height={24} round={7} />
      </g>
      <Line d="M116 14q14 14 1 28" />
      <path d="M108 48l5-14 9 11z" className="fill-hue" />
    </>
  ),
  "word-order": (
    <>
      <WordBlock x={2} y={38} width={42} height={44} size={25}>
        {text.order[0]}
      </WordBlock>
      <g transform="rotate(6 71 60)">
        <WordSheet x={50} y={38} width={42} height={44} size={23}>
          {text.order[1]}
        </WordSheet>
      </g>
      <g transform="rotate(-6 118 60)">
        <WordSheet x={97} y={38} width={42} height={44} size={25}>
          {text.order[2]}
        </WordSheet>
      </g>
      <Line d="M74 24q20-22 42 0" />
      <path d="M66 33l2-16 13 10zM124 33l-2-16-13 10z" className="fill-hue" />
    </>
  ),
  "question-part": (
    <>
      {strip(52, "M84 69h14M112 69h12")}
      <Block x={10} y={58} width={60} height={20} round={7} />
      <Bubble x={26} y={4} width={44} height={38} tail={38} tone="fill-hue" lip="fill-hue" />
      <Letter x={48} y={23} size={34} tone="fill-white">
        {text.unknown}
      </Letter>
    </>
  ),
  "sentence-kinds": (
    <>
      {[2, 34, 66].map((y) => (
        <g key={y}>
          <Sheet x={38} y={y} width={100} height={22} />
          <Line d={`M52 ${y + 11}h22M92 ${y + 11}h32`} width={7} tone="stroke-softlip" />
        </g>
      ))}
      <Thing name="bear" x={18} y={14} size={29} />
      <g transform="translate(6 32) scale(.65)" className="c4">
        <Runner x={0} y={0} />
      </g>
      <Paints x={18} y={78} radius={7.5} />
    </>
  ),
  "sentence-purpose": (
    <>
      <Bubble x={2} y={4} width={60} height={34} tail={18} />
      <circle cx="32" cy="22" r="6.500" className="fill-hue" />
      <Bubble x={76} y={4} width={60} height={34} tail={122} tone="fill-solid" lip="fill-lip" />
      <Letter x={106} y={21} size={33} tone="fill-on">
        {text.marks.asks}
      </Letter>
      <g className="c1">
        <Bubble x={38} y={49} width={64} height={30} tail={88} tone="fill-solid" lip="fill-lip" />
      </g>
      <Letter x={70} y={64} size={31} tone="fill-white">
        {text.marks.cries}
      </Letter>
    </>
  ),
  "subject-predicate": (
    <>
      <Thing name="bird" x={32} y={25} size={44} />
      <g transform="translate(92 3) scale(.93)" className="c1">
        <Runner x={0} y={0} />
      </g>
      <Block x={2} y={52} width={60} height={22} round={7} />
      <g className="c1">
        <Block x={78} y={52} width={60} height={22} round={7} />
        <Line d="M82 90h52" tone="stroke-solid" />
      </g>
      <Line d="M6 90h52" tone="stroke-solid" />
      <Line d="M75 46 65 80" />
    </>
  ),
  adverbial: (
    <>
      {strip(52, "M78 69h18M110 69h14")}
      <Block x={9} y={58} width={50} height={20} round={7} />
      <Letter x={66} y={66} size={38}>
        {text.comma}
      </Letter>
      <circle cx="24" cy="25" r="20" strokeWidth="5" className="fill-card stroke-solid" />
      <Line d="M24 14v12l8 5" />
      <g className="c1">
        <path d="M70 47Q53 30 55 19a15 15 0 0 1 30 0q2 11-15 28z" className="fill-solid" />
        <circle cx="70" cy="20" r="6.500" className="fill-card" />
      </g>
      <Letter x={116} y={26} size={46}>
        {text.unknown}
      </Letter>
    </>
  ),
  conjunction: (
    <>
      <Block x={2} y={24} width={48} height={46} />
      <Block x={90} y={24} width={48} height={46} />
      <Line d="M14 47h16M110 47h16" width={9} tone="stroke-on" />
      <Disc x={70} y={46} radius={27} tone="fill-star" lip="fill-star-edge" />
      <Letter x={70} y={47} size={33} tone="fill-star-ink">
        {text.and}
      </Letter>
    </>
  ),
  "conjunction-pair": (
    <>
      {text.pair.map((word, place) => (
        <g key={word}>
          <Sheet x={2 + place * 72} y={40} width={64} height={44} />
          <Line d={`M${14 + place * 72} 73h40`} width={8} tone="stroke-softlip" />
          <rect x={2 + place * 72} y="34" width="64" height="31" rx="9" className="fill-star" />
          <Letter x={34 + place * 72} y={49} size={27} tone="fill-star-ink">
            {word}
          </Letter>
        </g>
      ))}
      <Line d="M34 30q36-40 72 0" width={7} tone="stroke-star-edge" />
    </>
  ),
  "compound-sentence": (
    <>
      <Block x={2} y={5} width={112} height={34} />
      <Line d="M18 23h22M68 23h30" width={9} tone="stroke-on" />
      <Line d="M57 13 51 32" tone="stroke-on" />
      <Letter x={127} y={22} size={52}>
        {text.comma}
      </Letter>
      <g className="c1">
        <Block x={26} y={50} width={112} height={34} />
      </g>
      <Line d="M42 68h22M92 68h30" width={9} tone="stroke-white" />
      <Line d="M81 58l-6 19" tone="stroke-white" />
    </>
  ),
  linking: (
    <>
      {strip(2, "M18 17h44M82 17h40", 28)}
      {strip(62, "M18 77h30M68 77h54", 28)}
      <g transform="rotate(90 70 47)">
        <rect x="34" y="35" width="42" height="24" rx="12" fill="none" strokeWidth="8" className="stroke-solid" />
        <rect x="64" y="35" width="42" height="24" rx="12" fill="none" strokeWidth="8" className="stroke-star" />
        <path d="M64 47v0a12 12 0 0 1 12-12" fill="none" strokeWidth="8" className="stroke-star" />
        <path d="M76 47a12 12 0 0 1-12 12" fill="none" strokeWidth="8" className="stroke-solid" />
      </g>
    </>
  ),
  "topic-sentence": (
    <>
      <Sheet x={8} y={3} width={124} height={84} />
      <rect x="26" y="12" width="98" height="20" rx="7" className="fill-star" />
      <Line d="M38 22h74" width={8} tone="stroke-star-ink" />
      <Line d="M20 45h100M20 60h100M20 75h62" width={8} tone="stroke-softlip" />
      <Thing name="star" x={14} y={21} size={30} />
    </>
  ),
  "sentence-or-not": (
    <>
      <Block x={2} y={4} width={136} height={34} />
      <Line d="M18 22h26M62 22h40" width={9} tone="stroke-on" />
      <circle cx="121" cy="26" r="6" className="fill-on" />
      <path d="M11 53h73l-8 9 9 8-9 9 7 8H11q-9 0-9-9V62q0-9 9-9z" className="fill-card" />
      <Line d="M18 70h22M56 70h8" width={9} tone="stroke-softlip" />
      <Slot x={95} y={54} width={42} height={32} />
    </>
  ),
  repetition: ([88, 62, 78] as const).map((length, place) => (
    <g key={length}>
      <Crescent x={17} y={18 + place * 29} turn={-30} radius={13} />
      <Line d={`M44 ${18 + place * 29}h${length}`} width={10} tone="stroke-solid" />
    </g>
  )),
};
