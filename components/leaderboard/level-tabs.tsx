"use client";

import { useEffect, useRef } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

export interface LevelTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The boards side by side: a strip to push, opened at the current one. There are too many for rows. */
export function LevelTabs({ tabs }: { readonly tabs: readonly LevelTab[] }) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (current) strip.current?.scrollTo({ left: current.offsetLeft - 72 });
  }, []);
  return (
    <nav aria-label={leaderboardText.tabs}>
      <ul
        ref={strip}
        className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pt-1 pb-3 [scrollbar-width:none] tablet:-mx-8 tablet:px-8 tablet:[scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <li key={tab.href} className="flex-none">
            <AppLink
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className={classNames(
                "press block rounded-tool px-5 font-head text-[19px] leading-14 font-bold whitespace-nowrap",
                tab.isCurrent ? "bg-solid text-on shadow-[0_4px_0_var(--lip)]" : "bg-card text-hue lip",
              )}
            >
              {tab.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
