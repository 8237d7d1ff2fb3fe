import type { KeyboardEvent } from "react";
import { markEvery, numberAt, type Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { step, tellLaid } from "#lib/questions/kinds/protractor/tell.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import type { Measuring } from "./use-measuring.ts";

interface GripsProps {
  view: ProtractorView;
  measuring: Measuring;
  /** While an answer is marked the keys keep their place, and change nothing. */
  isOpen: boolean;
  onFocus: (ring: Ring | null) => void;
}

const arrows: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);

const over = "pointer-events-none absolute inset-0 rounded-button";

/** What the keys meet over the drawing: the protractor, its rings of numbers, and the side that is turned. */
export function Grips({ view, measuring, isOpen, onFocus }: GripsProps) {
  const { task, names } = view;
  const { laid, sides, ring, place, choose, turnSide, put, turnTool } = measuring;

  function move(event: KeyboardEvent): void {
    const arrow = arrows.get(event.key);
    if (arrow === undefined || !isOpen) return;
    // The page may not scroll.
    event.preventDefault();
    const [x, y] = arrow;
    if (event.shiftKey) turnTool(-markEvery * x);
    else put({ x: laid.x + step * x, y: laid.y + step * y });
  }

  if (task === "turn") {
    const name = text.side(`${names[0]}${names[2]}`);
    return (
      <Scale name={name} value={place ?? 0} told={tellLaid(view, sides, laid)} isOpen={isOpen} onMove={turnSide} />
    );
  }
  return (
    <>
      {task === "lay" && (
        <button
          type="button"
          aria-label={`${text.tool}. ${tellLaid(view, sides, laid)}`}
          aria-disabled={!isOpen}
          onKeyDown={move}
          className={over}
        />
      )}
      {(["inner", "outer"] as const).map((each) => {
        const number = ring === each && place !== null ? numberAt(each, place) : null;
        return (
          <Scale
            key={each}
            name={text.rings[each]}
            value={number ?? 0}
            isOpen={isOpen}
            told={number === null ? text.unread : text.mark(number)}
            onMove={(to) => choose({ ring: each, place: numberAt(each, to) })}
            onFocus={(isFocused) => onFocus(isFocused ? each : null)}
          />
        );
      })}
    </>
  );
}

interface ScaleProps {
  name: string;
  value: number;
  /** The value as it is heard. */
  told: string;
  isOpen: boolean;
  onMove: (value: number) => void;
  onFocus?: (isFocused: boolean) => void;
}

/** A scale from 0 to 180 that the keys go along from mark to mark. */
function Scale({ name, value, told, isOpen, onMove, onFocus }: ScaleProps) {
  const values: Readonly<Record<string, number>> = {
    ArrowRight: value + markEvery,
    ArrowUp: value + markEvery,
    ArrowLeft: value - markEvery,
    ArrowDown: value - markEvery,
    Home: 0,
    End: 180,
  };
  const slider = {
    role: "slider",
    tabIndex: 0,
    "aria-label": name,
    "aria-valuemin": 0,
    "aria-valuemax": 180,
    "aria-valuenow": value,
    "aria-valuetext": told,
    "aria-disabled": !isOpen,
    onKeyDown(event: KeyboardEvent) {
      const to = values[event.key];
      if (to === undefined || !isOpen) return;
      // The page may not scroll.
      event.preventDefault();
      onMove(Math.min(180, Math.max(0, to)));
    },
    onFocus: () => onFocus?.(true),
    onBlur: () => onFocus?.(false),
  };
  return <div {...slider} className={over} />;
}
