import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Hue } from "#components/ui/hue.ts";
import { HomeHero } from "./home-hero.tsx";

/** The home page and the class pages: the scene, and over its foot a sheet in the class's hue. */
export function HomeFrame({
  hue,
  bar,
  greeting,
  animal,
  children,
}: {
  readonly hue: Hue;
  readonly bar: ReactNode;
  readonly greeting: string;
  readonly animal: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(hue, "relative min-h-dvh bg-surface")}>
      <div className="absolute inset-x-0 top-0 z-20 tiny:static tiny:bg-sky">{bar}</div>
      <main id="main">
        <HomeHero greeting={greeting} animal={animal} />
        <div className="relative z-10 -mt-7 rounded-t-card bg-surface pt-3.5">
          <div className="mx-auto w-full max-w-[1080px] px-4 pb-10 tablet:px-8 tablet:pb-12">{children}</div>
        </div>
      </main>
    </div>
  );
}
