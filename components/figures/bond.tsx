import type { BondFigure } from "#lib/questions/figures/bond.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { SvgWords } from "./svg-words.tsx";
import { wordsSize } from "./words-size.ts";

const size = 26;
const high = 52;
const height = 148;

interface BondProps {
  figure: BondFigure;
  answer?: string | null;
}

function roomOf(text: string): number {
  return Math.max(high, wordsSize(text, size).width + 28);
}

/** A number taken apart, the whole above its parts. */
export function Bond({ figure: { whole, parts, alt }, answer: given = null }: BondProps) {
  const answer = gapAnswer([whole, ...parts], given);
  const widest = Math.max(...parts.map(roomOf));
  const pitch = widest + (parts.length === 2 ? 44 : 24);
  const width = Math.max((parts.length - 1) * pitch + widest, roomOf(whole)) + 8;
  const middle = width / 2;
  const [upper, lower] = [high / 2 + 3, height - high / 2 - 3];
  const spots = parts.map((text, place) => ({
    text,
    place,
    x: middle + (place - (parts.length - 1) / 2) * pitch,
  }));
  return (
    <FigureSvg {...{ alt, width, height }} growth={1.8}>
      <path
        d={spots.map(({ x }) => `M${middle} ${upper}L${x} ${lower}`).join("")}
        strokeWidth="3"
        className="stroke-hue"
      />
      <Part text={whole} x={middle} y={upper} answer={answer} isWhole />
      {spots.map(({ text, place, x }) => (
        <Part key={place} text={text} x={x} y={lower} answer={answer} />
      ))}
    </FigureSvg>
  );
}

interface PartProps {
  text: string;
  x: number;
  y: number;
  answer: string | null;
  isWhole?: boolean;
}

function Part({ text, x, y, answer, isWhole = false }: PartProps) {
  const look = lookOf(text, answer);
  const shown = look === "found" ? (answer ?? text) : text;
  const room = roomOf(shown);
  const plain = isWhole ? "fill-soft stroke-hue" : "fill-card stroke-hue";
  return (
    <g className={look === "found" ? "animate-pop pivot" : undefined}>
      <rect
        x={x - room / 2}
        y={y - high / 2}
        width={room}
        height={high}
        rx={high / 2}
        strokeWidth="3"
        strokeDasharray={look === "asked" ? "6 4.500" : undefined}
        className={look === "plain" ? plain : frames[look]}
      />
      <SvgWords text={shown} x={x} y={y} size={size} className={inks[look]} />
    </g>
  );
}

const frames = { asked: "fill-star-light stroke-again", found: "fill-right stroke-right" } as const;
const inks = { plain: "fill-ink", asked: "fill-again-ink", found: "fill-white" } as const;

function lookOf(text: string, answer: string | null): keyof typeof inks {
  if (text !== "?") return "plain";
  return answer === null ? "asked" : "found";
}
