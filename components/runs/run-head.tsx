import type { ReactNode } from "react";
import { BackArrow } from "#components/ui/back-arrow.tsx";
import { barClass } from "#components/ui/bar-class.ts";
import { classNames } from "#components/ui/class-names.ts";

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
