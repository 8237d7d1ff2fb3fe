"use client";

import { use, useEffect, useRef } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { playText } from "#lib/text/play-text.ts";
import { storyText } from "#lib/text/story-text.ts";
import { ExercisePage } from "./exercise-page.tsx";
import { PageButtons } from "./page-buttons.tsx";
import { StepControls } from "./step-controls.tsx";
import { type StoryDraft, type StoryStep, toDraft, useDraft } from "./use-draft.ts";

/** A word problem answered as in the exercise book: operation, calculation, answer with its unit. */
export function StoryBoard({ question, state, tool, onRespond }: BoardProps<"story">) {
  const help = use(BoardHelp);
  const page = useDraft({ state, onRespond });
  const controls = useStepFocus(page);
  const { step, isOpen } = page;
  const isAsking = state.key === null;
  const isSentence = question.view.isSentence === true;
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6 wide:gap-4",
        isAsking && isFolded(page, help) && "folds-figures",
      )}
    >
      <ExercisePage
        view={question.view}
        draft={solvedDraft(state) ?? page.draft}
        step={isAsking ? step : null}
        isTried={page.isResting}
        isDisabled={!isOpen}
        help={isAsking ? help : null}
        onOpen={page.openStep}
      />
      {isAsking && (
        <>
          <section
            ref={controls}
            tabIndex={-1}
            aria-label={storyText.step(step, isSentence)}
            className="grid gap-1.5 outline-none"
          >
            <p className="text-center font-head text-[1.0625rem] leading-tight font-semibold tablet:text-[1.5rem]">
              {page.isResting ? storyText.repair : storyText.step(step, isSentence)}
            </p>
            {!page.isResting && (
              <StepControls
                step={step}
                view={question.view}
                result={page.draft.result}
                isDisabled={!isOpen}
                onPut={page.put}
                onDigit={page.type}
              />
            )}
          </section>
          {!page.isResting && <PageButtons page={page} tool={tool} />}
        </>
      )}
    </fieldset>
  );
}

/** Whether the picture of the story leaves its place on a phone to the page, or to the drawing of a hint. */
function isFolded({ step, isResting }: ReturnType<typeof useDraft>, help: readonly Figure[] | null): boolean {
  return help !== null || (step !== "operation" && !isResting);
}

/** What is right, its sum in the pupil's own order; null while it may not be seen. */
function solvedDraft({ phase, tried, key }: BoardState<"story">): StoryDraft | null {
  if (key === null) return null;
  return toDraft((phase === "right" ? tried.at(-1) : undefined) ?? key);
}

/** Takes the focus to each step after the first, and off a wrong answer: the button that was pressed is gone. */
function useStepFocus({ step, isResting }: ReturnType<typeof useDraft>) {
  const controls = useRef<HTMLElement>(null);
  const open = isResting ? null : step;
  const before = useRef<StoryStep | null>(open);
  useEffect(() => {
    if (before.current !== open) controls.current?.focus({ preventScroll: true });
    before.current = open;
  }, [open]);
  return controls;
}
