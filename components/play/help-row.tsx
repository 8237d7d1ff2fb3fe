import { useLayoutEffect, useRef } from "react";
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
      return <Hint entry={rest.entry} hint={rest.hint} onHint={rest.onHint} />;
    default:
      return phase satisfies never;
  }
}

function Hint({ entry, hint, onHint }: Pick<HelpRowProps, "entry" | "hint" | "onHint">) {
  if (entry.solution === null) {
    return (
      <div className={`grid place-items-center ${hint === "board" ? "" : "min-h-16"}`}>
        <ElapsedTime />
      </div>
    );
  }
  const { hints } = entry.solution;
  const open = hints[entry.hints - 1];
  if (open !== undefined) return <HintBox hint={open} onMore={entry.hints < hints.length ? onHint : null} />;
  return (
    <div className={hintClasses[hint]}>
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
