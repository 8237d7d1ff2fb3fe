import { useLayoutEffect, useRef } from "react";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Line } from "#lib/core/line.ts";
import { playText } from "#lib/text/play-text.ts";

interface HintBoxProps {
  hint: Line;
  /** Opens the next layer; null when this is the last. */
  onMore: (() => void) | null;
}

/** The layer of help that stands open; the bulb opens the next. */
export function HintBox({ hint, onMore }: HintBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that opened this layer may be gone: a keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each layer anew
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    // Below a text to read and four sentences a small phone has no room left for it.
    box.current?.scrollIntoView({ block: "nearest" });
  }, [hint]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex min-h-18 w-full animate-rise items-center gap-2 left-hand:flex-row-reverse narrow:flex-wrap rounded-bubble bg-again-surface p-2 text-again-ink shadow-[inset_0_0_0_2px_var(--color-again-soft)] tablet:gap-3 tablet:px-4"
    >
      {onMore === null ? (
        <span className="grid w-10 flex-none place-items-center">
          <Icon name="bulb" className="size-7.5" />
        </span>
      ) : (
        <IconButton
          icon="bulb"
          label={playText.moreHint}
          look="round"
          className="bg-again-soft! text-again-ink!"
          onClick={onMore}
        />
      )}
      <p
        className={`min-w-0 flex-1 leading-[1.3] narrow:order-last narrow:basis-full ${hint.text.length > 36 ? "text-[1rem] tablet:text-[1.25rem]" : "text-[1.125rem] tablet:text-[1.375rem]"}`}
      >
        <LitText line={hint} />
      </p>
      <SayButton line={hint} className="bg-card! text-again-ink!" />
    </div>
  );
}
