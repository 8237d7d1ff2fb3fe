import type { ReactNode } from "react";
import { IconLink } from "#components/ui/icon-link.tsx";
import { shellText } from "#lib/text/shell-text.ts";
import { Logo } from "./logo.tsx";

interface Props {
  /** What stands at the very left, before the way back: the button of the menu. */
  readonly start?: ReactNode;
  /** Where the back arrow leads, or null for none. */
  readonly backHref?: string | null;
  /** Written in the bar; without one the product's mark stands there. */
  readonly title?: string | null;
  /** Whether the title is the page's heading; pages with a heading of their own say no. */
  readonly isTitleHeading?: boolean;
  /** The chip with the pupil's points. */
  readonly points?: ReactNode;
  /** Buttons at the right: sound. */
  readonly tools?: ReactNode;
}

/** The head of a page, 72 px high. */
export function PageBar({
  start = null,
  backHref = null,
  title = null,
  isTitleHeading = true,
  points = null,
  tools = null,
}: Props) {
  const Title = isTitleHeading ? "h1" : "p";
  const isFull = start !== null && backHref !== null && title !== null;
  return (
    <header className="relative z-20 mx-auto flex h-18 max-w-[1240px] items-center gap-3 px-4 py-2 tablet:px-8">
      {start}
      {backHref === null ? null : <IconLink icon="back" label={shellText.back} href={backHref} />}
      {title === null ? (
        <Logo />
      ) : (
        <Title className="truncate pl-1 font-head text-[22px] leading-tight font-extrabold text-hue">{title}</Title>
      )}
      <span className="min-w-0 flex-1" />
      {/* Two buttons, a title and the points are too much for a narrow phone: the points give way. */}
      <div className={isFull ? "max-[26rem]:hidden" : undefined}>{points}</div>
      {tools}
    </header>
  );
}
