import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Letter, Sheet } from "./art-parts.tsx";

const text = courseArtText;

/** Arts of letters, tones and syllables. */
export const letterArts = {
  "letter-name": (
    <>
      <path d="M8 36h11l17-15q5-3 5 3v48q0 6-5 3L19 60H8q-5 0-5-5V41q0-5 5-5z" className="fill-hue" />
      <path d="M51 37q7 11 0 22" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-hue" />
      <Sheet x={72} y={14} width={62} height={66} />
      <Letter x={103} y={47} size={52}>
        {text.alphabet[1]}
      </Letter>
    </>
  ),
  "letter-case": (
    <>
      <Letter x={44} y={46} size={82}>
        {text.letters[0]}
      </Letter>
      <Letter x={106} y={54} size={66} tone="fill-solid">
        {text.letters[1]}
      </Letter>
    </>
  ),
  alphabet: text.alphabet.map((letter, place) => (
    <g key={letter}>
      <Sheet x={4 + place * 46} y={24 + (place % 2) * 6} width={40} height={44} />
      <Letter x={24 + place * 46} y={45 + (place % 2) * 6} size={34}>
        {letter}
      </Letter>
    </g>
  )),
  tones: text.tones.map((letter, place) => (
    <Letter key={letter} x={26 + place * 44} y={52} size={58} tone={place === 1 ? "fill-solid" : "fill-hue"}>
      {letter}
    </Letter>
  )),
  blend: (
    <>
      <Block x={6} y={24} width={42} height={44} />
      <Letter x={27} y={46} size={36} tone="fill-on">
        {text.syllable[0]}
      </Letter>
      <path d="M58 46h18M67 37v18" strokeWidth="6" strokeLinecap="round" className="stroke-hue" />
      <Sheet x={86} y={24} width={50} height={44} />
      <Letter x={111} y={46} size={36}>
        {text.syllable[1]}
      </Letter>
    </>
  ),
  split: (
    <>
      <Letter x={34} y={46} size={52}>
        {text.syllable[0]}
      </Letter>
      <path d="M62 16v62" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 11" className="stroke-solid" />
      <Letter x={101} y={46} size={52}>
        {text.syllable[1]}
      </Letter>
    </>
  ),
  rime: (
    <>
      <Letter x={34} y={42} size={54} tone="fill-softlip">
        {text.syllable[0]}
      </Letter>
      <Letter x={86} y={42} size={54}>
        {text.syllable[1]}
      </Letter>
      <path d="M54 74h64" strokeWidth="6" strokeLinecap="round" className="stroke-solid" />
    </>
  ),
  spelling: (
    <>
      {text.spelling.map((letters, place) => (
        <g key={letters}>
          <Sheet x={4 + place * 70} y={26} width={62} height={46} />
          <Letter x={35 + place * 70} y={48} size={34}>
            {letters}
          </Letter>
        </g>
      ))}
      <path d="M16 84l9 7 20-16" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-right" />
    </>
  ),
  rhyme: (
    <>
      {text.rhyme.map((word, place) => (
        <g key={word}>
          <Sheet x={3 + place * 71} y={38} width={63} height={42} />
          <Letter x={34.5 + place * 71} y={59} size={31}>
            {word}
          </Letter>
        </g>
      ))}
      <path d="M35 30q35-28 70 0" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-solid" />
    </>
  ),
} as const;
