import { useEffect, useEffectEvent, useReducer } from "react";
import { runReducer } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { startRunState } from "#lib/play/start-run-state.ts";
import { Result } from "./result.tsx";
import type { RunActions } from "./run-actions.ts";
import { RunScreen } from "./run-screen.tsx";
import { useChallengeAnswers } from "./use-challenge-answers.ts";
import type { NewRun } from "./use-new-run.ts";

interface PlayProps extends Pick<RunActions, "answer" | "finish"> {
  run: RunView;
  newRun: NewRun;
  /** Called once when the last question is done. */
  onEnd: () => void;
}

/** One run from its first question to its result. */
export function Play({ run, answer, finish, newRun, onEnd }: PlayProps) {
  const [state, dispatch] = useReducer(runReducer, run.questions, startRunState);
  useChallengeAnswers(run.runId, state, answer, dispatch);
  const ended = useEffectEvent(onEnd);
  const isFinished = state.phase === "finished";
  useEffect(() => {
    if (isFinished) ended();
  }, [isFinished]);
  const asked = run.questions[state.place];
  const entry = state.entries[state.place];
  if (isFinished || asked === undefined || entry === undefined) {
    return <Result run={run} state={state} finish={finish} newRun={newRun} />;
  }
  return (
    <RunScreen
      run={run}
      state={state}
      question={asked.question}
      entry={entry}
      dispatch={dispatch}
      onNewRun={newRun.start}
    />
  );
}
