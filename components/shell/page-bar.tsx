import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { BackArrow } from "#components/ui/back-arrow.tsx";
import { barClass } from "#components/ui/bar-class.ts";
import { classNames } from "#components/ui/class-names.ts";
import { shellText } from "#lib/text/shell-text.ts";

interface Props {
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

/** The head of a page, 72 px high, beside the button of the menu. */
export function PageBar({ backHref = null, title = null, isTitleHeading = true, points = null, tools = null }: Props) {
  const Title = isTitleHeading ? "h1" : "p";
  return (
    <header className={classNames(barClass, "relative flex-wrap")}>
      {backHref === null ? null : <BackArrow href={backHref} />}
      {title === null ? (
        // Beside the arrow a phone has no room for it.
        <div className={backHref === null ? "" : "max-tablet:hidden"}>
          <Logo />
        </div>
      ) : (
        <Title className="min-w-0 flex-1 basis-14 font-head text-[1.375rem] leading-tight max-tablet:largest:[font-size:25px] font-extrabold wrap-break-word text-hue">
          {title}
        </Title>
      )}
      <div className="ms-auto flex flex-none items-center gap-3 tiny:gap-2">
        {points}
        {tools}
      </div>
    </header>
  );
}

/** The product's mark, a way home; its name is written out where there is room. */
function Logo() {
  return (
    <AppLink
      href="/"
      aria-label={shellText.toHome}
      className="press flex min-h-14 min-w-14 items-center gap-2 rounded-tool font-head text-[1.25rem] leading-none font-extrabold text-hue"
    >
      <img
        src="/pictures/giraffe.svg"
        alt=""
        fetchPriority="low"
        width="52"
        height="52"
        className="mx-auto size-13 flex-none"
      />
      <span data-font="lexend" className="hidden font-head whitespace-nowrap tablet:inline">
        {shellText.productName}
      </span>
    </AppLink>
  );
}
