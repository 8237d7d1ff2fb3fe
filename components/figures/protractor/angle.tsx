import { SvgWords } from "#components/figures/svg-words.tsx";
import type { ProtractorFigure } from "#lib/questions/figures/protractor.ts";
import { placeOf, pointTowards, protractorRadius } from "#lib/questions/figures/protractor-marks.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

const reach = protractorRadius + 5;
const beyond = protractorRadius + 14;
/** Beyond the numbers, so that it covers none. */
const gripAt = protractorRadius + 9;
const bow = 17;
const size = 13;

const below = 16;

interface AngleProps extends Pick<ProtractorFigure, "corner" | "names" | "sides"> {
  /** Whether the second side has a grip that bears its name. */
  isTurned?: boolean;
}

/** Whether the second direction is less than half around to the left of the first one; a straight angle opens upward. */
function isWithinHalf(one: number, other: number): boolean {
  const turn = placeOf(other, { turn: one });
  return turn < 180 || (turn === 180 && Math.cos((one * Math.PI) / 180) > 0);
}

/** The way from one direction to the other one that is no longer than half around, as a bow. */
function bowPath(corner: Point, one: number, other: number): string {
  const [from, to] = [pointTowards(corner, one, bow), pointTowards(corner, other, bow)];
  return `M${from.x} ${from.y}A${bow} ${bow} 0 0 ${isWithinHalf(one, other) ? 0 : 1} ${to.x} ${to.y}`;
}

/** The sides of an angle, below the protractor. */
export function Angle({ corner, sides: [one, other] }: Pick<AngleProps, "corner" | "sides">) {
  const ends = [one, ...(other === null ? [] : [other])].map((side) => pointTowards(corner, side, reach));
  return (
    <>
      {other !== null && (
        <path d={bowPath(corner, one, other)} fill="none" strokeWidth="1.600" className="stroke-again" />
      )}
      <path
        d={ends.map(({ x, y }) => `M${corner.x} ${corner.y}L${x} ${y}`).join("")}
        strokeWidth="2.600"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <circle cx={corner.x} cy={corner.y} r="2.800" className="fill-ink" />
    </>
  );
}

const level = 30;

/** Where the name of a point stands: beyond its side, or below one that lies about level, away from the other side. */
function placeOfName(corner: Point, side: number, isLeftOfOther: boolean): Point {
  const isLevel = Math.abs(Math.sin((side * Math.PI) / 180)) < Math.sin((level * Math.PI) / 180);
  if (!isLevel) return pointTowards(corner, side, beyond);
  return pointTowards(pointTowards(corner, side, protractorRadius - 4), side + (isLeftOfOther ? 90 : -90), below);
}

/** The names of the corner and of the points, above the protractor. */
export function AngleNames({ corner, names, sides: [one, other], isTurned = false }: AngleProps) {
  const [name, first, second] = names;
  // A side alone is drawn on to the left.
  const isOneRight = other === null || isWithinHalf(one, other);
  const grip = isTurned && other !== null ? pointTowards(corner, other, gripAt) : null;
  const placed = [
    { text: name, ...pointTowards(corner, 270, below + 2) },
    { text: first, ...placeOfName(corner, one, !isOneRight) },
    ...(other === null ? [] : [{ text: second, ...(grip ?? placeOfName(corner, other, isOneRight)) }]),
  ];
  return (
    <>
      {grip !== null && <circle cx={grip.x} cy={grip.y} r="9" strokeWidth="2.200" className="fill-card stroke-again" />}
      {placed.map(({ x, y, text }) => (
        <SvgWords
          key={text}
          {...{ x, y, text, size }}
          className="fill-ink stroke-card [paint-order:stroke] [stroke-width:2.5]"
        />
      ))}
    </>
  );
}
