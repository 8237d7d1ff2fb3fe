import { useState } from "react";
import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock.ts";
import { Dial } from "./dial.tsx";
import { nearestTurn } from "./nearest-turn.ts";

/** One clock, two side by side with their labels, or a digital one. When the time changes, the hands turn. */
export function Clock({ figure }: { figure: ClockFigure }) {
  const faces = figure.faces.map((face, place) => ({ face, place }));
  const isAlone = faces.length === 1;
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className="flex min-h-0 w-full flex-1 items-center justify-center gap-3 tablet:gap-8"
    >
      {faces.map(({ face, place }) => (
        <Face key={place} face={face} isAlone={isAlone} />
      ))}
      {figure.digital !== null && <Display text={figure.digital} isAlone={faces.length === 0} />}
    </div>
  );
}

/** The screen of a digital clock. */
function Display({ text, isAlone }: { text: string; isAlone: boolean }) {
  const size = isAlone ? "px-7 text-[4rem] tablet:text-[6.875rem]" : "px-4 text-[2.25rem] tablet:text-[4rem]";
  return (
    <span
      className={`animate-pop rounded-card border-6 border-edge bg-ink py-4 font-head leading-none font-bold text-star tabular-nums tablet:py-7 ${size}`}
    >
      {text}
    </span>
  );
}

const wholeTurn = 360;

/** A turn in degrees that follows `target` the shorter way round, past a whole turn where that is shorter. */
function useNearestTurn(target: number): number {
  const [turn, setTurn] = useState(target);
  const next = nearestTurn(turn, target, wholeTurn);
  if (next !== turn) setTurn(next);
  return next;
}

function Face({ face, isAlone }: { face: ClockFace; isAlone: boolean }) {
  const hourTurn = useNearestTurn((face.hour % 12) * 30 + face.minute / 2);
  const minuteTurn = useNearestTurn(face.minute * 6);
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-1 flex-col items-center justify-center gap-1">
      <Dial
        hourTurn={hourTurn}
        minuteTurn={minuteTurn}
        face={face}
        rim="plain"
        isSpringing
        className={`min-h-0 w-full ${isAlone ? "h-full max-h-125" : "max-h-75 shrink"}`}
      />
      {face.label !== null && (
        <span className="flex-none font-head text-[1.125rem] leading-none font-bold text-hue tablet:text-[1.5rem]">
          {face.label}
        </span>
      )}
    </div>
  );
}
