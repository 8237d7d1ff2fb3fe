import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Letter, Line, Pencil, Sheet } from "./art-parts.tsx";

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
  "trace-letter": (
    <>
      <Line d="M4 22h132M4 47h132" width={3} tone="stroke-softlip" />
      <Line d="M4 72h132" width={4} tone="stroke-softlip" />
      <Line
        d="M60.5 24C58 22.5 55.5 22 53 22C41 22 34 34 34 47C34 60 41 72 53 72C64.5 72 71.5 60 71.5 47C71.5 38 68 28.5 60.5 24"
        width={9}
        tone="stroke-solid"
      />
      <Line
        d="M71.5 22C71.5 34 71.5 46 71.5 58C71.5 65 75 72 81.5 72C92 72 91 57.5 93.5 47"
        width={9}
        tone="stroke-softlip"
      />
      <Pencil x={72} y={24} />
    </>
  ),
  "trace-capital": (
    <>
      <Line d="M4 8h132M4 32h132M4 56h132" width={3} tone="stroke-softlip" />
      <Line d="M4 80h132" width={4} tone="stroke-softlip" />
      <Line
        d="M65.3 7.2C58.4 9.8 50.8 12.7 50.8 19.7C50.8 25.2 54 30.1 58.9 30.1C65.3 30.1 70 24.6 70 17.9C70 13 65 9.5 59.5 9.8C43 10.4 35.2 29 35.2 47.5C35.2 63.8 42.1 80 56.6 80C66.5 80 75.2 72.8 75.2 63.2C75.2 59.1 72.6 55.1 68.8 55.1C65 55.1 63 59.1 63.6 63.2"
        width={9}
        tone="stroke-solid"
      />
      <Pencil x={75} y={62} />
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
