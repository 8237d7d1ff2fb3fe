"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { AnswerRow } from "#components/questions/boxes/answer-row.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import type { SortView } from "#lib/questions/kinds/sort/grading.ts";
import { sortText as text } from "#lib/text/sort-text.ts";
import { AlikeSheet } from "./alike-sheet.tsx";
import { LongSheet } from "./long-sheet.tsx";
import { NamedSheet } from "./named-sheet.tsx";
import { ClearKeys, SumPad } from "./sum-pad.tsx";
import { useSorting } from "./use-sorting.ts";

type Sorting = ReturnType<typeof useSorting>;

/** Things are put into trays; where a sum belongs to it, that is written next, below them. */
export function SortBoard({ question, state, tool, onRespond }: BoardProps<"sort">) {
  const sorting = useSorting({ question, state, onRespond });
  const { isWriting, typing } = sorting;
  const { pile, sum } = question.view;
  const isKnown = state.key !== null;
  const isLong = pile.type === "named" && pile.isLong === true;
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={sorting.isUnchanged}
      height={isWriting ? "low" : heightOf(pile)}
      markAt={isLong ? "outside" : "corner"}
      {...(isWriting
        ? { canSubmit: typing.canSubmit, onSubmit: typing.submit, keys: <ClearKeys typing={typing} /> }
        : { canSubmit: sorting.canGoOn, onSubmit: sorting.goOn, ...(sum !== null && { label: text.write }) })}
      sheet={
        <div className="flex h-full min-h-0 w-full flex-col items-center gap-2 tablet:gap-4">
          <div className="flex min-h-0 w-full flex-1 justify-center">
            <Trays view={question.view} sorting={sorting} isKnown={isKnown} />
          </div>
          {isKnown && sum !== null && (
            <div className="flex flex-wrap items-center justify-center gap-2 font-head text-[1.25rem] font-bold tablet:text-[2rem]">
              <AnswerRow parts={sum.parts} texts={typing.texts} look="right" active={null} onChoose={typing.choose} />
            </div>
          )}
        </div>
      }
    >
      {isWriting && sum !== null && <SumPad parts={sum.parts} typing={typing} onBack={sorting.sortAgain} />}
    </WorkedBoard>
  );
}

function heightOf(pile: SortView["pile"]): "tall" | "sorted" | "stacked" {
  if (pile.type === "alike") return "tall";
  return pile.isLong === true ? "stacked" : "sorted";
}

interface TraysProps {
  view: SortView;
  sorting: Sorting;
  isKnown: boolean;
}

function Trays({ view: { pile, trays }, sorting, isKnown }: TraysProps) {
  const isOpen = sorting.isOpen && !sorting.isWriting;
  if (pile.type === "named") {
    const Sheet = pile.isLong === true ? LongSheet : NamedSheet;
    return (
      <Sheet
        {...{ trays, isOpen, isKnown }}
        things={pile.things}
        sorted={sorting.sorted}
        moved={isKnown ? sorting.strays : []}
        onPut={sorting.put}
      />
    );
  }
  return (
    <AlikeSheet
      {...{ pile, trays, isOpen, isKnown }}
      counts={sorting.sorted}
      isLying={sorting.isWriting && !isKnown}
      isCounted={isKnown || sorting.isUnchanged}
      onMove={sorting.move}
    />
  );
}
