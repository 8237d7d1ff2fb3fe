"use client";

import { useEffect, useRef } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { WorkedCard } from "#components/questions/worked-card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { playText } from "#lib/text/play-text.ts";
import { stepsText as text } from "#lib/text/steps-text.ts";
import { CalculationPad, SentenceChoices, SolutionButtons } from "./line-controls.tsx";
import { SolutionPage, writeLine } from "./solution-page.tsx";
import { useSolution } from "./use-solution.ts";

/** A word problem whose solution is written line by line: a sentence, a calculation, its unit. */
export function StepsBoard({ question, state, tool, onRespond }: BoardProps<"steps">) {
  const { view } = question;
  const solution = useSolution({ question, state, onRespond });
  const { at, line, lines, isOpen } = solution;
  const task = taskOf(solution);
  const controls = useTaskFocus(`${at} ${task}`);
  const sent = state.tried.at(-1)?.lines;
  const isUnchangedAt = (place: number) => JSON.stringify(sent?.[place]) === JSON.stringify(lines[place]);
  const wrong = state.wrongPart !== null && isUnchangedAt(state.wrongPart) ? state.wrongPart : null;
  const isUnchanged = state.wrongPart === null && solution.isSame;
  return (
    <fieldset
      data-close=""
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(4.25rem,1fr)_auto] gap-2 tablet:grid-rows-[minmax(17rem,1fr)_auto] tablet:gap-5 wide:grid-rows-[minmax(9rem,1fr)_auto] wide:gap-3"
    >
      <WorkedCard phase={state.phase} isUnchanged={isUnchanged}>
        <SolutionPage
          view={view}
          lines={lines}
          at={at}
          wrong={wrong}
          isKnown={state.key !== null}
          isMarked={state.phase === "right" || (state.phase === "again" && isUnchanged)}
          isOpen={isOpen}
          onOpen={solution.open}
        />
        <span className="sr-only" aria-live="polite">
          {at !== null && line !== undefined && line.typed !== "" && text.line(at, writeLine(view, line))}
        </span>
      </WorkedCard>
      {state.key === null && (
        <section
          ref={controls}
          tabIndex={-1}
          aria-label={task}
          className="grid gap-1.5 outline-none tablet:gap-4 wide:gap-2.5"
        >
          {line !== undefined && line.sentence !== null ? (
            <CalculationPad view={view} solution={solution} tool={tool} />
          ) : (
            <>
              {/* Where there is little height the line itself says what to choose. */}
              <p
                className={classNames(
                  "text-center font-head text-[1.0625rem] leading-tight font-semibold tablet:text-[1.5rem]",
                  line !== undefined && "max-tablet:hidden wide:hidden",
                )}
              >
                {task}
              </p>
              {line !== undefined && <SentenceChoices view={view} solution={solution} />}
              <SolutionButtons solution={solution} tool={tool} />
            </>
          )}
        </section>
      )}
    </fieldset>
  );
}

/** What there is to do now. */
function taskOf({ line, isSame, isOpen }: ReturnType<typeof useSolution>): string {
  if (line !== undefined) return line.sentence === null ? text.chooseSentence : text.writeCalculation;
  return isOpen && isSame ? text.repair : text.done;
}

/** Takes the focus to each new task: the button that was pressed is gone. */
function useTaskFocus(task: string) {
  const controls = useRef<HTMLElement>(null);
  const before = useRef(task);
  useEffect(() => {
    if (before.current !== task) controls.current?.focus({ preventScroll: true });
    before.current = task;
  }, [task]);
  return controls;
}
