import { courseArtText } from "#lib/text/course-art-text.ts";
import { Disc, Letter, Line, Sheet, Slot, Thing } from "./art-parts.tsx";
import { Bubble, Crescent, Lens, OpenBook, SmilingSun } from "./language-parts.tsx";

const text = courseArtText;

/** Something likened to a boat: the moon, lying on waves. */
function moonBoat(x: number, y: number) {
  return (
    <>
      <Crescent x={x} y={y} turn={-90} radius={25} />
      <Line d={`M${x - 26} ${y + 26}q6.500-7 13 0t13 0 13 0 13 0`} tone="stroke-solid" />
    </>
  );
}

function frame(x: number, number: string) {
  return (
    <>
      <Sheet x={x} y={16} width={43} height={70} />
      <path d={`M${x} 66q21.500-8 43 0v11q0 9-9 9H${x + 9}q-9 0-9-9z`} className="fill-wood-dark" />
      <Disc x={x + 21.5} y={15} radius={12} />
      <Letter x={x + 21.5} y={15} size={19} tone="fill-on">
        {number}
      </Letter>
    </>
  );
}

function storyCard(x: number, y: number, picture: string) {
  return (
    <>
      <Sheet x={x} y={y} width={44} height={52} />
      <Thing name={picture} x={x + 22} y={y + 26} size={38} />
    </>
  );
}

/** Arts of reading, talking and of what makes language lively. */
export const storyArts = {
  reading: (
    <>
      <OpenBook />
      <Thing name="flower" x={38} y={46} size={40} />
      <Line d="M84 38q18-10 34-9M84 54q18-10 34-9M84 70q10-6 20-8" width={6} tone="stroke-softlip" />
      <path d="M104 10h16v32l-8-8-8 8z" className="c1 fill-solid" />
    </>
  ),
  "dictionary-meaning": (
    <>
      <OpenBook />
      <Line d="M20 31q18-1 34 7M20 47q18-1 34 7M20 63q10-1 20 2" width={6} tone="stroke-softlip" />
      <Line d="M20 31q8 0 14 1" width={7} />
      <Lens x={97} y={40} radius={26} />
      <Letter x={97} y={40} size={34}>
        {text.unknown}
      </Letter>
    </>
  ),
  dictionary: (
    <>
      <path d="M30 4h82q8 0 8 8v72q0 6-6 6H32q-12 0-12-12V14Q20 4 30 4z" className="fill-solid" />
      <path d="M32 76h84v10H32q-6 0-6-5t6-5z" className="fill-card" />
      <path d="M34 4v70" strokeWidth="5" className="stroke-lip" />
      <path d="M120 12h12q4 0 4 4v10q0 4-4 4h-12z" className="c1 fill-solid" />
      <path d="M120 33h12q4 0 4 4v10q0 4-4 4h-12z" className="c2 fill-solid" />
      <path d="M120 54h12q4 0 4 4v10q0 4-4 4h-12z" className="c3 fill-solid" />
      <rect x="44" y="20" width="66" height="36" rx="9" className="fill-card" />
      <Letter x={77} y={38} size={30}>
        {text.az}
      </Letter>
    </>
  ),
  "story-order": (
    <>
      {frame(2, text.levels[0])}
      <ellipse cx="23.500" cy="69" rx="6" ry="8" className="fill-wood-light" />
      {frame(48.5, text.levels[1])}
      <g className="c3">
        <Line d="M70 66V50" tone="stroke-solid" />
        <path d="M70 52q-14 0-14-14 14 0 14 14 0-14 14-14 0 14-14 14z" className="fill-solid" />
      </g>
      {frame(95, text.levels[2])}
      <Thing name="tree" x={116.5} y={46} size={41} />
    </>
  ),
  "picture-sentence": (
    <>
      <Sheet x={6} y={5} width={56} height={86} />
      <Thing name="cat" x={34} y={30} size={36} />
      <Thing name="chair" x={34} y={64} size={48} />
      <Line d="M66 48h14" width={5} dash="1 9" />
      <Sheet x={84} y={24} width={50} height={48} />
      <Line d="M93 38h32M93 50h32M93 62h18" width={6} tone="stroke-softlip" />
    </>
  ),
  "picture-story": (
    <>
      {storyCard(3, 8, "egg")}
      {storyCard(48, 22, "hatching-chick")}
      {storyCard(93, 36, "chick")}
      <Line d="M58 12q16-6 26 2M103 26q16-6 24 4" width={4} dash="1 8" />
    </>
  ),
  "polite-words": (
    <>
      <Thing name="rabbit" x={32} y={60} size={58} />
      <Bubble x={66} y={6} width={70} height={54} tail={78} />
      <Thing name="heart" x={101} y={33} size={42} />
    </>
  ),
  "polite-reply": (
    <>
      <Bubble x={2} y={2} width={62} height={36} tail={18} />
      <Thing name="trophy" x={33} y={20} size={31} />
      <Bubble x={76} y={2} width={62} height={36} tail={122} tone="fill-solid" lip="fill-lip" />
      <Thing name="heart" x={107} y={20} size={31} />
      <Thing name="dog" x={32} y={69} size={46} />
      <Thing name="bear" x={108} y={70} size={42} />
    </>
  ),
  "likeness-gap": (
    <>
      <Crescent x={26} y={46} turn={0} radius={23} />
      <Letter x={68} y={47} size={24}>
        {text.like}
      </Letter>
      <Slot x={95} y={24} width={42} height={46} />
      <Letter x={116} y={47} size={32}>
        {text.unknown}
      </Letter>
    </>
  ),
  likeness: (
    <>
      <Crescent x={24} y={46} turn={-90} radius={20} />
      <Letter x={69} y={48} size={20}>
        {text.like}
      </Letter>
      <Thing name="boat" x={116} y={44} size={44} />
      <Line d="M6 82h38M94 82h42" tone="stroke-solid" width={6} />
    </>
  ),
  personification: (
    <>
      <SmilingSun x={70} y={46} radius={29} />
      <Line d="M40 47q-18 4-28-12M100 47q18 4 28-12" width={8} tone="stroke-star-lip" />
      <Line d="M12 34h.01M128 34h.01" width={16} tone="stroke-star" />
    </>
  ),
  "figures-of-speech": (
    <>
      {[2, 49, 96].map((x) => (
        <Sheet key={x} x={x} y={14} width={42} height={64} />
      ))}
      <g transform="translate(23 40) scale(.6)">{moonBoat(0, 0)}</g>
      <SmilingSun x={70} y={46} radius={12.5} />
      {[27, 46, 65].map((y) => (
        <Thing key={y} name="leaf" x={117} y={y} size={19} />
      ))}
    </>
  ),
  "idiom-gap": (
    <>
      <rect x="12" y="16" width="116" height="64" className="fill-star-light" />
      <rect x="4" y="6" width="14" height="84" rx="7" className="fill-wood-dark" />
      <rect x="122" y="6" width="14" height="84" rx="7" className="fill-wood-dark" />
      <Line d="M32 36h32M80 36h28M32 62h20" width={9} tone="stroke-wood" />
      <Slot x={64} y={49} width={46} height={25} round={7} />
    </>
  ),
  "idiom-meaning": (
    <>
      <path d="M14 28h112v62H14z" className="fill-muted" />
      <path d="M38 22h64v68H38z" className="fill-ink" />
      <path d="M38 76h64v14H38z" className="c4 fill-solid" />
      <Line
        d="M14 47h24M14 68h24M102 47h24M102 68h24M26 30v16M24 70v18M114 30v16M116 70v18"
        width={3}
        tone="stroke-field"
      />
      <rect x="6" y="16" width="38" height="15" rx="6" className="fill-field" />
      <rect x="96" y="16" width="38" height="15" rx="6" className="fill-field" />
      <circle cx="70" cy="12" r="10" className="fill-star" />
      <g className="c3">
        <ellipse cx="70" cy="70" rx="22" ry="16" className="fill-solid" />
        <circle cx="58" cy="54" r="9" className="fill-solid" />
        <circle cx="82" cy="54" r="9" className="fill-solid" />
      </g>
      <Line d="M58 53h.01M82 53h.01" width={10} tone="stroke-white" />
      <Line d="M58 52h.01M82 52h.01" width={5.5} tone="stroke-ink" />
      <Line d="M58 70q12 9 24 0" width={4} tone="stroke-white" />
    </>
  ),
  proverb: (
    <>
      <rect x="14" y="8" width="112" height="76" className="fill-star-light" />
      <rect x="4" y="2" width="132" height="13" rx="6.500" className="fill-wood-dark" />
      <rect x="4" y="79" width="132" height="13" rx="6.500" className="fill-wood-dark" />
      <Letter x={32} y={48} size={54} tone="c1 fill-solid">
        {text.marks.open}
      </Letter>
      <Thing name="lotus" x={70} y={49} size={42} />
      <Letter x={108} y={48} size={54} tone="c1 fill-solid">
        {text.marks.close}
      </Letter>
    </>
  ),
};
