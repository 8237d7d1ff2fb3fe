import { useLayoutEffect, useRef } from "react";
import { TapToHearButton } from "#components/speech/tap-to-hear-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { playText } from "#lib/text/play-text.ts";
import { ElapsedTime } from "./elapsed-time.tsx";
import { HintBox } from "./hint-box.tsx";
import { HintButton } from "./hint-button.tsx";

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
  // Before the next key can be pressed, so that Enter goes on.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="go" isWide onClick={onNext}>
      {label}
      <Icon name="next" />
    </Button>
  );
}
