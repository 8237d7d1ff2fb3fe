import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { TapToHearButton } from "#components/speech/tap-to-hear-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Line } from "#lib/core/line.ts";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { playText } from "#lib/text/play-text.ts";
import { writtenTime } from "./written-time.ts";

/** row: here; board: there, except on a lying screen; figure: with a figure's own tools on a phone, else here. */
export type HintPlace = "row" | "board" | "figure";

const hintClasses: Record<HintPlace, string> = { row: "", board: "hidden wide:block", figure: "max-tablet:hidden" };

interface HelpRowProps {
  phase: RunPhase;
  entry: RunEntry;
  /** What the way on says. */
  nextLabel: string;
  hint: HintPlace;
  /** Whether the board is listened to by tapping. */
  hasTapToHear: boolean;
  onHint: () => void;
  onNext: () => void;
  onSendAgain: () => void;
  onNewRun: () => void;
}

/** The last row of a run: the hint while there is something to find, then the way on. */
export function HelpRow({ phase, onSendAgain, onNewRun, ...rest }: HelpRowProps) {
  switch (phase) {
    case "right":
    case "shown":
    case "finished":
      return <NextButton label={rest.nextLabel} onNext={rest.onNext} />;
    case "unsent":
      return (
        <Button isWide onClick={onSendAgain}>
          <Icon name="again" />
          {playText.sendAgain}
        </Button>
      );
    case "closed":
      return (
        <Button isWide onClick={onNewRun}>
          {playText.newRun}
        </Button>
      );
    case "open":
    case "waiting":
    case "again":
      return <Hint {...rest} />;
    default:
      return phase satisfies never;
  }
}

function Hint({ entry, hint, hasTapToHear, onHint }: Pick<HelpRowProps, "entry" | "hint" | "hasTapToHear" | "onHint">) {
  if (entry.solution === null) {
    return (
      <div className={`flex items-center justify-center gap-6 ${hint === "board" ? "" : "min-h-16"}`}>
        <ElapsedTime />
        {hasTapToHear && (
          <div className={hintClasses[hint]}>
            <TapToHearButton />
          </div>
        )}
      </div>
    );
  }
  const { hints } = entry.solution;
  const open = hints[entry.hints - 1];
  // It is there before a hint is, so that the first one is read out too: a wrong answer opens it by itself.
  return (
    <div aria-live="polite" className="flex items-center gap-3 left-hand:flex-row-reverse">
      {open === undefined ? (
        <div className={`flex-1 ${hintClasses[hint]}`}>
          <HintButton onHint={onHint} isSmall={false} />
        </div>
      ) : (
        <HintBox hint={open} onMore={entry.hints < hints.length ? onHint : null} />
      )}
      {/* Beside a hint a phone has no room for it. */}
      {hasTapToHear && (
        <div className={open === undefined ? hintClasses[hint] : "hidden wide:block"}>
          <TapToHearButton />
        </div>
      )}
    </div>
  );
}

function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the next key can be pressed, so that Enter goes on. Where the screen scrolls for it, its ring comes into sight too.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="go" isWide className="scroll-mb-3" onClick={onNext}>
      {label}
      <Icon name="next" />
    </Button>
  );
}

interface HintBoxProps {
  hint: Line;
  /** Opens the next layer; null when this is the last. */
  onMore: (() => void) | null;
}

/** The layer of help that stands open; the bulb opens the next. */
function HintBox({ hint, onMore }: HintBoxProps) {
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

/** The time since this appeared, quiet and small: it hurries nobody. The server keeps the time that counts. */
function ElapsedTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = window.setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p
      role="timer"
      aria-label={playText.time(Math.floor(seconds / 60), seconds % 60)}
      className="font-head text-[1.25rem] leading-none font-semibold text-hue tabular-nums"
    >
      {writtenTime(seconds)}
    </p>
  );
}

interface HintButtonProps {
  onHint: () => void;
  /** Fits into a row of other controls: the bulb alone on a phone. */
  isSmall: boolean;
}

/** Opens the first layer of help. */
export function HintButton({ onHint, isSmall }: HintButtonProps) {
  return (
    <Button
      variant="plain"
      isWide={!isSmall}
      className={isSmall ? "mb-0! min-h-16 min-w-14 px-0! tablet:min-h-21 tablet:px-6!" : ""}
      onClick={onHint}
    >
      <Icon name="bulb" />
      <span className={isSmall ? "sr-only tablet:not-sr-only" : ""}>{playText.hint}</span>
    </Button>
  );
}
