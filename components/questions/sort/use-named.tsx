import { useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { SortTray } from "#lib/questions/kinds/sort/grading.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { heap, useDragging } from "./use-dragging.ts";

export interface NamedSheetProps {
  things: readonly string[];
  trays: readonly SortTray[];
  /** The tray of each thing; -1 while it lies on the heap. */
  sorted: readonly number[];
  isOpen: boolean;
  isKnown: boolean;
  /** Things that lay wrong before the right answer was shown. */
  moved: readonly number[];
  onPut: (thing: number, to: number) => void;
}

/** Things with a name each: which one is marked, how one is drawn, and what is told of all. */
export function useNamed({ things, trays, sorted, isOpen, isKnown, moved, onPut }: NamedSheetProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const next = sorted.indexOf(heap);
  const chosen = picked !== null && sorted[picked] === heap ? picked : next;
  const { held, handlers } = useDragging(isOpen, ({ thing, to }) => {
    if (thing !== null) onPut(thing, to);
  });
  const listIn = (tray: number) => [...things.keys()].filter((thing) => sorted[thing] === tray);
  const waiting = listIn(heap);
  return {
    chosen,
    waiting,
    handlers,
    listIn,
    /** Goes on to the next thing of the heap, and from the last to the first. */
    pickNext: () => setPicked(waiting[(waiting.indexOf(chosen) + 1) % waiting.length] ?? null),
    drawThing(thing: number, className: string) {
      const name = things[thing] ?? "";
      const tray = trays[sorted[thing] ?? heap];
      const isChosen = isOpen && thing === chosen;
      return (
        <button
          key={name}
          type="button"
          data-thing={thing}
          aria-label={tray === undefined ? name : text.takeBack(name, tray.name)}
          aria-pressed={tray === undefined ? isChosen : undefined}
          {...resting(!isOpen, () => {
            setPicked(thing);
            if (tray !== undefined) onPut(thing, heap);
          })}
          className={classNames(
            "relative flex-none rounded-tool border-3 font-head leading-tight font-bold",
            className,
            lookOf({ isChosen, isKnown, isMoved: moved.includes(thing) }),
          )}
        >
          {name}
        </button>
      );
    },
    drawHeld: () =>
      held !== null &&
      held.thing !== null && (
        <span
          style={{ left: held.x, top: held.y }}
          className="pointer-events-none absolute max-w-full rounded-tool border-3 border-hue bg-soft px-2 py-1 font-head font-bold -translate-1/2"
        >
          {things[held.thing]}
        </span>
      ),
    drawTold: () => (
      <span aria-live="polite" className="sr-only">
        {trays
          .map(({ name }, at) => {
            const inside = listIn(at).map((thing) => things[thing] ?? "");
            return `${name}: ${inside.length === 0 ? text.empty : inside.join(", ")}`;
          })
          .join("; ")}
      </span>
    ),
  };
}

/** Whatever lay wrong is ringed in orange where it belongs. */
function lookOf({ isChosen, isKnown, isMoved }: Record<"isChosen" | "isKnown" | "isMoved", boolean>): string {
  if (isMoved) return "border-again bg-again-surface";
  if (isKnown) return "border-right bg-card";
  return isChosen ? "border-hue bg-soft" : "border-edge bg-card";
}
