"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { ColumnPad } from "#components/questions/column/column-pad.tsx";
import { useNumberKeys } from "#components/questions/number/use-number-keys.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { useDigits } from "#components/questions/use-digits.ts";
import { divisionSquares } from "#lib/questions/kinds/division/squares.ts";
import { playText } from "#lib/text/play-text.ts";
import { DivisionSheet } from "./division-sheet.tsx";

/** A division filled digit by digit in the order in which it is done. Pad or keyboard. */
export function DivisionBoard({ question: { view }, state, tool, onRespond }: BoardProps<"division">) {
  const { phase, tried, key } = state;
  const last = tried.at(-1)?.filled ?? [];
  const { typed, shown, isOpen, canSubmit, fill, clear } = useDigits(
    { phase, count: tried.length, last },
    divisionSquares(view).length,
  );
  const onDigit = (digit: string) => fill(Number(digit));
  const submit = () => {
    if (canSubmit) onRespond({ filled: typed });
  };
  useNumberKeys({ isOpen, onDigit, onClear: clear, onSubmit: submit });
  const pad = { isDisabled: !isOpen, canClear: shown.length > 0, note: null, onDigit, onClear: clear };
  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-3 tablet:gap-6">
      <div className="flex gap-3 tablet:gap-6">
        <DivisionSheet view={view} state={state} typed={typed} shown={shown} />
        {key === null && <ColumnPad {...pad} />}
      </div>
      {key === null && <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />}
    </fieldset>
  );
}
