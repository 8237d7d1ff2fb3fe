import type { ReactNode } from "react";
import type { ArtName } from "#lib/play/art-names.ts";
import { courseArtText } from "#lib/text/course-art-text.ts";

import { dataArts } from "./data-art.tsx";
import { BalanceArt, PathArt, PlaceValueArt } from "./drawn-art.tsx";
import { letterArts } from "./letter-art.tsx";
import { markArts } from "./mark-art.tsx";
import { measureArts } from "./measure-art.tsx";
import { numberArts } from "./number-art.tsx";
import { pairArts } from "./pair-art.tsx";
import { sentenceArts } from "./sentence-art.tsx";
import { shapeArts } from "./shape-art.tsx";
import { soundArts } from "./sound-art.tsx";
import { storyArts } from "./story-art.tsx";
import { sumArts } from "./sum-art.tsx";
import { wordArts } from "./word-art.tsx";

const text = courseArtText;
const sign = "font-head font-extrabold [text-anchor:middle]";

function picture(name: string, x: number, y: number, size: number) {
  return <image href={`/pictures/${name}.svg`} x={x} y={y} width={size} height={size} />;
}

function between(left: ReactNode, middle: string, right: ReactNode) {
  return (
    <>
      {left}
      <text x="70" y="66" className={`${sign} fill-hue text-[50px]`}>
        {middle}
      </text>
      {right}
    </>
  );
}

function sum(words: string, size: string) {
  return (
    <text x="70" y="64" className={`${sign} fill-hue ${size}`}>
      {words}
    </text>
  );
}

const ticks = Array.from({ length: 12 }, (_, place) => {
  const turn = (place * Math.PI) / 6;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const at = (radius: number) => `${(70 + x * radius).toFixed(1)} ${(48 + y * radius).toFixed(1)}`;
  return `M${at(36.5)}L${at(place % 3 === 0 ? 30 : 33)}`;
}).join("");

/** A clock at seven, for a course card. */
function ClockArt() {
  return (
    <>
      <circle cx="70" cy="50" r="46" className="fill-lip" />
      <circle cx="70" cy="47.5" r="46" className="fill-solid" />
      <circle cx="70" cy="48" r="40" className="fill-card" />
      <path d={ticks} strokeWidth="2.6" strokeLinecap="round" className="stroke-ink" />
      <path d="M70 53V20" strokeWidth="4" strokeLinecap="round" className="c4 stroke-solid" />
      <path d="M70 13l-5 8h10z" className="c4 fill-solid" />
      <g transform="rotate(210 70 48)" className="c1">
        <path d="M70 53V34" strokeWidth="5.4" strokeLinecap="round" className="stroke-solid" />
        <path d="M70 24l-6.5 11h13z" className="fill-solid" />
      </g>
      <circle cx="70" cy="48" r="4.4" className="fill-ink" />
    </>
  );
}

/** The pictures of the courses, drawn in a field of 140 by 96, in the tones of the hue around it. */
export const arts: Readonly<Record<ArtName, ReactNode>> = {
  ...numberArts,
  ...sumArts,
  ...shapeArts,
  ...measureArts,
  ...dataArts,
  ...letterArts,
  ...soundArts,
  ...pairArts,
  ...wordArts,
  ...sentenceArts,
  ...markArts,
  ...storyArts,
  counting: (
    <>
      {picture("duck", 3, 27, 43)}
      {picture("duck", 48.5, 27, 43)}
      {picture("duck", 94, 27, 43)}
    </>
  ),
  "addition-5": between(picture("apple", 4, 25, 46), text.plus, picture("mango", 90, 25, 46)),
  "addition-10": sum(text.sums[10], "text-[44px]"),
  "addition-20": sum(text.sums[20], "text-[40px]"),
  "addition-100": sum(text.sums[100], "text-[38px]"),
  subtraction: between(picture("balloon", 4, 24, 48), text.minus, picture("balloon", 88, 24, 48)),
  "subtraction-20": sum(text.differences[20], "text-[40px]"),
  "subtraction-100": sum(text.differences[100], "text-[38px]"),
  compare: (
    <>
      <text x="26" y="66" className={`${sign} fill-hue text-[52px]`}>
        {text.compare[0]}
      </text>
      <text x="70" y="65" className={`${sign} fill-ink text-[48px]`}>
        {text.compare[1]}
      </text>
      <text x="114" y="66" className={`${sign} fill-hue text-[52px]`}>
        {text.compare[2]}
      </text>
    </>
  ),
  shape: (
    <>
      <circle cx="23" cy="49" r="21" className="c1 fill-solid" />
      <path d="M70 26l25 44H45z" strokeWidth="3" strokeLinejoin="round" className="c5 fill-solid stroke-solid" />
      <rect x="99" y="28" width="41" height="42" rx="4" className="c3 fill-solid" />
    </>
  ),
  clock: <ClockArt />,
  words: (
    <>
      {picture("fish", 10, 22, 54)}
      <text x="100" y="64" className={`${sign} fill-hue text-[42px]`}>
        {text.word}
      </text>
    </>
  ),
  balance: <BalanceArt />,
  paragraph: (
    <>
      {picture("book", 14, 20, 68)}
      <circle cx="104" cy="38" r="24" className="fill-solid" />
      <path d="M84 50l-8 16 20-8z" className="fill-solid" />
      <text x="104" y="52" className={`${sign} fill-on text-[38px]`}>
        {text.unknown}
      </text>
    </>
  ),
  "place-value": <PlaceValueArt />,
  path: <PathArt />,
  rainbow: picture("rainbow", 30, 9, 80),
  book: picture("book", 32, 10, 78),
};
