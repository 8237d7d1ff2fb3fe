import { use } from "react";
import { PlaceMats } from "#components/figures/place-mats.tsx";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { BoardState } from "#components/questions/board-state.ts";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Blocks, PlaceValueView } from "#lib/questions/kinds/place-value/grading.ts";
import { placeValueBoardText as text } from "#lib/text/place-value-board-text.ts";

interface MatsProps {
  state: BoardState<"place-value">;
  blocks: Blocks;
  view: PlaceValueView;
}

const place = "absolute inset-2 m-auto h-[calc(100%-16px)] w-[calc(100%-16px)]";
const roomy = "tablet:inset-6 tablet:h-[calc(100%-48px)] tablet:w-[calc(100%-48px)]";

/** The sheet the blocks lie on; what lies there is read out when it changes. An open hint is drawn onto the mats. */
export function Mats({ state, blocks, view }: MatsProps) {
  const figures = use(BoardHelp);
  const open = figures?.find((figure) => figure.type === "place-blocks") ?? null;
  const help = state.key === null ? open : null;
  const shown = { ...blocks, hundreds: view.hasHundreds ? blocks.hundreds : null };
  const mark = markOf(state, blocks);
  return (
    <Card className={classNames("relative min-h-0", looks[mark])}>
      <PlaceMats
        {...shown}
        marked={help?.marked ?? none}
        isTenRinged={help?.isTenRinged === true}
        hasLooseTens={view.canSwapTens === true}
        wanted={help === null ? null : { hundreds: help.hundreds ?? 0, tens: help.tens, ones: help.ones }}
        alt={text.blocksAlt(shown)}
        className={`${place} ${roomy}`}
      />
      <span aria-live="polite" className="sr-only">
        {text.blocksAlt(shown)}
      </span>
      {(mark === "right" || mark === "again") && (
        <span className="absolute -top-2.5 -right-1.5">
          <AnswerMark isRight={mark === "right"} />
        </span>
      )}
    </Card>
  );
}

const none: readonly never[] = [];

type Mark = "plain" | "waiting" | "right" | "again";

const looks: Readonly<Record<Mark, string>> = {
  plain: "",
  waiting: "animate-wait",
  right: "animate-bounce bg-right-surface",
  again: "animate-shake bg-again-surface",
};

/** Green once the answer is known; orange for as long as the wrong blocks lie there as they were sent. */
function markOf({ phase, tried, key }: BoardState<"place-value">, blocks: Blocks): Mark {
  if (key !== null) return "right";
  if (phase === "waiting") return "waiting";
  const last = tried.at(-1);
  const isSent =
    last !== undefined && last.hundreds === blocks.hundreds && last.tens === blocks.tens && last.ones === blocks.ones;
  return phase === "again" && isSent ? "again" : "plain";
}
