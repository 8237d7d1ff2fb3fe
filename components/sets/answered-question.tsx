import { SmallFigures } from "#components/figures/small-figures.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SetText } from "#components/ui/set-text.tsx";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";
import { setText } from "#lib/text/set-text.ts";

interface Props {
  readonly question: PublicQuestion;
  readonly solution: Solution;
}

/** A question as grown-ups read it in a list: what is asked, its figures, and the right answer. */
export function AnsweredQuestion({ question, solution }: Props) {
  return (
    <>
      <p className="leading-snug whitespace-pre-line wrap-anywhere">
        <SetText text={question.prompt.text} />
      </p>
      {question.figures.length > 0 && (
        <div className="grid gap-2 py-1.5 empty:hidden">
          <SmallFigures figures={question.figures} kind={question.kind} answer={solution.answer.text} />
        </div>
      )}
      <p className="flex items-start gap-1.5 font-bold text-right-ink">
        <Icon name="tick" className="mt-0.5 size-5 flex-none" />
        <span className="sr-only">{setText.answer}</span>
        <span className="min-w-0 wrap-anywhere">
          <SetText text={solution.answer.text} />
        </span>
      </p>
    </>
  );
}
