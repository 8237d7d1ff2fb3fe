import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";
import type { StoryOperation, StoryResponse } from "#lib/questions/kinds/story/grading.ts";

export type StoryStep = "operation" | "left" | "right" | "result" | "unit";

/** What stands on the page so far; null or "" where nothing does. */
export interface StoryDraft {
  readonly operation: StoryOperation | null;
  readonly left: number | null;
  readonly right: number | null;
  readonly result: string;
  readonly unit: number | null;
}

const empty: StoryDraft = { operation: null, left: null, right: null, result: "", unit: null };
const mostDigits = 3;

/** The draft as a response; null while a piece is missing. */
function toResponse({ operation, left, right, result, unit }: StoryDraft): StoryResponse | null {
  if (operation === null || left === null || right === null || result === "" || unit === null) return null;
  return { operation, left, right, result: Number(result), unit };
}

/** The page as it was sent. */
export function toDraft({ operation, left, right, result, unit }: StoryResponse): StoryDraft {
  return { operation, left, right, result: String(result), unit };
}

/** The first piece that is missing; the unit where none is. */
function missingStep({ operation, left, right, result }: StoryDraft): StoryStep {
  if (operation === null) return "operation";
  if (left === null) return "left";
  if (right === null) return "right";
  return result === "" ? "result" : "unit";
}

/** The page a pupil writes step by step; each step can be opened again before it is sent. */
export function useDraft({ state, onRespond }: Pick<BoardProps<"story">, "state" | "onRespond">) {
  // A run that is taken up again after a wrong answer shows the page that was sent.
  const [sent] = useState(state.tried.at(-1));
  const [draft, setDraft] = useState(sent === undefined ? empty : toDraft(sent));
  const [step, setStep] = useState<StoryStep>("operation");
  // After sending nothing is open until a place on the page is pressed.
  const [isSent, setIsSent] = useState(sent !== undefined);
  const isOpen = state.phase === "open" || state.phase === "again";
  const response = toResponse(draft);
  const canSubmit = isOpen && response !== null && JSON.stringify(response) !== JSON.stringify(state.tried.at(-1));
  const canGoOn = isOpen && response === null && step === "result" && draft.result !== "";

  const put = (piece: Partial<StoryDraft>) => {
    const next = { ...draft, ...piece };
    setDraft(next);
    setStep(missingStep(next));
  };
  const type = (digit: string) =>
    setDraft((before) => {
      const result = before.result === "0" ? digit : before.result + digit;
      return step !== "result" || result.length > mostDigits ? before : { ...before, result };
    });
  const clear = () =>
    setDraft((before) => (step === "result" ? { ...before, result: before.result.slice(0, -1) } : before));
  const openStep = (next: StoryStep) => {
    setStep(next);
    setIsSent(false);
    // A result is written anew: its digits would only be added to the old ones.
    if (next === "result" && step !== "result") setDraft({ ...draft, result: "" });
  };
  const submit = () => {
    if (canGoOn) setStep(missingStep(draft));
    else if (canSubmit) {
      setIsSent(true);
      onRespond(response);
    }
  };
  useNumberKeys({ isOpen, onDigit: type, onClear: clear, onSubmit: submit });
  return {
    draft,
    step,
    isOpen,
    isResting: isSent && state.phase === "again",
    canSubmit,
    canGoOn,
    put,
    type,
    clear,
    submit,
    openStep,
  };
}
