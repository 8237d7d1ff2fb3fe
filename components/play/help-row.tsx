import { useLayoutEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { playText } from "#lib/text/play-text.ts";
import { ElapsedTime } from "./elapsed-time.tsx";
import { HintBox } from "./hint-box.tsx";
import { HintButton } from "./hint-button.tsx";

interface HelpRowProps {
  phase: RunPhase;
  entry: RunEntry;
  /** What the way on says. */
  nextLabel: string;
  /** The board has the hint button in a row of its own, except on a lying screen. */
  hasHintOnBoard: boolean;
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
      return <Hint entry={rest.entry} hasHintOnBoard={rest.hasHintOnBoard} onHint={rest.onHint} />;
    default:
      return phase satisfies never;
  }
}

function Hint({ entry, hasHintOnBoard, onHint }: Pick<HelpRowProps, "entry" | "hasHintOnBoard" | "onHint">) {
  if (entry.solution === null) {
    return (
      <div className={`grid place-items-center ${hasHintOnBoard ? "" : "min-h-16"}`}>
        <ElapsedTime />
      </div>
    );
  }
  const { hints } = entry.solution;
  const open = hints[entry.hints - 1];
  if (open !== undefined) return <HintBox hint={open} onMore={entry.hints < hints.length ? onHint : null} />;
  return (
    <div className={hasHintOnBoard ? "hidden wide:block" : ""}>
      <HintButton onHint={onHint} isSmall={false} />
    </div>
  );
}

function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the next key can be pressed, so that Enter goes on.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="go" isWide onClick={onNext}>
      {label}
      <Icon name="next" />
    </Button>
  );
}
