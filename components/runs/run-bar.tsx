import type { ReactNode } from "react";
import { SoundButton } from "#components/sound/sound-button.tsx";
import { Bamboo, type ProgressSegment } from "#components/stage/bamboo.tsx";
import { BackArrow } from "#components/ui/back-arrow.tsx";
import { barClass } from "#components/ui/bar-class.ts";
import { classNames } from "#components/ui/class-names.ts";
import { playText } from "#lib/text/play-text.ts";

interface RunBarProps {
  arrowHref: string;
  segments: readonly ProgressSegment[];
  /** The present question, counted from 0. */
  place: number;
  /** What it is called: "Câu 3" in a run. */
  words?: PlaceWords;
}

interface PlaceWords {
  readonly place: (place: number, total: number) => string;
  readonly placeShort: (place: number) => string;
}

/** The way out, how far the run has come, and the mute. */
export function RunBar({ arrowHref, segments, place, words = playText }: RunBarProps) {
  const done = segments.filter((segment) => segment !== "now" && segment !== "ahead").length;
  return (
    <RunHead arrowHref={arrowHref}>
      <div
        role="progressbar"
        aria-label={playText.progress}
        aria-valuemin={0}
        aria-valuemax={segments.length}
        aria-valuenow={done}
        aria-valuetext={words.place(place + 1, segments.length)}
        className="mx-auto flex min-w-0 max-w-160 flex-1 flex-col items-center gap-0.5 tablet:max-w-190 tablet:flex-row tablet:gap-4.5"
      >
        <Bamboo segments={segments} />
        <span
          aria-hidden="true"
          className="flex-none font-head text-[1.0625rem] leading-tight font-bold whitespace-nowrap text-hue tablet:text-[1.25rem]"
        >
          {words.placeShort(place + 1)}
          <span className="font-semibold max-tablet:larger:hidden">{playText.ofTotal(segments.length)}</span>
        </span>
      </div>
      <SoundButton />
    </RunHead>
  );
}

interface RunHeadProps {
  arrowHref: string;
  /** Whether it lies over the screen below, which then starts at the top. */
  isOver?: boolean;
  children?: ReactNode;
}

/**
 * The head of a run's screens: room for the menu's button, the back arrow, and what else stands there. Where a small
 * phone has to scroll it stays, as the menu's button does.
 */
export function RunHead({ arrowHref, isOver = false, children = null }: RunHeadProps) {
  return (
    <header
      className={classNames(
        barClass,
        "sticky top-0 low:static narrow:static narrow:grid narrow:grid-cols-[minmax(0,1fr)_auto] narrow:pl-4 narrow:*:first:col-span-full narrow:*:first:ml-17",
        isOver ? "pointer-events-none -mb-18 *:pointer-events-auto" : "bg-surface",
      )}
    >
      <BackArrow href={arrowHref} />
      {children}
    </header>
  );
}
