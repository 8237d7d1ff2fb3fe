"use client";

import { use, useState } from "react";
import { Vessel } from "#components/figures/jug/vessel.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { StepButton } from "#components/questions/step-button.tsx";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { jugText } from "#lib/text/jug-text.ts";
import { vesselText } from "#lib/text/vessel-text.ts";

/** A vessel that is filled, or emptied again, from mark to mark. */
export function PourBoard({ question, state, tool, onRespond }: BoardProps<"pour">) {
  const { form, markMl, capacity, numberEvery, start } = question.view;
  const [poured, setPoured] = useState(state.tried.at(-1)?.litres ?? start);
  const help = use(BoardHelp);
  const isOpen = state.phase === "open" || state.phase === "again";
  const litres = state.key?.litres ?? poured;
  const last = state.tried.at(-1)?.litres ?? start;
  const shown = help?.find((figure) => figure.type === "jug")?.vessels[0];
  const pour = (by: 1 | -1) => setPoured((before) => Math.min(capacity, Math.max(0, before + by)));
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={poured === last}
      canSubmit={isOpen && poured !== last}
      onSubmit={() => onRespond({ litres: poured })}
      sheet={
        <>
          <Vessel
            vessel={{
              ...{ form, liquid: "water", capacity, numberEvery, litres, label: null },
              ...(markMl !== undefined && { markMl }),
              isGuided: state.key !== null,
              lit: state.key === null ? (shown?.lit ?? null) : null,
            }}
            className="h-full max-h-125 min-h-0 w-full"
          />
          <span aria-live="polite" className="sr-only">
            {jugText.now(vesselText[form], litres, markMl)}
          </span>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3 tablet:gap-6">
        <StepButton
          isMore={false}
          label={jugText.amount(1, markMl)}
          name={jugText.take(markMl)}
          isDisabled={!isOpen || poured === 0}
          onStep={() => pour(-1)}
        />
        <StepButton
          isMore={true}
          label={jugText.amount(1, markMl)}
          name={jugText.add(markMl)}
          isDisabled={!isOpen || poured === capacity}
          onStep={() => pour(1)}
        />
      </div>
    </WorkedBoard>
  );
}
