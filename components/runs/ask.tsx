import type { Ref } from "react";
import { type Mood, RiveCharacter } from "#components/stage/rive-character.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Line } from "#lib/core/line.ts";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import { playText } from "#lib/text/play-text.ts";
import { Bubble, type BubbleTone } from "./bubble.tsx";

interface Manner {
  readonly tone: BubbleTone;
  readonly mood: Mood;
}

const asking: Manner = { tone: "ask", mood: "open" };
const puzzled: Manner = { tone: "again", mood: "think" };

const manners: Record<RunPhase, Manner> = {
  open: asking,
  waiting: asking,
  unsent: puzzled,
  closed: puzzled,
  again: puzzled,
  right: { tone: "good", mood: "happy" },
  shown: { tone: "again", mood: "kind" },
  finished: asking,
};

/** A longer sentence needs the animal's place on a phone. */
const roomyPrompt = 64;

/** So does a sentence with the question below it. */
const roomyBoth = 80;

interface AskProps {
  prompt: Line;
  answers: readonly Line[];
  promptRef: Ref<HTMLParagraphElement>;
  phase: RunPhase;
  entry: RunEntry;
  /** The idea was missed before and is right now. */
  isRegained: boolean;
  isYoung: boolean;
  animal: string;
}

/** The animal and its bubble: the question, then what is said to the answer. Older classes get the bubble alone. */
export function Ask({ prompt, answers, promptRef, phase, entry, isRegained, isYoung, animal }: AskProps) {
  const { tone, mood } = manners[phase];
  const feedback = feedbackLine(phase, entry, isRegained);
  const said = tone === "ask" ? prompt.text.length : (feedback?.text.length ?? 0);
  return (
    <div className="flex items-end gap-2 tablet:gap-4">
      {isYoung && (
        <RiveCharacter
          asset={animal}
          mood={mood}
          isHatOn={false}
          className={classNames(
            "-mb-3 -ml-1 w-18.5 flex-none narrow:hidden tablet:block tablet:w-35",
            (said > roomyPrompt || (phase === "again" && said + prompt.text.length > roomyBoth)) && "hidden",
          )}
        />
      )}
      <Bubble
        prompt={prompt}
        answers={answers}
        promptRef={promptRef}
        feedback={feedback}
        tone={tone}
        keepsPrompt={phase === "again"}
        isYoung={isYoung}
      />
    </div>
  );
}

function plain(text: string): Line {
  return { text, spoken: text };
}

/** Two sentences, each on a line of its own. */
function join(first: Line, second: Line): Line {
  return { text: `${first.text}\n${second.text}`, spoken: `${first.spoken} ${second.spoken}` };
}

function toWrongTry({ solution, responses }: RunEntry): Line {
  const last = responses.at(-1);
  const known = solution === null || last === undefined ? null : feedbackFor(solution, last);
  return known ?? plain(playText.tryAgain);
}

/** What is said to the pupil at this point of a question; null while there is nothing but the question. */
function feedbackLine(phase: RunPhase, entry: RunEntry, isRegained: boolean): Line | null {
  switch (phase) {
    case "open":
    case "waiting":
    case "finished":
      return null;
    case "unsent":
      return plain(playText.unsent);
    case "closed":
      return plain(playText.closed);
    case "again":
      return toWrongTry(entry);
    case "right":
      return (
        entry.solution &&
        join(isRegained ? plain(playText.regained) : entry.solution.praise, entry.solution.explanation)
      );
    case "shown":
      return entry.solution && join(plain(playText.lookTogether), entry.solution.explanation);
    default:
      return phase satisfies never;
  }
}
