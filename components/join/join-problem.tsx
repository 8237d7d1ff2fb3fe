import { SayButton } from "#components/speech/say-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { joinText } from "#lib/text/join-text.ts";
import { type JoinProblem, problemText } from "./use-join.ts";

interface Props {
  readonly problem: JoinProblem | null;
  /** Shows the card again. */
  readonly onAgain: () => void;
}

/** After these another try may go well. */
const passing: readonly (JoinProblem | null)[] = ["wait", "taken", "too-many-names", "backend-away"];

/** Why a card let nobody in, and what can be done. */
export function CardProblem({ problem, onAgain }: Props) {
  const text = problemText(problem);
  if (text === null) return null;
  return (
    <div className="grid gap-3 rounded-card bg-again-surface p-4 tablet:px-6">
      <div className="flex items-center gap-3 narrow:flex-wrap">
        <p
          role="alert"
          className="min-w-0 flex-1 font-head text-h3 leading-snug font-semibold text-balance text-again-ink"
        >
          {text}
        </p>
        <SayButton line={text} className="bg-card! text-again-ink!" />
      </div>
      {passing.includes(problem) ? (
        <Button variant="plain" onClick={onAgain}>
          {joinText.tryAgain}
        </Button>
      ) : null}
      <LogInLink problem={problem} />
    </div>
  );
}

/** The way to the own log-in, where only that helps. */
export function LogInLink({ problem }: { readonly problem: JoinProblem | null }) {
  if (problem !== "own") return null;
  return (
    <ButtonLink href="/user" isWide={true}>
      {joinText.logIn}
    </ButtonLink>
  );
}
