import { useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { SortTray } from "#lib/questions/kinds/sort/grading.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { trayColumns, trayPaints } from "./tray-look.ts";
import { heap, useDragging } from "./use-dragging.ts";

interface NamedSheetProps {
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

/** Things with a name each above some trays: the one that is marked goes to the tray that is tapped, or is dragged there. */
export function NamedSheet({ things, trays, sorted, isOpen, isKnown, moved, onPut }: NamedSheetProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const next = sorted.indexOf(heap);
  const chosen = picked !== null && sorted[picked] === heap ? picked : next;
  const { held, handlers } = useDragging(isOpen, ({ thing, to }) => {
    if (thing !== null) onPut(thing, to);
  });
  const drawThing = (thing: number) => {
    const name = things[thing] ?? "";
    const tray = trays[sorted[thing] ?? heap];
    return (
      <button
        key={name}
        type="button"
        data-thing={thing}
        aria-label={tray === undefined ? name : text.takeBack(name, tray.name)}
        aria-pressed={tray === undefined ? isOpen && thing === chosen : undefined}
        {...resting(!isOpen, () => {
          setPicked(thing);
          if (tray !== undefined) onPut(thing, heap);
        })}
        className={classNames(
          "relative min-h-14 flex-none rounded-tool border-3 px-1.5 py-1 font-head text-[0.9375rem] leading-tight font-bold tablet:min-h-14 tablet:px-4 tablet:text-[1.375rem]",
          lookOf({ isChosen: isOpen && thing === chosen, isKnown, isMoved: moved.includes(thing) }),
        )}
      >
        {name}
      </button>
    );
  };
  const listIn = (tray: number) => [...things.keys()].filter((thing) => sorted[thing] === tray);
  return (
    <div
      className="relative grid h-full w-full max-w-200 touch-none grid-rows-[auto_minmax(0,1fr)] gap-2 select-none tablet:gap-5"
      {...handlers}
    >
      {/* The room of a thing stays up to the last one, so that no tray moves below a finger. */}
      <div
        data-tray={heap}
        className="flex min-h-9 flex-wrap content-start justify-center gap-1.5 tablet:min-h-12 tablet:gap-3"
      >
        {things.map((name, thing) =>
          sorted[thing] === heap ? (
            drawThing(thing)
          ) : (
            <span
              key={name}
              aria-hidden="true"
              className={classNames(
                "invisible min-h-14 border-3 px-1.5 py-1 font-head text-[0.9375rem] leading-tight font-bold tablet:min-h-14 tablet:px-4 tablet:text-[1.375rem]",
                (isKnown || next === heap) && "hidden",
              )}
            >
              {name}
            </span>
          ),
        )}
      </div>
      <div className={classNames("grid min-h-0 gap-2 tablet:gap-4", trayColumns[trays.length])}>
        {trays.map(({ name, paint }, at) => (
          <div
            key={name}
            data-tray={at}
            className={classNames(
              "relative flex min-h-28 min-w-0 flex-col items-stretch gap-1.5 rounded-tool border-3 p-1 pb-2 tablet:gap-3 tablet:p-3",
              isKnown ? "border-right bg-right-soft" : trayPaints[paint ?? "plain"],
            )}
          >
            <button
              type="button"
              aria-label={text.put(name)}
              {...resting(!isOpen || chosen === heap, () => onPut(chosen, at))}
              className="absolute inset-0 rounded-tool"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none relative text-center font-head text-[1.25rem] leading-tight font-bold tablet:text-[1.75rem]"
            >
              {name}
            </span>
            {listIn(at).map(drawThing)}
          </div>
        ))}
      </div>
      {held !== null && held.thing !== null && (
        <span
          style={{ left: held.x, top: held.y }}
          className="pointer-events-none absolute rounded-tool border-3 border-hue bg-soft px-2 py-1 font-head font-bold -translate-1/2"
        >
          {things[held.thing]}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {trays
          .map(({ name }, at) => {
            const inside = listIn(at).map((thing) => things[thing] ?? "");
            return `${name}: ${inside.length === 0 ? text.empty : inside.join(", ")}`;
          })
          .join("; ")}
      </span>
    </div>
  );
}

/** Whatever lay wrong is ringed in orange where it belongs. */
function lookOf({ isChosen, isKnown, isMoved }: Record<"isChosen" | "isKnown" | "isMoved", boolean>): string {
  if (isMoved) return "border-again bg-again-surface";
  if (isKnown) return "border-right bg-card";
  return isChosen ? "border-hue bg-soft" : "border-edge bg-card";
}
