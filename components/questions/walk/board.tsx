"use client";

import { use, useRef, useState } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { placeOf } from "#lib/questions/figures/walk-grid.ts";
import { longestRow } from "#lib/questions/kinds/walk/grading.ts";
import { type Direction, type Move, stepFrom, tellMoves, walk } from "#lib/questions/kinds/walk/moves.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { walkText as text } from "#lib/text/walk-text.ts";
import { MoveCard } from "./move-card.tsx";
import { Squares, WalkSheet } from "./walk-sheet.tsx";

const arrows: ReadonlyMap<string, Direction> = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
]);

type Walked = BoardProps<"walk">["onRespond"];

/** A robot on a grid: put where told moves lead it, or led to a thing by a row of cards. */
export function WalkBoard(props: BoardProps<"walk">) {
  return props.question.view.cards.length === 0 ? <ToldWalk {...props} /> : <CardWalk {...props} />;
}

/** The way an open hint draws; none where there is none. */
function useHelp(): readonly number[] {
  const help = use(BoardHelp)?.find((figure) => figure.type === "walk-grid");
  return help?.path ?? [];
}

/** A tap puts the robot on a square, and arrow keys take it from one to the next. */
function ToldWalk({ question, state, tool, onRespond }: BoardProps<"walk">) {
  const { ground } = question.view;
  const last = state.tried.at(-1)?.walked[0];
  const [put, setPut] = useState(last ?? ground.start);
  const sheet = useRef<HTMLDivElement>(null);
  const help = useHelp();
  const isOpen = state.phase === "open" || state.phase === "again";
  const isUnchanged = put === (last ?? ground.start);
  const canSubmit = isOpen && !isUnchanged && put !== ground.start;
  const submit = () => {
    if (canSubmit) onRespond({ walked: [put] });
  };
  useKeys(isOpen, (event) => {
    const direction = arrows.get(event.key);
    if (direction !== undefined) {
      // The page may not scroll.
      event.preventDefault();
      const next = stepFrom(ground, put, direction);
      if (next === null) return;
      setPut(next);
      // A keyboard that stands on the robot's square goes along.
      const squares = sheet.current;
      if (squares?.contains(document.activeElement)) {
        squares.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus({ preventScroll: true });
      }
    } else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  const right = state.key === null ? null : walk(ground, state.key.moves).path;
  const at = state.key?.target ?? put;
  const { row, column } = placeOf(ground, at);
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isUnchanged}
      height="table"
      markAt="outside"
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={
        <div ref={sheet} className="flex size-full items-center justify-center">
          <WalkSheet
            ground={ground}
            at={at}
            way={right ?? help}
            look={right === null ? "help" : "right"}
            isWalking={right !== null}
          >
            {right === null && <Squares ground={ground} at={put} isOpen={isOpen} onPut={setPut} />}
          </WalkSheet>
          <span aria-live="polite" className="sr-only">
            {text.stands(text.square(row, column))}
          </span>
        </div>
      }
    />
  );
}

/** Cards laid one behind the other: a tap or a number lays one, or takes it back, and the others close up. */
function useRow(cards: number, { phase, tried }: BoardProps<"walk">["state"], onRespond: Walked) {
  const last = tried.at(-1)?.walked ?? [];
  const [laid, setLaid] = useState<readonly number[]>(last);
  const isOpen = phase === "open" || phase === "again";
  const isUnchanged = laid.join() === last.join();
  const canSubmit = isOpen && laid.length > 0 && !isUnchanged;
  const toggle = (card: number) =>
    setLaid((before) => {
      if (before.includes(card)) return before.filter((other) => other !== card);
      return card < cards && before.length < longestRow ? [...before, card] : before;
    });
  const takeBack = (place: number) => setLaid((before) => before.filter((_, other) => other !== place));
  const submit = () => {
    if (canSubmit) onRespond({ walked: laid });
  };
  useKeys(isOpen, (event) => {
    if (/^[1-9]$/.test(event.key)) toggle(Number(event.key) - 1);
    else if (event.key === "Backspace") takeBack(laid.length - 1);
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  return { laid, isOpen, isUnchanged, canSubmit, toggle, takeBack, submit };
}

/** A row of cards leads the robot around a wall; once it is sent the robot walks it. */
function CardWalk({ question, state, tool, onRespond }: BoardProps<"walk">) {
  const { ground, cards } = question.view;
  const { laid, isOpen, isUnchanged, canSubmit, toggle, takeBack, submit } = useRow(cards.length, state, onRespond);
  const help = useHelp();
  const own = laid.flatMap((card) => cards[card] ?? []);
  const row = state.phase === "shown" ? (state.key?.moves ?? own) : own;
  const isSent = state.key !== null || (state.phase === "again" && isUnchanged);
  const walked = isSent ? walk(ground, row).path : null;
  const at = walked?.at(-1) ?? ground.start;
  const { row: line, column } = placeOf(ground, at);
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isUnchanged}
      height="tall"
      markAt="outside"
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={
        <div className="grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-2 tablet:gap-4">
          <div className="flex min-h-0 justify-center">
            <WalkSheet
              ground={ground}
              at={at}
              way={walked ?? help}
              look={state.key === null ? "help" : "right"}
              isWalking={isSent}
            />
          </div>
          <CardRow moves={row} isOpen={isOpen} isRight={state.key !== null} onTakeBack={takeBack} />
          <span aria-live="polite" className="sr-only">
            {isSent ? text.stands(text.square(line, column)) : tellMoves(row)}
          </span>
        </div>
      }
    >
      <div className="grid grid-cols-5 gap-2 tablet:gap-4">
        {cards.map((move, card) => (
          <MoveCard
            key={tellMoves([move])}
            move={move}
            name={compareBoardText.card(tellMoves([move]))}
            look={laid.includes(card) ? "used" : "lying"}
            isPressed={laid.includes(card)}
            isResting={!isOpen || (!laid.includes(card) && laid.length === longestRow)}
            onPress={() => toggle(card)}
          />
        ))}
      </div>
    </WorkedBoard>
  );
}

interface CardRowProps {
  moves: readonly Move[];
  isOpen: boolean;
  isRight: boolean;
  onTakeBack: (place: number) => void;
}

/** The cards as they are walked, one after the other; a tap takes one back. */
function CardRow({ moves, isOpen, isRight, onTakeBack }: CardRowProps) {
  const places = Array.from({ length: longestRow }, (_, place) => ({ place, move: moves[place] ?? null }));
  return (
    <div className="grid grid-cols-4 gap-2 tablet:gap-4">
      {places.map(({ place, move }) =>
        move === null ? (
          <MoveCard
            key={place}
            move={null}
            name={compareBoardText.emptySlot(place + 1)}
            look={isRight ? "gone" : "empty"}
            isResting={true}
            onPress={() => onTakeBack(place)}
          />
        ) : (
          <MoveCard
            key={place}
            move={move}
            name={compareBoardText.takeBack(tellMoves([move]), place + 1)}
            look={isRight ? "right" : "laid"}
            isResting={!isOpen}
            onPress={() => onTakeBack(place)}
          />
        ),
      )}
    </div>
  );
}
