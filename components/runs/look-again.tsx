import { useEffect, useRef, useState } from "react";
import { SmallFigures } from "#components/figures/small-figures.tsx";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SetText } from "#components/ui/set-text.tsx";
import type { RunState } from "#lib/play/run-state.ts";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";
import { resultText } from "#lib/text/result-text.ts";

/** What was not right at once, folded away: each question with its answer and why. Nothing where all went well. */
export function LookAgain({ entries }: Pick<RunState, "entries">) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  // It opens below the edge of a phone.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "start" });
  }, [isOpen]);
  const missed = entries.flatMap(({ question, solution, outcome }, place) =>
    solution === null || outcome === "right" || outcome === null ? [] : [{ question, solution, place }],
  );
  if (missed.length === 0) return null;
  return (
    <details
      ref={list}
      className="group scroll-mt-3 rounded-card bg-card text-left lip"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-center gap-2 rounded-card px-4 font-head text-[1.125rem] font-bold text-hue tablet:text-[1.375rem]">
        <Icon name="next" className="size-6 transition-transform group-open:rotate-90 motion-reduce:transition-none" />
        {resultText.lookAgain(missed.length)}
      </summary>
      {isOpen && (
        <ol className="grid gap-4 px-4 pt-1 pb-4 tablet:px-6">
          {missed.map(({ question, solution, place }) => (
            <MissedQuestion key={place} question={question} solution={solution} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface MissedQuestionProps {
  readonly question: PublicQuestion;
  readonly solution: Solution;
}

function MissedQuestion({ question, solution }: MissedQuestionProps) {
  const { explanation, answer } = solution;
  // As the explanation draws them.
  const figures = explanation.figures ?? question.figures;
  return (
    <li className="grid gap-2 border-line border-t pt-3">
      <p className="whitespace-pre-line">
        <SetText text={question.prompt.text} />
      </p>
      <SmallFigures figures={figures} kind={question.kind} answer={answer.text} />
      <p className="font-bold text-right-ink">
        <SetText text={resultText.answer(answer.text)} />
      </p>
      <div className="flex items-center gap-2">
        <p className="flex-1">
          <LitText line={explanation} />
        </p>
        <SayButton line={explanation} />
      </div>
    </li>
  );
}
