import { useEffect, useEffectEvent, useReducer } from "react";
import { replaySteps } from "#lib/play/replay-steps.ts";
import { type RunAction, type RunState, runReducer } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { Result } from "./result.tsx";
import type { RunActions } from "./run-actions.ts";
import { RunScreen } from "./run-screen.tsx";
import { useChallengeAnswers } from "./use-challenge-answers.ts";
import { useFetchAhead } from "./use-fetch-ahead.ts";
import type { NewRun } from "./use-new-run.ts";
import { useRunSaving } from "./use-run-saving.ts";
import { useRunSounds } from "./use-run-sounds.ts";

interface PlayProps extends Pick<RunActions, "answer"> {
  run: RunView;
  /** What was done in it before, where it is taken up again. */
  steps: readonly RunAction[];
  /** Where the back arrow leads. */
  arrowHref: string;
  newRun: NewRun;
  loadOutbox: LoadOutbox;
  /** Called once when the last question is done. */
  onEnd: () => void;
}

interface Played {
  readonly state: RunState;
  readonly steps: readonly RunAction[];
}

function play(before: Played, action: RunAction): Played {
  const state = runReducer(before.state, action);
  return state === before.state ? before : { state, steps: [...before.steps, action] };
}

/** One run from its first question, or from where it was left, to its result. */
export function Play({ run, steps: given, arrowHref, answer, loadOutbox, newRun, onEnd }: PlayProps) {
  const [{ state, steps }, dispatch] = useReducer(play, given, (before) => ({
    state: replaySteps(run, before),
    steps: before,
  }));
  useRunSaving(run, steps, state);
  useChallengeAnswers(run.runId, state, answer, dispatch);
  useFetchAhead(run.places, loadOutbox);
  const ended = useEffectEvent(onEnd);
  const isFinished = state.phase === "finished";
  useEffect(() => {
    if (isFinished) ended();
  }, [isFinished]);
  const entry = state.entries[state.place];
  useRunSounds(state.phase, entry?.responses.length ?? 0);
  if (isFinished || entry === undefined) {
    return <Result run={run} state={state} arrowHref={arrowHref} newRun={newRun} loadOutbox={loadOutbox} />;
  }
  return (
    <RunScreen
      run={run}
      state={state}
      arrowHref={arrowHref}
      question={entry.question}
      entry={entry}
      dispatch={dispatch}
      onNewRun={newRun.start}
    />
  );
}
