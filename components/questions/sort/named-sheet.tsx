import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { trayColumns, trayPaints } from "./tray-look.ts";
import { heap } from "./use-dragging.ts";
import { type NamedSheetProps, useNamed } from "./use-named.tsx";

const thingSize = "min-w-14 px-1.5 py-1 tablet:px-4 tablet:text-[1.375rem]";
const onHeap = "min-h-14";
const inTray = "min-h-10 tablet:min-h-12";
/** Nothing is tapped any more. */
const atRest = "min-h-8 tablet:min-h-12";

/** A few short words that stay in one row of a phone are written larger. */
function textSize(things: readonly string[]): string {
  return things.join("").length > 20 ? "text-[0.9375rem]" : "text-[1.125rem]";
}

/** Things with a name each above some trays: the one that is marked goes to the tray that is tapped, or is dragged there. */
export function NamedSheet(props: NamedSheetProps) {
  const { things, trays, sorted, isOpen, isKnown, onPut } = props;
  const size = `${thingSize} ${textSize(things)}`;
  const { chosen, waiting, handlers, listIn, drawThing, drawHeld, drawTold } = useNamed(props);
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
            drawThing(thing, classNames(size, onHeap))
          ) : (
            <span
              key={name}
              aria-hidden="true"
              className={classNames(
                "invisible border-3 font-head leading-tight font-bold",
                size,
                onHeap,
                (isKnown || waiting.length === 0) && "hidden",
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
            data-close=""
            className={classNames(
              "relative flex min-h-28 min-w-0 flex-col items-stretch gap-1 rounded-tool border-3 p-1 pb-1.5 tablet:gap-2 tablet:p-2",
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
            {listIn(at).map((thing) => drawThing(thing, classNames(size, isKnown ? atRest : inTray)))}
          </div>
        ))}
      </div>
      {drawHeld()}
      {drawTold()}
    </div>
  );
}
