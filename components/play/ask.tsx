import type { Ref } from "react";
import { Giraffe } from "#components/stage/giraffe.tsx";
import type { GiraffePose } from "#components/stage/giraffe-arms.tsx";
import type { GiraffeExpression } from "#components/stage/giraffe-face.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Line } from "#lib/core/line.ts";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { Bubble, type BubbleTone } from "./bubble.tsx";
import { feedbackLine } from "./feedback-line.ts";

interface Mood {
  readonly tone: BubbleTone;
  readonly face: GiraffeExpression;
  readonly arms: GiraffePose;
}

const asking: Mood = { tone: "ask", face: "open", arms: "none" };
const puzzled: Mood = { tone: "again", face: "thinking", arms: "chin" };

const moods: Record<RunPhase, Mood> = {
  open: asking,
  waiting: asking,
  unsent: puzzled,
  closed: puzzled,
  again: puzzled,
  right: { tone: "good", face: "happy", arms: "up" },
  shown: { tone: "again", face: "kind", arms: "none" },
  finished: asking,
};

/** A longer sentence needs the giraffe's place on a phone. */
const roomyPrompt = 64;

interface AskProps {
  prompt: Line;
  promptRef: Ref<HTMLParagraphElement>;
  phase: RunPhase;
  entry: RunEntry;
  isYoung: boolean;
}

/** The giraffe and its bubble: the question, then what is said to the answer. Older classes get the bubble alone. */
export function Ask({ prompt, promptRef, phase, entry, isYoung }: AskProps) {
  const { tone, face, arms } = moods[phase];
  const feedback = feedbackLine(phase, entry);
  const length = tone === "ask" ? prompt.text.length : (feedback?.text.length ?? 0);
  return (
    <div className="flex items-end gap-2 tablet:gap-4">
      {isYoung && (
        <Giraffe
          face={face}
          arms={arms}
          className={classNames(
            "-mb-3 -ml-1 w-18.5 flex-none tablet:block tablet:w-35",
            length > roomyPrompt && "hidden",
            phase === "right" && "animate-bounce",
          )}
        />
      )}
      <Bubble
        prompt={prompt}
        promptRef={promptRef}
        feedback={feedback}
        tone={tone}
        keepsPrompt={phase === "again"}
        isYoung={isYoung}
      />
    </div>
  );
}
