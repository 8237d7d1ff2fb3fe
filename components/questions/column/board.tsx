"use client";

import { use } from "react";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { ColumnKeys, ColumnPad, WideColumnPad } from "./column-pad.tsx";
import { FillSheet } from "./fill-sheet.tsx";
import { useFilling } from "./use-filling.ts";

/** More columns than these, a comma counted as one, are too small on a phone beside the pad. */
const mostBeside = 4;

/** A written sum filled digit by digit from the ones; what is carried can be noted. Pad or keyboard. */
export function ColumnBoard({ question, state, tool, onRespond }: BoardProps<"column">) {
  const filling = useFilling({ question, state, onRespond });
  const help = use(BoardHelp)?.find((figure) => figure.type === "column") ?? null;
  const { shown, notes, isOpen } = filling;
  const isAsking = state.key === null;
  const { rows, carries, operation, decimals = 0 } = question.view;
  const isWide = (rows[0]?.length ?? 0) + (decimals > 0 ? 1 : 0) > mostBeside;
  const pad = {
    isDisabled: !isOpen,
    canClear: shown.length > 0,
    note:
      carries.length === 0
        ? null
        : {
            name: operation === "×" ? columnBoardText.noteDigit : columnBoardText.note,
            isOn: notes.length > 0 || filling.isNoting,
            onToggle: filling.note,
          },
    onDigit: filling.type,
    onClear: filling.clear,
  };
  const submit = { isOpen, tool, canSubmit: filling.canSubmit, onSubmit: filling.submit };
  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-3 tablet:gap-6">
      <div className="flex gap-3 tablet:gap-6">
        <FillSheet
          view={question.view}
          state={state}
          typed={filling.typed}
          shown={shown}
          notes={notes}
          help={help}
          isWide={isWide}
        />
        {isAsking && !isWide && <ColumnPad {...pad} />}
      </div>
      {isAsking && isWide && <WideColumnPad {...pad} />}
      {isAsking && <SubmitRow {...submit} keys={isWide ? <ColumnKeys {...pad} /> : null} />}
    </fieldset>
  );
}
