"use client";

import { use, useState } from "react";
import { Vessel } from "#components/figures/jug/vessel.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { WorkedCard } from "#components/questions/worked-card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { jugText } from "#lib/text/jug-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { vesselText } from "#lib/text/vessel-text.ts";

interface CupButtonProps {
  by: 1 | -1;
  isDisabled: boolean;
  onPour: (by: 1 | -1) => void;
}

/** Pours one litre in or out. */
function CupButton({ by, isDisabled, onPour }: CupButtonProps) {
  return (
    <button
      type="button"
      aria-label={by === 1 ? jugText.add : jugText.take}
      {...resting(isDisabled, () => onPour(by))}
      className="press c4 mb-1 flex min-h-16 items-center justify-center gap-2 rounded-tool bg-solid font-head text-[1.375rem] font-bold text-on lip-solid aria-disabled:opacity-60 tablet:min-h-20 tablet:text-[1.75rem]"
    >
      <Icon name={by === 1 ? "plus" : "minus"} className="size-7 tablet:size-9" strokeWidth={3.2} />
      {jugText.cup}
    </button>
  );
}

/** A vessel that is filled, or emptied again, by cups of one litre. */
export function PourBoard({ question, state, tool, onRespond }: BoardProps<"pour">) {
  const { form, capacity, numberEvery, start } = question.view;
  const [poured, setPoured] = useState(state.tried.at(-1)?.litres ?? start);
  const help = use(BoardHelp);
  const isOpen = state.phase === "open" || state.phase === "again";
  const litres = state.key?.litres ?? poured;
  const last = state.tried.at(-1)?.litres ?? start;
  const shown = help?.find((figure) => figure.type === "jug")?.vessels[0];
  const pour = (by: 1 | -1) => setPoured((before) => Math.min(capacity, Math.max(0, before + by)));
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(8rem,1fr)] gap-3 tablet:gap-6 wide:gap-5"
    >
      <WorkedCard phase={state.phase} isUnchanged={poured === last}>
        <Vessel
          vessel={{
            ...{ form, liquid: "water", capacity, numberEvery, litres, label: null },
            isGuided: state.key !== null,
            lit: state.key === null ? (shown?.lit ?? null) : null,
          }}
          className="h-full max-h-125 min-h-0 w-full"
        />
        <span aria-live="polite" className="sr-only">
          {jugText.now(vesselText[form], litres)}
        </span>
      </WorkedCard>
      {state.key === null && (
        <>
          <div className="grid grid-cols-2 gap-3 tablet:gap-6">
            <CupButton by={-1} isDisabled={!isOpen || poured === 0} onPour={pour} />
            <CupButton by={1} isDisabled={!isOpen || poured === capacity} onPour={pour} />
          </div>
          <SubmitRow
            isOpen={isOpen}
            tool={tool}
            canSubmit={isOpen && poured !== last}
            onSubmit={() => onRespond({ litres: poured })}
          />
        </>
      )}
    </fieldset>
  );
}
