import { useEffect } from "react";
import { figures } from "#components/figures/figures.ts";
import { boards } from "#components/questions/boards.ts";
import { useIdle } from "#components/ui/use-idle.ts";
import type { RunQuestion, RunView } from "#lib/play/run-view.ts";
import { isStoneHref, isWorkHref } from "#lib/play/stones.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";

/** Fetches the code of every board and figure of a run, so that no question has to wait for it. */
async function fetchParts(places: RunView["places"]): Promise<void> {
  const questions = places.flat();
  const kinds = new Set(questions.map(({ question }) => question.kind));
  const types = new Set(questions.flatMap((asked) => figuresOf(asked).map(({ type }) => type)));
  // What cannot be fetched now is fetched again when it is drawn.
  const fetching = [...kinds].map((kind) => boards[kind].fetchAhead());
  await Promise.allSettled([...fetching, ...[...types].map((type) => figures[type].fetchAhead())]);
}

function figuresOf({ question, solution }: RunQuestion) {
  const helps = solution === null ? [] : [...solution.hints, solution.explanation];
  return [...question.figures, ...picturesOn(question), ...helps.flatMap((help) => help.figures ?? [])];
}

/** The pictures that lie on the board. */
function picturesOn(question: RunQuestion["question"]) {
  if (question.kind === "order") return question.view.pictures ?? [];
  if (question.kind === "pairs") return question.view.scenes ?? [];
  return question.kind === "figure-choice" ? question.view.figures : [];
}

/** What only the end of a stone of today or of given work shows. */
async function fetchEnd(href: string): Promise<void> {
  if (isStoneHref(href) || isWorkHref(href)) await import("#components/today/turned-piece.tsx");
}

/**
 * Fetches the code of every board and figure of a run, and what keeps and shows its end, once its first question can be
 * answered: so that nothing has to wait later, and nothing is missing where the network is lost meanwhile.
 */
export function useFetchAhead({ places, activityHref }: RunView, loadOutbox: LoadOutbox): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void Promise.allSettled([fetchParts(places), loadOutbox(), fetchEnd(activityHref)]);
  }, [isIdle, places, loadOutbox, activityHref]);
}
