import type { ReactNode } from "react";
import { Bush, Road } from "#components/stage/road.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { type Stone, stones } from "#lib/play/stones.ts";
import { todayText } from "#lib/text/today-text.ts";

/** Where each stone lies on the road, and its name below it. */
const places: Readonly<Record<Stone, { stone: string; icon: ReactNode }>> = {
  new: {
    stone: "left-[18%] top-[75%]",
    icon: <path d="M12 7c-2-1.7-4.5-2-7.5-2v12.5c3 0 5.5.3 7.5 2 2-1.7 4.5-2 7.5-2V5c-3 0-5.5.3-7.5 2zM12 7v12.5" />,
  },
  review: {
    stone: "left-[48%] top-[71%]",
    icon: <path d="M6.2 9.2A7 7 0 1 1 5 13.6M5.2 4.8v4.9h4.9" />,
  },
  choose: {
    stone: "left-[75%] top-[55%]",
    icon: <path d="M4 4.5h7V11H4zM13 4.5h7V11h-7zM4 13h7v6.500H4zM13 13h7v6.500h-7z" />,
  },
};

const looks = {
  done: "size-19 bg-star text-star-ink shadow-[0_6px_0_var(--color-star-lip),inset_0_3px_0_rgb(255_255_255/0.55)] tablet:size-28 wide:size-25",
  now: "size-23 bg-solid text-on shadow-[0_7px_0_var(--lip),0_0_0_8px_rgb(255_255_255/0.75)] tablet:size-35 wide:size-31",
  later: "size-19 bg-locked text-locked-ink shadow-[0_6px_0_var(--color-locked-lip)] tablet:size-28 wide:size-25",
} as const;

interface Props {
  readonly done: readonly Stone[];
  /** The stone that is to be done now; null while given work comes first, and once all are done. */
  readonly now: Stone | null;
  readonly hrefOf: (stone: Stone) => string;
  /** Who waits at the end of the road. */
  readonly children: ReactNode;
}

/** The road of the day with its three stones, each a link; the animal waits at its end. */
export function StonePath({ done, now, hrefOf, children }: Props) {
  return (
    <div className="relative aspect-[328/220] w-full tablet:aspect-[756/430] wide:aspect-[600/400]">
      <Road />
      <div className="absolute top-0 right-[-3%] w-[30%] tablet:right-0 tablet:w-[25%]">
        {children}
        <Bush />
      </div>
      <ol>
        {stones.map((stone) => {
          const ahead = stone === now ? "now" : "later";
          const state = done.includes(stone) ? "done" : ahead;
          return (
            <li key={stone} className={classNames("absolute -translate-1/2", places[stone].stone)}>
              <AppLink
                href={hrefOf(stone)}
                aria-current={state === "now" ? "step" : undefined}
                className={classNames("press relative grid place-items-center rounded-[50%/52%]", looks[state])}
              >
                <svg
                  viewBox="0 0 24 24"
                  className="size-[42%]"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  {places[stone].icon}
                </svg>
                {state === "done" && (
                  <span className="absolute -top-1.5 -right-1.5 grid size-7.5 place-items-center rounded-full bg-right text-white ring-3 ring-white tablet:size-10">
                    <Icon name="tick" className="size-4.5 tablet:size-6" />
                  </span>
                )}
                <span
                  className={classNames(
                    "absolute top-[calc(100%+10px)] left-1/2 -translate-x-1/2 rounded-full px-3 py-0.5 font-head text-[1.0625rem] leading-tight font-bold whitespace-nowrap tablet:px-4.5 tablet:py-1 tablet:text-[1.4375rem] wide:text-[1.25rem]",
                    state === "now" ? "bg-solid text-on" : "bg-white/95 text-ink",
                  )}
                >
                  {todayText.stones[stone]}
                  {state === "done" && <span className="sr-only">{todayText.done}</span>}
                </span>
              </AppLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
