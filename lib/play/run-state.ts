import { grade } from "#lib/questions/gradings.ts";
import type { PublicQuestion, Response, Solution } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import type { AnswerVerdict } from "./answer-verdict.ts";
import type { FirstTry } from "./first-try.ts";
import { pickQuestion } from "./pick-question.ts";
import type { RunPlace } from "./run-view.ts";

/**
 * Where the present question stands.
 * open: no answer yet; waiting: the server is marking (challenge); unsent: the answer did not get
 * through (challenge); closed: the server takes no more answers to this run (challenge); again: a
 * wrong first try (practice); right; shown: the answer is on the board after the last wrong try;
 * finished: all questions are done.
 */
export type RunPhase = "open" | "waiting" | "unsent" | "closed" | "again" | "right" | "shown" | "finished";

export type Outcome = "right" | "second" | "missed";

export interface RunEntry {
  /** What is asked at this place; before it is reached, what would be asked if nothing changed the difficulty. */
  readonly question: PublicQuestion;
  readonly difficulty: Difficulty | null;
  readonly idea: string;
  readonly skillTitle?: string;
  readonly responses: readonly Response[];
  /** How many layers of help stand open. */
  readonly hints: number;
  readonly hintOpened: boolean;
  /** Challenge: null until the verdict is in. */
  readonly solution: Solution | null;
  readonly outcome: Outcome | null;
}

export interface RunState {
  readonly phase: RunPhase;
  /** The present question, counted from 0. */
  readonly place: number;
  readonly entries: readonly RunEntry[];
  /** What may be asked at each place. */
  readonly places: readonly RunPlace[];
  /** First tries before this run, and those of it so far. */
  readonly tries: readonly FirstTry[];
}

export type RunAction =
  | { readonly type: "respond"; readonly response: Response }
  | { readonly type: "verdict"; readonly place: number; readonly verdict: AnswerVerdict }
  | { readonly type: "lost"; readonly place: number; readonly canRetry: boolean }
  | { readonly type: "send-again" }
  | { readonly type: "hint" }
  | { readonly type: "next" };

const triesInPractice = 2;

function withEntry(state: RunState, phase: RunPhase, change: Partial<RunEntry>): RunState {
  const entries = state.entries.map((entry, place) => (place === state.place ? { ...entry, ...change } : entry));
  return { ...state, phase, entries };
}

function respond(state: RunState, entry: RunEntry, response: Response): RunState {
  if (state.phase !== "open" && state.phase !== "again") return state;
  const responses = [...entry.responses, response];
  if (entry.solution === null) return withEntry(state, "waiting", { responses });
  const isFirst = responses.length === 1;
  if (grade(entry.solution, response)) {
    return withEntry(state, "right", { responses, outcome: isFirst ? "right" : "second" });
  }
  if (responses.length >= triesInPractice) return withEntry(state, "shown", { responses, outcome: "missed" });
  const hints = Math.min(entry.hints + 1, entry.solution.hints.length);
  return withEntry(state, "again", { responses, hints });
}

function isAwaited(state: RunState, place: number): boolean {
  return state.phase === "waiting" && state.place === place;
}

function takeVerdict(state: RunState, { right, solution }: AnswerVerdict): RunState {
  return withEntry(state, right ? "right" : "shown", { solution, outcome: right ? "right" : "missed" });
}

function openHint(state: RunState, entry: RunEntry): RunState {
  const layers = entry.solution?.hints.length ?? 0;
  if ((state.phase !== "open" && state.phase !== "again") || entry.hints >= layers) return state;
  const hintOpened = entry.hintOpened || entry.responses.length === 0;
  return withEntry(state, state.phase, { hints: entry.hints + 1, hintOpened });
}

function goOn(state: RunState, { difficulty, outcome }: RunEntry): RunState {
  if (state.phase !== "right" && state.phase !== "shown") return state;
  const tries = difficulty === null ? state.tries : [...state.tries, { difficulty, isRight: outcome === "right" }];
  const place = state.place + 1;
  const next = state.places[place];
  if (next === undefined) return { ...state, tries, phase: "finished" };
  return withEntry({ ...state, tries, place }, "open", pickQuestion(next, tries));
}

/**
 * The rules of a run on the client: practice gives two tries and marks at once, a challenge gives
 * one and waits for the server (product.md, "Runs, levels and points"). An action that does not
 * fit the phase changes nothing, so a double tap or a late verdict is harmless.
 */
export function runReducer(state: RunState, action: RunAction): RunState {
  const entry = state.entries[state.place];
  if (entry === undefined) return state;
  switch (action.type) {
    case "respond":
      return respond(state, entry, action.response);
    case "verdict":
      return isAwaited(state, action.place) ? takeVerdict(state, action.verdict) : state;
    case "lost":
      return isAwaited(state, action.place) ? { ...state, phase: action.canRetry ? "unsent" : "closed" } : state;
    case "send-again":
      return state.phase === "unsent" ? { ...state, phase: "waiting" } : state;
    case "hint":
      return openHint(state, entry);
    case "next":
      return goOn(state, entry);
  }
}

/** Whether a question was right at once whose idea had been missed before and not been right since. */
export function isRegained({ entries }: RunState, place: number): boolean {
  const entry = entries[place];
  if (entry === undefined || entry.idea === "" || entry.outcome !== "right") return false;
  const before = entries.slice(0, place).findLast(({ idea }) => idea === entry.idea);
  return before !== undefined && before.outcome !== "right";
}
