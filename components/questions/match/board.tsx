"use client";

import { use } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";
import { MatchSum } from "./match-sum.tsx";
import { useMatching } from "./use-matching.ts";

/** A sum whose names or numbers lie as labels below it: a tap on a label puts it into the place that waits. */
export function MatchBoard({ question, state, tool, onRespond }: BoardProps<"match">) {
  const matching = useMatching({ question, state, onRespond });
  const isAsking = state.key === null;
  const figures = use(BoardHelp);
  const [help = null] = isAsking && figures !== null ? figures : [];
  const { view } = question;
  const { filled, isOpen, isSent } = matching;
  // A sum without names is the one on the board: its number is marked there.
  const marked = help?.type === "parts" && help.numbers.every(({ name }) => name === null) ? help.marked : null;
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6"
    >
      <Card className="grid justify-items-center gap-3 p-3 tablet:gap-4 tablet:p-7">
        {help !== null && marked === null && <FigureView figure={help} answer={null} />}
        <MatchSum
          view={view}
          filled={filled}
          next={isAsking ? matching.next : null}
          look={lookOf(state, isSent)}
          marked={marked}
          isDisabled={!isOpen}
          onChoose={matching.choose}
        />
      </Card>
      {isAsking && (
        <>
          <div className={classNames("grid gap-3 tablet:gap-5", columns[view.labels.length])}>
            {view.labels.map((label, at) => (
              <button
                key={label.text}
                type="button"
                onPointerDown={(event) => event.preventDefault()}
                {...resting(!matching.canPut(at), () => matching.put(at))}
                className={classNames(
                  "press min-h-16 rounded-answer bg-card px-1 font-head leading-tight font-bold lip aria-disabled:opacity-45 tablet:min-h-21",
                  view.filled === "boxes"
                    ? "text-[1.875rem] tabular-nums tablet:text-[2.5rem]"
                    : "text-[1.1875rem] tablet:text-[1.625rem]",
                )}
              >
                {label.text}
              </button>
            ))}
          </div>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={matching.canSubmit} onSubmit={matching.submit} />
        </>
      )}
    </fieldset>
  );
}

const columns: Readonly<Record<number, string>> = { 3: "grid-cols-3", 4: "grid-cols-4", 5: "grid-cols-5" };

function lookOf(
  { phase, key }: BoardProps<"match">["state"],
  isSent: boolean,
): "filled" | "right" | "again" | "waiting" {
  if (key !== null) return "right";
  if (phase === "waiting") return "waiting";
  return phase === "again" && isSent ? "again" : "filled";
}
