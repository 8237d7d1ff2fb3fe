import { useReducer } from "react";
import { RunScreen } from "#components/runs/run-screen.tsx";
import { runReducer } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { startRunState } from "#lib/play/start-run-state.ts";
import { lessonText as text } from "#lib/text/lesson-text.ts";
import { LessonEnd } from "./lesson-end.tsx";

interface OwnTriesProps {
  run: RunView;
  /** Back to the example. */
  onAgain: () => void;
}

/** Questions of one's own after the example, with the help of a practice run; nothing is counted. */
export function OwnTries({ run, onAgain }: OwnTriesProps) {
  const [state, dispatch] = useReducer(runReducer, run, startRunState);
  const entry = state.entries[state.place];
  if (state.phase === "finished" || entry === undefined) {
    return <LessonEnd run={run} onAgain={onAgain} />;
  }
  return (
    <RunScreen
      run={run}
      state={state}
      arrowHref={run.backHref}
      question={entry.question}
      entry={entry}
      dispatch={dispatch}
      onNewRun={onAgain}
      endLabel={text.toEnd}
    />
  );
}
