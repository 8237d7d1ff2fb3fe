import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { playSound } from "#components/sound/play-sound.ts";
import type { SoundName } from "#components/sound/sound-notes.ts";
import { isTemporary } from "#lib/play/is-temporary.ts";
import { isUnderway } from "#lib/play/is-underway.ts";
import { replaySteps } from "#lib/play/replay-steps.ts";
import { type RunAction, type RunPhase, type RunState, runReducer } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Response } from "#lib/questions/question.ts";
import { useFetchAhead } from "./fetch-ahead.ts";
import { isPlay } from "./is-play.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";
import { savedRunShelf } from "./outbox/saved-run-shelf.ts";
import { Result } from "./result.tsx";
import type { RunActions } from "./run-actions.ts";
import { RunScreen } from "./run-screen.tsx";
import type { NewRun } from "./use-new-run.ts";

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
  useFetchAhead(run, loadOutbox);
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

/** While a challenge waits for a verdict, asks the server for it; the same response may be sent twice, it counts once. */
function useChallengeAnswers(
  runId: string,
  { phase, place, entries }: RunState,
  answer: RunActions["answer"],
  dispatch: Dispatch<RunAction>,
): void {
  const response = phase === "waiting" ? entries[place]?.responses.at(-1) : undefined;
  useEffect(() => {
    if (response !== undefined) void askVerdict(runId, place, response, answer).then(dispatch);
  }, [runId, place, response, answer, dispatch]);
}

async function askVerdict(
  runId: string,
  place: number,
  response: Response,
  answer: RunActions["answer"],
): Promise<RunAction> {
  try {
    const result = await answer(runId, place, response);
    return result.ok
      ? { type: "verdict", place, verdict: result.value }
      : { type: "lost", place, canRetry: isTemporary(result.reason) };
  } catch {
    return { type: "lost", place, canRetry: true };
  }
}

const sounds: Partial<Record<RunPhase, SoundName>> = {
  right: "right",
  again: "again",
  shown: "again",
  finished: "finish",
};

/** What is heard of a run: each answer's verdict as it comes, and the end. */
function useRunSounds(phase: RunPhase, tries: number): void {
  const last = useRef({ phase, tries });
  useEffect(() => {
    const { current: before } = last;
    last.current = { phase, tries };
    const name = sounds[phase];
    if (name !== undefined && (before.phase !== phase || before.tries !== tries)) playSound(name);
  }, [phase, tries]);
}

/**
 * Says that a game is in progress while the run is, and keeps the run in the browser as it stands. One that has ended is
 * taken away once it waits to be sent (see useRunSubmission); one that was closed leads nowhere.
 */
function useRunSaving(run: RunView, steps: readonly RunAction[], state: RunState): void {
  const isOn = isUnderway(state);
  const isClosed = state.phase === "closed";
  useEffect(() => {
    isPlay.set(isOn);
    return () => isPlay.set(false);
  }, [isOn]);
  useEffect(() => {
    if (isOn) savedRunShelf.keep(run, steps);
    else if (isClosed) savedRunShelf.drop(run.runId);
  }, [run, steps, isOn, isClosed]);
  useEffect(() => {
    savedRunShelf.open();
    window.addEventListener("pagehide", savedRunShelf.write);
    return () => window.removeEventListener("pagehide", savedRunShelf.write);
  }, []);
}
