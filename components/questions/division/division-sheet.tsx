import { paperPath } from "#components/figures/paper-path.ts";
import { type SheetSquare, Square } from "#components/figures/sheet-square.tsx";
import type { BoardState } from "#components/questions/board-state.ts";
import type { DivisionView } from "#lib/questions/kinds/division/grading.ts";
import { type DivisionSquare, divisionSquares } from "#lib/questions/kinds/division/squares.ts";
import { divisionBoardText as text } from "#lib/text/division-board-text.ts";

const side = 48;
const edge = 6;
/** Between the work and the divisor, with the upright line in its middle. */
const gap = side / 2;

interface DivisionSheetProps {
  view: DivisionView;
  state: BoardState<"division">;
  typed: readonly number[];
  /** What stands in the squares while they are filled. */
  shown: readonly number[];
}

type Filling = Pick<DivisionSheetProps, "state" | "typed">;

function squareAt(place: number, { state: { key, tried, phase }, typed }: Filling): SheetSquare {
  if (key !== null) return { text: String(key.digits[place] ?? ""), look: "right" };
  const last = tried.at(-1)?.filled;
  if (typed.length === 0 && last !== undefined) {
    return { text: String(last[place] ?? ""), look: phase === "waiting" ? "waiting" : "tried" };
  }
  const digit = typed[place];
  if (digit !== undefined) return { text: String(digit), look: "typed" };
  return { text: "", look: place === typed.length ? "active" : "box" };
}

/** The division as it is written in Việt Nam, on squared paper, with a box for every digit that is worked out. */
export function DivisionSheet({ view, state, typed, shown }: DivisionSheetProps) {
  const { dividend, divisor } = view;
  const digits = Array.from(String(dividend));
  const squares = divisionSquares(view);
  const turns = squares.filter(({ part }) => part === "quotient").length;
  const bar = edge + digits.length * side + gap / 2;
  const right = bar + gap / 2;
  const width = right + Math.max(turns, 2) * side + edge;
  const height = (turns + 1) * side + 2 * edge;
  const placeOf = ({ part, turn, column }: DivisionSquare) => ({
    x: (part === "quotient" ? right : edge) + column * side,
    y: edge + (part === "quotient" ? 1 : turn + 1) * side,
  });
  const printed = [
    ...digits.map((digit, at) => ({ digit, x: edge + at * side })),
    { digit: String(divisor), x: right },
  ];
  const told = squares.map(({ part, turn }, place) => text.typed(part, turn, (state.key?.digits ?? shown)[place]));
  return (
    <div className="grid min-w-0 flex-1 place-items-center rounded-card bg-card p-1.5 lip tablet:p-5">
      <svg
        role="img"
        aria-label={text.sheetAlt(dividend, divisor)}
        viewBox={`0 0 ${width} ${height}`}
        className={`min-h-0 w-full ${state.key === null ? "max-w-80" : "max-w-60 tablet:max-w-80"}`}
      >
        <path d={paperPath(width, height, side / 2, edge, edge)} strokeWidth="1.2" className="stroke-soft" />
        <path
          d={`M${bar} ${edge}V${height - edge}M${bar} ${edge + side}H${width - edge}`}
          strokeWidth="3.5"
          strokeLinecap="round"
          className="stroke-ink"
        />
        {printed.map(({ digit, x }) => (
          <Square key={x} square={{ text: digit, look: "printed" }} x={x} y={edge} />
        ))}
        {squares.map((square, place) => (
          <Square
            key={`${square.part}-${square.turn}`}
            square={squareAt(place, { state, typed })}
            {...placeOf(square)}
          />
        ))}
      </svg>
      <p aria-live="polite" className="sr-only">
        {told.join(", ")}
      </p>
    </div>
  );
}
