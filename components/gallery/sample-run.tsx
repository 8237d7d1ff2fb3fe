import { useReducer } from "react";
import { RunFrame } from "#components/runs/run-frame.tsx";
import { RunScreen } from "#components/runs/run-screen.tsx";
import { Shell } from "#components/shell/shell.tsx";
import { questionsPerRun } from "#lib/play/points.ts";
import { replaySteps } from "#lib/play/replay-steps.ts";
import { type RunAction, runReducer } from "#lib/play/run-state.ts";
import type { RunPlace, RunView } from "#lib/play/run-view.ts";

interface Props {
  readonly sample: {
    readonly run: Omit<RunView, "places">;
    readonly place: RunPlace;
    /** What was done to the question up to the state it is shown in. */
    readonly steps: readonly RunAction[];
  };
}

/** A run of this one question, asked at all its places, where it stands after the steps. */
export function SampleRun({ sample }: Props) {
  const [state, dispatch] = useReducer(runReducer, sample, ({ run, place, steps }) =>
    replaySteps({ ...run, places: Array.from({ length: questionsPerRun }, () => place) }, steps),
  );
  const entry = state.entries[state.place];
  if (entry === undefined) return null;
  return (
    <Shell>
      <RunFrame classId={sample.run.classId}>
        <RunScreen
          run={{ ...sample.run, places: state.places }}
          state={state}
          arrowHref={sample.run.backHref}
          question={entry.question}
          entry={entry}
          dispatch={dispatch}
          onNewRun={() => undefined}
        />
      </RunFrame>
    </Shell>
  );
}
