"use client";

import { useState } from "react";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { StepButton } from "#components/questions/step-button.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { type JoinView, mostInRow } from "#lib/questions/kinds/join/grading.ts";
import { joinBoardText as text } from "#lib/text/join-board-text.ts";
import { JoinSheet } from "./join-sheet.tsx";
import { joined, type Links, nextFree } from "./links.ts";

const columns = Array.from({ length: mostInRow }, (_, place) => place);

/** What is told before anything was said or added. */
const untold = { sentence: -1, things: 0 } as const;

/** The lower row with the things that were added to it, each in a free column. */
function withAdded({ rows: [upper, lower] }: JoinView, added: number): JoinView["rows"] {
  const free = columns.filter((place) => !lower.places.includes(place));
  return [upper, { ...lower, places: [...lower.places, ...free.slice(0, added)] }];
}

/** As many pairs as there can be, from the left, once the right answer may be seen. */
function allPairs([upper, lower]: JoinView["rows"]): Links {
  return Array.from({ length: Math.min(upper.places.length, lower.places.length) }, (_, place) => [place, place]);
}

/** Two rows of things: a tap joins a thing with the next free one of the other row, a stroke with the one it leads to. */
export function JoinBoard({ question, state, tool, onRespond }: BoardProps<"join">) {
  const { view } = question;
  const { answers } = view;
  const last = state.tried.at(-1)?.told;
  const none = answers === null ? untold.things : untold.sentence;
  const [own, setTold] = useState(last ?? none);
  // Who has answered had joined them all.
  const [links, setLinks] = useState<Links>(() => (last === undefined ? [] : allPairs(view.rows)));
  const isOpen = state.phase === "open" || state.phase === "again";
  const told = state.key?.told ?? own;
  const rows = answers === null ? withAdded(view, told) : view.rows;
  const shown = state.key === null ? links : allPairs(rows);
  const isJoined = links.length === Math.min(...view.rows.map(({ places }) => places.length));
  const canSubmit = isOpen && isJoined && told !== none && told !== last;
  const [, lower] = view.rows;
  const most = mostInRow - lower.places.length;
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={told === last}
      markAt="side"
      canSubmit={canSubmit}
      onSubmit={() => onRespond({ told })}
      sheet={
        <JoinSheet
          rows={rows}
          links={shown}
          isOpen={isOpen}
          onTap={(row, place) => setLinks((before) => nextFree(before, view.rows, row, place))}
          onJoin={(upper, under) => setLinks((before) => joined(before, upper, under))}
        />
      }
    >
      {answers === null ? (
        <div className="grid grid-cols-2 gap-3 tablet:gap-6">
          {([false, true] as const).map((isMore) => (
            <StepButton
              key={String(isMore)}
              isMore={isMore}
              label={text.one(lower.picture)}
              name={isMore ? text.add(lower.picture) : text.remove(lower.picture)}
              isDisabled={!isOpen || !isJoined || told === (isMore ? most : 0)}
              onStep={() => setTold(told + (isMore ? 1 : -1))}
            />
          ))}
        </div>
      ) : (
        <div className={classNames("grid gap-2 tablet:gap-5", answers.length === 2 ? "grid-cols-2" : "grid-cols-3")}>
          {answers.map((answer, place) => (
            <button
              key={answer.text}
              type="button"
              aria-pressed={told === place}
              {...resting(!isOpen || !isJoined, () => setTold(place))}
              className={classNames(
                "press min-h-16 rounded-answer border-3 px-1 font-head text-[1.125rem] leading-tight font-bold lip aria-disabled:opacity-45 tablet:min-h-21 tablet:text-[1.5rem]",
                lookOf(state, told, place),
              )}
            >
              {answer.text}
            </button>
          ))}
        </div>
      )}
    </WorkedBoard>
  );
}

/** Orange for as long as the wrong sentence that was sent is still the chosen one. */
function lookOf({ phase, tried }: BoardState<"join">, told: number, place: number): string {
  if (told !== place) return "border-transparent bg-card";
  return phase === "again" && tried.at(-1)?.told === place ? "border-again bg-again-surface" : "border-edge bg-soft";
}
