import { useEffect } from "react";
import { figures } from "#components/figures/figures.ts";
import { boards } from "#components/questions/boards.ts";
import type { RunView } from "#lib/play/run-view.ts";

/** Fetches the code of every board and figure of a run once its first question stands, so that no later one waits. */
export function useFetchAhead(questions: RunView["questions"]): void {
  useEffect(() => {
    const kinds = new Set(questions.map(({ question }) => question.kind));
    const types = new Set(questions.flatMap((asked) => figuresOf(asked).map(({ type }) => type)));
    // What cannot be fetched now is fetched again when it is drawn.
    const fetching = [...kinds].map((kind) => boards[kind].fetchAhead());
    void Promise.allSettled([...fetching, ...[...types].map((type) => figures[type].fetchAhead())]);
  }, [questions]);
}

function figuresOf({ question, solution }: RunView["questions"][number]) {
  const helps = solution === null ? [] : [...solution.hints, solution.explanation];
  const pictured = question.kind === "figure-choice" ? question.view.figures : [];
  return [...question.figures, ...pictured, ...helps.flatMap((help) => help.figures ?? [])];
}
