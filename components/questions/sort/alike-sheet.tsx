import { pictureSrc } from "#components/figures/picture-src.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { Pile, SortTray } from "#lib/questions/kinds/sort/grading.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { AlikeTray } from "./alike-tray.tsx";
import { Heap } from "./heap.tsx";
import { trayColumns } from "./tray-look.ts";
import { heap, useDragging } from "./use-dragging.ts";

interface AlikeSheetProps {
  pile: Extract<Pile, { type: "alike" }>;
  trays: readonly SortTray[];
  /** How many lie in each tray. */
  counts: readonly number[];
  /** Whether they are put now, and not only seen. */
  isOpen: boolean;
  /** Whether they only lie beside what is being written. */
  isLying: boolean;
  /** Whether the number of things stands at each tray. */
  isCounted: boolean;
  isKnown: boolean;
  onMove: (from: number, to: number) => void;
}

/** How many things of the heap lie side by side: few are drawn larger. */
function heapColumns(total: number): number {
  if (total <= 6) return Math.max(4, total);
  return total <= 16 ? 8 : 10;
}

/** How many things lie side by side in a tray: five trays are narrow. */
const sideBySide: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };

/** While the sum is written the trays stand beside what is left, so that the pad has room. */
const lying = { trays: "grid-cols-1", both: "grid-cols-[minmax(0,1fr)_minmax(0,2fr)]" } as const;

/** A heap of things alike above some trays: a tap on a tray puts one more into it, and one can be dragged there. */
export function AlikeSheet({ pile, trays, counts, isOpen, isLying, isCounted, isKnown, onMove }: AlikeSheetProps) {
  const { picture, total } = pile;
  const left = total - counts.reduce((sum, count) => sum + count, 0);
  const has = (place: number) => (place === heap ? left > 0 : (counts[place] ?? 0) > 0);
  const { held, handlers } = useDragging(isOpen, ({ from, to }) => {
    if (has(from)) onMove(from, to);
  });
  const columns = sideBySide[trays.length] ?? 2;
  const most = Math.max(Math.ceil(Math.min(total, 20) / trays.length), ...counts);
  const rows = Math.max(2, Math.ceil(most / columns));
  return (
    <div
      className={classNames(
        "relative grid h-full w-full max-w-200 touch-none gap-2 select-none tablet:gap-5",
        isLying ? lying[left === 0 ? "trays" : "both"] : "grid-rows-[auto_minmax(0,1fr)]",
        isLying && isCounted && "pr-10 tablet:pr-14",
      )}
      {...handlers}
    >
      <HeapPlace {...{ picture, left, isLying }} room={isLying || isKnown ? left : total} />
      <div className={classNames("grid min-h-0 gap-2 tablet:gap-4", trayColumns[trays.length])}>
        {trays.map((tray, at) => (
          <AlikeTray
            key={tray.name}
            {...{ tray, at, picture, columns, rows, isOpen, isLying, isCounted, isKnown }}
            count={counts[at] ?? 0}
            canTake={left > 0}
            onMore={() => onMove(heap, at)}
            onLess={() => onMove(at, heap)}
          />
        ))}
      </div>
      {held !== null && has(held.from) && (
        <img
          src={pictureSrc(picture)}
          alt=""
          style={{ left: held.x, top: held.y }}
          className="pointer-events-none absolute size-12 -translate-1/2"
        />
      )}
      <span aria-live="polite" className="sr-only">
        {[
          ...trays.map(({ name }, at) => `${name}: ${text.amount(picture, counts[at] ?? 0)}`),
          `${text.left}: ${text.amount(picture, left)}`,
        ].join(", ")}
      </span>
    </div>
  );
}

interface HeapPlaceProps {
  picture: PictureName;
  left: number;
  /** How many things have room. */
  room: number;
  isLying: boolean;
}

/** What still lies there; while things are put the room of all of them stays. */
function HeapPlace({ picture, left, room, isLying }: HeapPlaceProps) {
  const columns = isLying ? 5 : heapColumns(room);
  return (
    <div
      data-tray={heap}
      className={classNames(
        "grid min-h-9 justify-items-center rounded-tool tablet:min-h-12",
        !isLying && "px-11 tablet:px-14",
        isLying && left === 0 && "hidden",
      )}
    >
      {room > 0 && (
        <Heap
          picture={picture}
          count={left}
          columns={columns}
          rows={Math.ceil(room / columns)}
          className={isLying ? "h-full min-h-0 w-full" : "w-full max-w-100 tablet:max-w-140"}
        />
      )}
    </div>
  );
}
