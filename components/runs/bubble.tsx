import type { Ref } from "react";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Line } from "#lib/core/line.ts";

export type BubbleTone = "ask" | "good" | "again";

const grounds: Record<BubbleTone, string> = {
  ask: "bg-card lip",
  good: "bg-right-soft text-right-ink shadow-[0_4px_0_var(--color-right)]",
  again: "bg-again-soft text-again-ink shadow-[0_4px_0_var(--color-again)]",
};

const sayLooks: Record<BubbleTone, string> = {
  ask: "",
  good: "bg-card! text-right-ink!",
  again: "bg-card! text-again-ink!",
};

interface BubbleProps {
  prompt: Line;
  /** Read out with the question. */
  answers?: readonly Line[] | undefined;
  promptRef: Ref<HTMLParagraphElement>;
  /** What is said to the last answer; null before there is one. */
  feedback: Line | null;
  tone: BubbleTone;
  /** Before a second try the question stays in sight, small. */
  keepsPrompt: boolean;
  isYoung: boolean;
}

/** The question, or what is said to the answer. */
export function Bubble({ prompt, answers, promptRef, feedback, tone, keepsPrompt, isYoung }: BubbleProps) {
  const face = isYoung ? "font-head leading-[1.22] font-semibold" : "font-read leading-[1.32] font-medium";
  const sizeOf = (text: string) => (isYoung ? promptSize(text) : "text-[1.25rem] tablet:text-[1.625rem]");
  const isAsked = feedback === null || keepsPrompt;
  return (
    <div
      className={classNames(
        "flex min-h-19 min-w-0 flex-1 items-center gap-2 rounded-bubble left-hand:flex-row-reverse narrow:flex-wrap py-2 pr-2 pl-4 left-hand:pr-4 left-hand:pl-2 tablet:min-h-26 tablet:py-3.5 tablet:pr-4 tablet:pl-6 tablet:left-hand:pr-6 tablet:left-hand:pl-4",
        isYoung && "rounded-bl-[6px]",
        grounds[tone],
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1 narrow:basis-full">
        <p
          role="status"
          className={classNames(
            "text-balance whitespace-pre-line",
            feedback === null ? "sr-only" : "animate-fade",
            face,
            feedback !== null && sizeOf(feedback.text),
          )}
        >
          {feedback !== null && <LitText line={feedback} />}
        </p>
        {isAsked && (
          <p
            ref={promptRef}
            tabIndex={-1}
            className={classNames(
              "scroll-mt-22 text-balance outline-none",
              feedback === null ? `${face} ${sizeOf(prompt.text)}` : "text-[1rem] leading-tight tablet:text-[1.375rem]",
            )}
          >
            <LitText line={prompt} />
          </p>
        )}
      </div>
      <SayButton line={feedback ?? prompt} then={feedback === null ? answers : undefined} className={sayLooks[tone]} />
    </div>
  );
}

/** Steps of type for a sentence in the bubble: the longer, the smaller, so that a phone shows all at once. */
function promptSize(text: string): string {
  if (text.length <= 24) return "text-prompt";
  if (text.length <= 64) return "text-[1.25rem] tablet:text-[1.75rem]";
  return "text-[1.1875rem] tablet:text-[1.625rem]";
}
