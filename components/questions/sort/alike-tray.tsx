import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import type { SortTray } from "#lib/questions/kinds/sort/grading.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { Heap } from "./heap.tsx";
import { trayPaints } from "./tray-look.ts";

interface AlikeTrayProps {
  tray: SortTray;
  at: number;
  picture: PictureName;
  count: number;
  /** How many things lie side by side, and how many rows of them have room. */
  columns: number;
  rows: number;
  isOpen: boolean;
  /** Whether it only lies beside what is being written. */
  isLying: boolean;
  /** Whether there is still something to put into it. */
  canTake: boolean;
  isCounted: boolean;
  isKnown: boolean;
  onMore: () => void;
  onLess: () => void;
}

/** A tray: a tap on it puts one more thing into it, the button below takes one out. */
export function AlikeTray({ tray: { name, paint }, at, picture, count, isOpen, ...tray }: AlikeTrayProps) {
  return (
    <div data-tray={at} className="flex min-h-0 min-w-0 flex-col gap-1">
      <button
        type="button"
        aria-label={text.more(name, picture)}
        {...resting(!(isOpen && tray.canTake), tray.onMore)}
        className={classNames(
          "flex min-h-11 min-w-0 flex-1 flex-col items-center gap-1 rounded-tool border-3 p-0.5 tablet:p-2",
          tray.isKnown ? "border-right bg-right-soft" : trayPaints[paint ?? "plain"],
        )}
      >
        <span className="flex max-w-full flex-wrap justify-center gap-x-1.5 font-head text-[1rem] leading-tight font-bold tablet:text-[1.5rem]">
          {name}
          {tray.isCounted && <span className="rounded-full bg-card px-1.5 tabular-nums">{count}</span>}
        </span>
        <Heap
          picture={picture}
          count={count}
          columns={tray.columns}
          rows={tray.rows}
          className="min-h-0 w-full flex-1"
        />
      </button>
      {!(tray.isLying || tray.isKnown) && (
        <button
          type="button"
          aria-label={text.less(name, picture)}
          {...resting(!isOpen || count === 0, tray.onLess)}
          className="press mb-1 grid min-h-14 flex-none place-items-center rounded-tool bg-soft text-hue lip aria-disabled:opacity-45"
        >
          <Icon name="minus" className="size-6" strokeWidth={3.2} />
        </button>
      )}
    </div>
  );
}
