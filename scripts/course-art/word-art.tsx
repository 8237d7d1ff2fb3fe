import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Disc, Letter, Line, Sheet, Thing } from "./art-parts.tsx";
import { Paints, Runner, WordBlock, WordSheet } from "./language-parts.tsx";

const text = courseArtText;

/** Things of one topic about the thing that stands for it. */
function web(middle: string, around: readonly string[]) {
  return (
    <>
      <Line d="M26 24 114 72M114 24 26 72" width={6} tone="stroke-solid" />
      <Disc x={70} y={47} radius={30} tone="fill-card" lip="fill-softlip" />
      <Thing name={middle} x={70} y={47} size={42} />
      {around.map((name, place) => (
        <Thing key={name} name={name} x={22 + (place % 2) * 96} y={place < 2 ? 21 : 72} size={40} />
      ))}
    </>
  );
}

const group = ["apple", "grapes", "shoe", "banana"].map((name, place) => ({
  name,
  x: 3 + (place % 2) * 70,
  y: place < 2 ? 2 : 49,
}));

const drops = [
  { x: 24, tone: "fill-softlip" },
  { x: 70, tone: "fill-solid" },
  { x: 116, tone: "fill-hue" },
];

/** Arts of words: what they mean and what kind they are of. */
export const wordArts = {
  riddle: (
    <>
      <Thing name="cat" x={100} y={40} size={66} />
      <Block x={58} y={46} width={76} height={40} />
      <Letter x={30} y={44} size={80}>
        {text.unknown}
      </Letter>
    </>
  ),
  "odd-one-out": group.map(({ name, x, y }) => (
    <g key={name}>
      {name === "shoe" ? <Block x={x} y={y} width={64} height={39} /> : <Sheet x={x} y={y} width={64} height={39} />}
      <Thing name={name} x={x + 32} y={y + 20} size={34} />
    </g>
  )),
  opposites: (
    <>
      <Line d="M2 86h136" tone="stroke-softlip" width={6} />
      <Thing name="elephant" x={46} y={42} size={86} />
      <Thing name="mouse" x={116} y={69} size={32} />
    </>
  ),
  "day-night": (
    <>
      <path d="M16 4h54v86H16q-12 0-12-12V16Q4 4 16 4z" className="fill-sky" />
      <path d="M124 4H70v86h54q12 0 12-12V16q0-12-12-12z" className="c5 fill-hue" />
      <Line d="M37 20v4M37 70v4M10 47h4M60 47h4M18 28l3 3M56 28l-3 3M18 66l3-3M56 66l-3-3" tone="stroke-star-lip" />
      <circle cx="37" cy="47" r="15.5" className="fill-star" />
      <Thing name="moon" x={104} y={48} size={46} />
      <Line d="M84 22h.01M124 20h.01M84 74h.01" width={6} tone="stroke-star-light" />
    </>
  ),
  "hot-cold": (
    <>
      <Thing name="fire" x={27} y={46} size={64} />
      <Thing name="ice-cream" x={113} y={46} size={64} />
      <Line d="M59 47h22" width={6} />
      <path d="M53 47l12-10v20zM87 47 75 37v20z" className="fill-hue" />
    </>
  ),
  synonyms: (
    <>
      <WordSheet x={2} y={20} width={50} height={52} size={31}>
        {text.mother[0]}
      </WordSheet>
      <Line d="M61 40h18M61 53h18" width={7} />
      <WordSheet x={88} y={20} width={50} height={52} size={31}>
        {text.mother[1]}
      </WordSheet>
    </>
  ),
  "word-swap": (
    <>
      <Sheet x={2} y={52} width={136} height={34} />
      <Line d="M16 69h20M106 69h18" width={9} tone="stroke-softlip" />
      <Block x={48} y={57} width={46} height={22} round={7} />
      <g className="c2">
        <Block x={48} y={3} width={46} height={22} round={7} />
      </g>
      <Line d="M58 37v6M84 41v6" width={6} />
      <path d="M58 52l-9-11h18zM84 32l-9 11h18z" className="fill-hue" />
    </>
  ),
  "topic-school": web("schoolbag", ["pencil", "ruler", "scissors", "book"]),
  "topic-sport": web("trophy", ["ball", "ring-buoy", "shoe", "kite"]),
  "topic-peace": web("heart", ["bird", "flower", "lotus", "rainbow"]),
  classifiers: (["cat", "book"] as const).map((name, place) => (
    <g key={name}>
      <WordBlock x={2} y={3 + place * 46} width={88} height={37} size={28}>
        {text.classifiers[name]}
      </WordBlock>
      <Thing name={name} x={116} y={23 + place * 46} size={44} />
    </g>
  )),
  "picture-word": (
    <>
      <Line d="M52 22Q76 24 88 69M52 70Q76 68 88 23" width={4} tone="stroke-hue" />
      <Thing name="fish" x={28} y={23} size={42} />
      <Thing name="leaf" x={28} y={70} size={42} />
      {text.pictureWord.map((word, place) => (
        <WordSheet key={word} x={88} y={4 + place * 47} width={50} height={36} size={27}>
          {word}
        </WordSheet>
      ))}
    </>
  ),
  "word-kinds": (
    <>
      {[2, 49, 96].map((x) => (
        <Sheet key={x} x={x} y={14} width={42} height={64} />
      ))}
      <Thing name="ball" x={23} y={46} size={34} />
      <g transform="translate(55 26) scale(.87)" className="c4">
        <Runner x={0} y={0} />
      </g>
      <Paints x={117} y={47} radius={8.5} />
    </>
  ),
  "words-in-sentence": (
    <>
      <Sheet x={2} y={50} width={136} height={36} />
      <Line d="M16 68h20" width={13} tone="c4 stroke-solid" />
      <Line d="M58 68h24" width={13} tone="c2 stroke-solid" />
      <Line d="M104 68h20" width={13} tone="c1 stroke-solid" />
      <Thing name="ball" x={26} y={24} size={32} />
      <g transform="translate(59 5) scale(.82)" className="c2">
        <Runner x={0} y={0} />
      </g>
      <Paints x={114} y={24} radius={9} />
    </>
  ),
  "proper-noun": (
    <>
      <Thing name="cat" x={29} y={46} size={50} />
      <Line d="M67 12v70" tone="stroke-softlip" dash="1 11" />
      <Thing name="cat" x={105} y={31} size={50} />
      <WordBlock x={76} y={59} width={60} height={27} size={21}>
        {text.pet}
      </WordBlock>
    </>
  ),
  "verb-kinds": (
    <>
      <Sheet x={2} y={5} width={65} height={80} />
      <g transform="translate(14 16) scale(1.25)">
        <Runner x={0} y={0} />
      </g>
      <path d="M82 5h47q9 0 9 9v62q0 9-9 9H82q-9 0-9-9V14q0-9 9-9z" className="c5 fill-hue" />
      <circle cx="98" cy="58" r="19" className="fill-star" />
      <Line d="M87 56q4 5 8 0M101 56q4 5 8 0M95 68q3 2 6 0" width={3.5} tone="stroke-star-ink" />
      <Letter x={113} y={37} size={22} tone="fill-white">
        {text.asleep}
      </Letter>
      <Letter x={126} y={19} size={30} tone="fill-white">
        {text.asleep}
      </Letter>
    </>
  ),
  "word-building": (
    <>
      <path d="M12 4h46v10a9 9 0 1 1 0 14v12H12q-8 0-8-8V12q0-8 8-8z" className="fill-solid" />
      <path d="M128 4H66v7a13 13 0 1 1 0 20v9h62q8 0 8-8V12q0-8-8-8z" className="c1 fill-solid" />
      <Block x={4} y={52} width={60} height={34} />
      <Block x={76} y={52} width={60} height={34} />
      <Line d="M22 70q6-12 12 0t12 0M94 70q6-12 12 0t12 0" tone="stroke-on" />
    </>
  ),
  "word-root": (
    <>
      <g className="c1">
        <Block x={4} y={14} width={62} height={62} round={12} />
        <rect x="9" y="19" width="52" height="52" rx="8" fill="none" strokeWidth="3" className="stroke-soft" />
      </g>
      <Letter x={35} y={46} size={33} tone="fill-white">
        {text.root}
      </Letter>
      <Line
        d="M80 30q9.500-12 19 0t19 0 19 0M80 49q9.500-12 19 0t19 0 19 0M80 68q9.500-12 19 0t19 0 19 0"
        width={7}
        tone="stroke-solid"
      />
    </>
  ),
  "word-choice": (
    <>
      <g transform="rotate(-14 30 60)">
        <Sheet x={6} y={34} width={46} height={46} />
        <Line d="M20 58h18" width={9} tone="stroke-softlip" />
      </g>
      <g transform="rotate(14 110 60)">
        <Sheet x={88} y={34} width={46} height={46} />
        <Line d="M102 58h18" width={9} tone="stroke-softlip" />
      </g>
      <Block x={44} y={12} width={52} height={70} />
      <Thing name="star" x={70} y={44} size={46} />
    </>
  ),
  polysemy: (
    <>
      <Line d="M70 62 22 26M70 62V22M70 62l48-36" width={6} tone="stroke-solid" />
      <Thing name="foot" x={22} y={25} size={42} />
      <Thing name="chair" x={70} y={21} size={42} />
      <Thing name="mountain" x={118} y={25} size={42} />
      <WordBlock x={30} y={54} width={80} height={32} size={28}>
        {text.foot}
      </WordBlock>
    </>
  ),
  homonym: (["rock", "ball"] as const).map((name, place) => (
    <g key={name}>
      <Thing name={name} x={34 + place * 72} y={25} size={46} />
      <WordSheet x={5 + place * 72} y={51} width={58} height={35} size={28}>
        {text.stone}
      </WordSheet>
      {place === 0 && <Line d="M70 8v80" tone="stroke-solid" dash="1 11" />}
    </g>
  )),
  nuance: drops.map(({ x, tone }) => (
    <path key={x} d={`M${x} 8q20 30 20 46a20 20 0 0 1-40 0q0-16 20-46z`} className={tone} />
  )),
  pronoun: (
    <>
      <Thing name="cat" x={30} y={46} size={58} />
      <Line d="M64 47h9" width={7} />
      <path d="M87 47 72 35v24z" className="fill-hue" />
      <WordBlock x={91} y={22} width={46} height={48} size={33}>
        {text.pronoun}
      </WordBlock>
    </>
  ),
};
