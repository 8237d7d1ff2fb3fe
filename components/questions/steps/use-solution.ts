import { useState } from "react";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import type { StepsView } from "#lib/questions/kinds/steps/grading.ts";
import {
  beginPage,
  canAdd,
  freeSentences,
  type LineDraft,
  opened,
  type Page,
  takenBack,
  toLines,
  withKey,
  withNewLine,
  withSentence,
  withUnit,
} from "./page.ts";

/** What a keyboard has in the place of the signs. */
const typedSigns: Readonly<Record<string, string>> = { "-": "−", "*": "×", x: "×", X: "×", "/": ":", ".": "," };

const keysWith = {
  none: /^[\d+−×:=]$/,
  brackets: /^[\d+−×:=()]$/,
  "brackets and comma": /^[\d+−×:=(),]$/,
} as const satisfies Record<StepsView["extras"], RegExp>;

/** What is on the page: what is right once it is known, the pupil's own way where that is right. */
function shownLines({ phase, tried, key }: BoardState<"steps">, own: readonly LineDraft[]): readonly LineDraft[] {
  if (key === null) return own;
  return (phase === "right" ? tried.at(-1)?.lines : undefined) ?? key.solutions[0] ?? [];
}

type Wish = Pick<BoardProps<"steps">, "question" | "state">;

/** The page, with no line open after it was sent until one is pressed. */
function usePage({ question: { view }, state }: Wish) {
  const tries = state.tried.length;
  const last = state.tried.at(-1)?.lines;
  const [kept, setKept] = useState(() => ({
    tries,
    page: last === undefined ? beginPage(view) : { lines: last, at: null },
  }));
  const isOpen = state.phase === "open" || state.phase === "again";
  const of = (before: typeof kept): Page => (before.tries === tries ? before.page : opened(before.page, null));
  const page = isOpen ? of(kept) : opened(kept.page, null);
  const change = (to: (before: Page) => Page) => setKept((before) => ({ tries, page: to(of(before)) }));
  return { page, change, isOpen, isFirst: tries === 0 };
}

/** The solution a pupil writes line by line; each line can be opened again before it is sent. */
export function useSolution({ question, state, onRespond }: Wish & Pick<BoardProps<"steps">, "onRespond">) {
  const { view } = question;
  const { page, change, isOpen, isFirst } = usePage({ question, state });
  const line = page.at === null ? undefined : page.lines[page.at];
  const response = toLines(page);
  const isSame = JSON.stringify(response) === JSON.stringify(state.tried.at(-1)?.lines);
  const canSubmit = isOpen && response !== null && !isSame;
  const submit = () => {
    if (canSubmit) onRespond({ lines: response });
  };
  const type = (key: string) => change((before) => withKey(before, key));
  const clear = () => change((before) => takenBack(view, before));
  const chooseUnit = (unit: number) => change((before) => withUnit(view, before, unit, isFirst));
  useKeys(isOpen, (event) => {
    const key = typedSigns[event.key] ?? event.key;
    if (event.key === "Backspace") clear();
    else if (keysWith[view.extras].test(key)) type(key);
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      if (line !== undefined && line.unit !== null) chooseUnit(line.unit);
      else submit();
    }
  });
  return {
    at: page.at,
    line,
    lines: shownLines(state, page.lines),
    free: freeSentences(view, page),
    isOpen,
    isSame,
    canAdd: isOpen && canAdd(view, page),
    canClear: takenBack(view, page) !== page,
    canSubmit,
    open: (at: number) => change((before) => opened(before, at)),
    add: () => change(withNewLine),
    chooseSentence: (sentence: number) => change((before) => withSentence(before, sentence)),
    chooseUnit,
    type,
    clear,
    submit,
  };
}
