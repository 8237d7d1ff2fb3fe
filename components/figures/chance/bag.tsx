import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { layBalls, mixBalls } from "./lay-balls.ts";
import { Marble } from "./marble.tsx";

type BagThing = Extract<ChanceThing, { form: "bag" }>;

const floor = 54;

/** A glass box with balls in it. */
export function Bag({ balls }: Pick<BagThing, "balls">) {
  const mixed = mixBalls(balls);
  const placed = layBalls(mixed.length).map((place, at) => ({ ...place, paint: mixed[at] }));
  return (
    <>
      <path d="M-74 -62V64q0 10 10 10H64q10 0 10 -10V-62z" fill="#eef7fd" />
      <path d="M-60 -48V34" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      {placed.map(
        ({ x, y, paint }) =>
          paint !== undefined && (
            <g key={`${x} ${y}`} transform={`translate(${x} ${floor + y})`}>
              <Marble paint={paint} />
            </g>
          ),
      )}
      <path
        d="M-74 -62V64q0 10 10 10H64q10 0 10 -10V-62"
        fill="none"
        stroke="#6b8a9f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-79 -62h16M63 -62h16" stroke="#6b8a9f" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}
