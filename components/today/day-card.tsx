import type { ReactNode } from "react";
import { SayButton } from "#components/speech/say-button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { classNames } from "#components/ui/class-names.ts";

interface Props {
  /** What the card is about, in a line above its title. */
  readonly head: ReactNode;
  readonly title: string;
  /** What belongs to it, in a few words each. */
  readonly bits: readonly string[];
  /** A sentence in the place of the bits; null for none. */
  readonly lead: string | null;
  readonly href: string;
  readonly onward: string;
  /** Whether more stands below it, for which it leaves room where it can. */
  readonly isTight?: boolean;
}

/** A longer title is written smaller, in three lines. */
const longestTitle = 36;

/** What a child is to do now, with the one large button of the page. Every such card takes the same room. */
export function DayCard({ head, title, bits, lead, href, onward, isTight = false }: Props) {
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card bg-card px-4 pt-3 pb-4 shadow-[0_4px_0_rgb(45_34_68/0.16)] tablet:grid-cols-[minmax(0,1fr)_minmax(200px,auto)] tablet:gap-x-6 tablet:px-7 wide:flex-1 wide:grid-cols-[minmax(0,1fr)] wide:content-center",
        isTight ? "tablet:gap-y-1.5 tablet:py-2.5" : "tablet:min-h-52 tablet:py-5 wide:min-h-0 wide:gap-3.5",
      )}
    >
      <p className="flex min-w-0 items-center gap-2 text-[1.0625rem] leading-tight font-semibold text-muted tablet:col-start-1 tablet:text-[1.25rem]">
        {head}
      </p>
      <div
        className={classNames(
          "flex min-h-15 items-center gap-2 tablet:col-start-1",
          isTight ? "tablet:min-h-18" : "tablet:min-h-20",
        )}
      >
        {/* The same room is kept for every title: it comes after the page, which must not move. */}
        <h2
          className={classNames(
            "min-w-0 flex-1 font-head font-bold text-balance text-ink",
            title.length > longestTitle
              ? "line-clamp-3 text-[1.125rem] leading-[1.1] tablet:text-[1.375rem]"
              : "line-clamp-2 text-[1.5rem] leading-[1.2] tablet:text-[2rem]",
          )}
        >
          {title}
        </h2>
        <SayButton line={[title, ...bits, ...(lead === null ? [] : [lead])].join(". ")} />
      </div>
      <div
        className={classNames(
          "flex min-h-18 flex-wrap content-start gap-2 tablet:col-start-1",
          isTight && "tablet:min-h-0",
        )}
      >
        {bits.map((bit) => (
          <span
            key={bit}
            className="max-w-full truncate rounded-[12px] bg-surface px-2.5 py-1 text-[1.0625rem] leading-tight text-hue tablet:text-[1.1875rem]"
          >
            {bit}
          </span>
        ))}
        {lead !== null && <p className="text-[1.125rem] leading-snug text-balance text-muted">{lead}</p>}
      </div>
      <ButtonLink
        href={href}
        className="mt-auto tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 tablet:self-center wide:col-start-1 wide:row-auto wide:self-auto"
      >
        {onward}
      </ButtonLink>
    </div>
  );
}
