import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { trayPaints } from "./tray-look.ts";
import { heap } from "./use-dragging.ts";
import { type NamedSheetProps, useNamed } from "./use-named.tsx";

const thingSize =
  "w-full min-w-0 px-2 text-left text-[0.9375rem] first-letter:uppercase tablet:px-4 tablet:text-[1.375rem] wide:text-[1.125rem]";
const onHeap = "min-h-14 py-1";
const inTray = "min-h-10 tablet:min-h-14 wide:min-h-11";

/**
 * Things that take a line each, above trays below each other with their names at the side. Where the screen is low one thing
 * waits to be put after the other.
 */
export function LongSheet(props: NamedSheetProps) {
  const { trays, isOpen, isKnown, onPut } = props;
  const { chosen, waiting, handlers, listIn, pickNext, drawThing, drawHeld, drawTold } = useNamed(props);
  return (
    <div
      className="relative flex h-full w-full max-w-200 touch-none flex-col gap-1.5 select-none tablet:gap-4 wide:gap-2"
      {...handlers}
    >
      <div
        data-tray={heap}
        className={classNames("flex flex-none gap-1.5 tablet:gap-2", waiting.length === 0 && "hidden")}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          {waiting.map((thing) =>
            drawThing(thing, classNames(thingSize, onHeap, thing !== chosen && "max-tablet:hidden wide:hidden")),
          )}
        </div>
        {waiting.length > 1 && (
          <button
            type="button"
            aria-label={text.nextThing(waiting.length)}
            {...resting(!isOpen, pickNext)}
            className="press mb-1 grid min-h-14 w-14 flex-none place-items-center rounded-tool bg-soft text-hue lip tablet:hidden wide:grid"
          >
            <Icon name="next" className="size-6" strokeWidth={3.2} />
          </button>
        )}
      </div>
      <div className="-m-1 flex min-h-0 flex-col gap-1 overflow-y-auto p-1 tablet:gap-3 wide:gap-2">
        {trays.map(({ name, paint }, at) => (
          <div
            key={name}
            data-tray={at}
            className={classNames(
              "relative flex min-h-14 flex-none items-center gap-1 rounded-tool border-3 p-0.5 tablet:min-h-18 tablet:gap-3 tablet:p-1.5 wide:min-h-14 wide:p-0.5",
              isKnown ? "border-right bg-right-soft" : trayPaints[paint ?? "plain"],
            )}
          >
            {/* Beside things that lie there its name is what is tapped: a tap on one of them takes that back. */}
            <button
              type="button"
              aria-label={text.put(name)}
              {...resting(!isOpen || chosen === heap, () => onPut(chosen, at))}
              className={classNames(
                "absolute -inset-y-0.75 left-0 rounded-tool",
                listIn(at).length === 0 ? "w-full" : "w-20 tablet:w-43 wide:w-34",
              )}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none relative w-19 flex-none pl-1.5 font-head text-[1rem] leading-tight font-bold first-letter:uppercase tablet:w-40 tablet:pl-3 tablet:text-[1.5rem] wide:w-32 wide:text-[1.25rem]"
            >
              {name}
            </span>
            <div
              data-close=""
              className="pointer-events-none relative flex min-w-0 flex-1 flex-col gap-1 *:pointer-events-auto tablet:gap-1.5 wide:gap-1"
            >
              {listIn(at).map((thing) => drawThing(thing, classNames(thingSize, inTray)))}
            </div>
          </div>
        ))}
      </div>
      {drawHeld()}
      {drawTold()}
    </div>
  );
}
