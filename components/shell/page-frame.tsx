import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Hue } from "#components/ui/hue.ts";

/** A page in one hue: its bar and, below, what it is about, in one column of at most 1080 px. */
export function PageFrame({
  hue,
  bar,
  children,
  className,
}: {
  readonly hue: Hue;
  readonly bar: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={classNames(hue, "isolate min-h-dvh bg-surface")}>
      {bar}
      <main
        id="main"
        className={classNames("mx-auto w-full max-w-[1080px] px-4 pb-10 tablet:px-8 tablet:pb-12", className)}
      >
        {children}
      </main>
    </div>
  );
}
