import type { CSSProperties, ReactNode } from "react";
import { Picture } from "#components/figures/picture.tsx";
import type { WalkGround } from "#lib/questions/figures/walk-grid.ts";
import { Robot } from "./robot.tsx";

/** Units of a square, and the rim around the grid. */
export const square = 60;
export const rim = 3;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a way is the right one, or helps, or was tried. */
export type WayLook = "help" | "right";

interface GroundProps {
  ground: WalkGround;
  /** The squares of a way, the first one is where it begins; fewer than two for none. */
  way: readonly number[];
  look: WayLook;
  /** Where the robot stands, at the end where it walks. */
  at: number;
  /** Whether it is seen walking along the way. */
  isWalking: boolean;
}

/** Milliseconds a robot takes for a square. */
const pace = 170;

/** The squares, the wall, the things, a way, and the robot. */
export function Ground({ ground, way, look, at, isWalking }: GroundProps) {
  const { size, start, things, wall } = ground;
  const middle = (of: number): Point => ({
    x: (of % size) * square + square / 2,
    y: Math.floor(of / size) * square + square / 2,
  });
  const lines = Array.from({ length: size - 1 }, (_, line) => (line + 1) * square);
  const side = size * square;
  const robot = middle(at);
  // Where a hint ends, a square is lit.
  const helped = look === "help" && !isWalking && way.length > 1 ? middle(way.at(-1) ?? start) : null;
  const isShared = things.some((thing) => thing.square === at);
  return (
    <g strokeLinejoin="round">
      <rect width={side} height={side} rx="10" strokeWidth="3" className="fill-card stroke-edge" />
      {helped !== null && (
        <rect
          x={helped.x - square / 2}
          y={helped.y - square / 2}
          width={square}
          height={square}
          className="animate-fade fill-again-soft"
        />
      )}
      <path
        d={lines.map((line) => `M${line} 0v${side}M0 ${line}h${side}`).join("")}
        strokeWidth="1.5"
        className="stroke-edge"
      />
      {wall.map((each) => (
        <Bricks key={each} {...middle(each)} />
      ))}
      {at !== start && <circle cx={middle(start).x} cy={middle(start).y} r="9" className="fill-edge" />}
      {way.length > 1 && (
        <path
          key={way.join()}
          d={`M${way
            .map(middle)
            .map(({ x, y }) => `${x} ${y}`)
            .join("L")}`}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          className={`animate-fade ${look === "right" ? "stroke-right" : "stroke-again"}`}
        />
      )}
      {things.map(({ picture, square: of }) => {
        const { x, y } = middle(of);
        const isBeside = isShared && of === at;
        const across = isBeside ? 35 : 44;
        return (
          <Picture
            key={of}
            name={picture}
            x={isBeside ? x - 6 : x - across / 2}
            y={isBeside ? y - 29 : y - across / 2}
            size={across}
          />
        );
      })}
      <Walking legs={isWalking ? legsOf(way.map(middle)) : []}>
        {isShared ? <Robot x={robot.x - 11} y={robot.y + 10} scale={0.78} /> : <Robot x={robot.x} y={robot.y} />}
      </Walking>
    </g>
  );
}

interface Leg {
  /** From where it ends back to where it begins. */
  readonly back: Point;
  readonly squares: number;
  /** How many squares are walked before it. */
  readonly before: number;
}

/** The straight stretches of a way. */
function legsOf(points: readonly Point[]): readonly Leg[] {
  const legs: Leg[] = [];
  for (const [place, to] of points.slice(1).entries()) {
    const from = points[place] ?? to;
    const back = { x: from.x - to.x, y: from.y - to.y };
    const last = legs.at(-1);
    if (
      last !== undefined &&
      Math.sign(last.back.x) === Math.sign(back.x) &&
      Math.sign(last.back.y) === Math.sign(back.y)
    ) {
      legs[legs.length - 1] = {
        ...last,
        back: { x: last.back.x + back.x, y: last.back.y + back.y },
        squares: last.squares + 1,
      };
    } else legs.push({ back, squares: 1, before: place });
  }
  return legs;
}

/** How a leg is walked, by the keyframes of that name. */
function legStyle({ back, squares, before }: Leg): CSSProperties & Readonly<Record<`--walk-${"x" | "y"}`, string>> {
  return {
    "--walk-x": `${back.x}px`,
    "--walk-y": `${back.y}px`,
    animationDuration: `${squares * pace}ms`,
    animationDelay: `${before * pace}ms`,
  };
}

/** What stands at the end of a way, moved there leg by leg; at once where motion is reduced. */
function Walking({ legs, children }: { legs: readonly Leg[]; children: ReactNode }) {
  return legs.reduce<ReactNode>(
    (moved, leg) => (
      <g key={leg.before} className="animate-walk motion-reduce:animate-none" style={legStyle(leg)}>
        {moved}
      </g>
    ),
    children,
  );
}

/** A square of wall. */
function Bricks({ x, y }: Point) {
  const rows = [0, 1, 2];
  return (
    <g transform={`translate(${x - square / 2} ${y - square / 2})`}>
      <rect width={square} height={square} fill="#c9613f" stroke="#8a3a20" strokeWidth="2" />
      <path
        d={rows
          .map(
            (row) =>
              `M0 ${row * 20}h${square}M${row % 2 === 0 ? 30 : 15} ${row * 20}v20${row % 2 === 0 ? "" : `M45 ${row * 20}v20`}`,
          )
          .join("")}
        fill="none"
        stroke="#f3c9ae"
        strokeWidth="2.5"
      />
    </g>
  );
}
