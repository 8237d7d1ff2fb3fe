import { useEffect } from "react";
import { figures } from "#components/figures/figures.ts";
import { boards } from "#components/questions/boards.ts";
import type { RunQuestion, RunView } from "#lib/play/run-view.ts";

/** Fetches the code of every board and figure of a run once its first question stands, so that no later one waits. */
export function useFetchAhead(places: RunView["places"]): void {
  useEffect(() => {
    const questions = places.flat();
    const kinds = new Set(questions.map(({ question }) => question.kind));
    const types = new Set(questions.flatMap((asked) => figuresOf(asked).map(({ type }) => type)));
    // What cannot be fetched now is fetched again when it is drawn.
    const fetching = [...kinds].map((kind) => boards[kind].fetchAhead());
    void Promise.allSettled([...fetching, ...[...types].map((type) => figures[type].fetchAhead())]);
  }, [places]);
}

function figuresOf({ question, solution }: RunQuestion) {
  const helps = solution === null ? [] : [...solution.hints, solution.explanation];
  const pictured = question.kind === "figure-choice" ? question.view.figures : [];
  return [...question.figures, ...pictured, ...helps.flatMap((help) => help.figures ?? [])];
}
