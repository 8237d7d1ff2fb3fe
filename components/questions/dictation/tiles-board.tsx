import { useState } from "react";
import type { BoardProps } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { ToneMark } from "#components/questions/tone-mark.tsx";
import { useKeys } from "#components/questions/use-keys.ts";
import { Told, WritingSheet } from "#components/questions/writing/writing-board.tsx";
import { MarkedLetters } from "#components/questions/writing/writing-field.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { DictationView } from "#lib/questions/kinds/dictation/grading.ts";
import { isStop, joinTiles, toneOfTile } from "#lib/questions/kinds/dictation/join-tiles.ts";
import { dictationText as text } from "#lib/text/dictation-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { ListenRow } from "./listen-row.tsx";

interface TilesBoardProps extends BoardProps<"dictation"> {
  tiles: NonNullable<DictationView["tiles"]>;
}

interface Building {
  readonly put: readonly number[];
  /** What the tiles make, or before the first of them what was sent. */
  readonly shown: string;
  readonly isOpen: boolean;
  readonly isSent: boolean;
  readonly canSubmit: boolean;
  readonly toggle: (place: number) => void;
  readonly rubOut: () => void;
  readonly submit: () => void;
}

/** The tiles that were put; a run that is taken up again begins with none. */
function useTiles({ state, tiles, onRespond }: Pick<TilesBoardProps, "state" | "tiles" | "onRespond">): Building {
  const sent = state.tried.at(-1)?.written;
  const [put, setPut] = useState<readonly number[]>([]);
  const isOpen = state.phase === "open" || state.phase === "again";
  const written = joinTiles(
    tiles,
    put.map((place) => tiles.texts[place] ?? ""),
  );
  const shown = written === "" ? (sent ?? "") : written;
  const canSubmit = isOpen && written !== "" && written !== sent;
  const rubOut = () => setPut((before) => before.slice(0, -1));
  useKeys(isOpen, ({ key }) => {
    if (key === "Backspace") rubOut();
  });
  return {
    put,
    shown,
    isOpen,
    isSent: sent !== undefined && shown === sent,
    canSubmit,
    toggle: (place) =>
      setPut((before) => (before.includes(place) ? before.filter((other) => other !== place) : [...before, place])),
    rubOut,
    submit: () => {
      if (canSubmit) onRespond({ written });
    },
  };
}

/** What is heard is built of tiles: a tap puts one behind the others, a second tap takes it back. */
export function TilesBoard({ question, state, tool, onRespond, tiles }: TilesBoardProps) {
  const { heard, pieces } = question.view;
  const { put, shown, isOpen, isSent, canSubmit, toggle, rubOut, submit } = useTiles({ state, tiles, onRespond });
  const isOfLetters = tiles.unit === "letters";
  if (state.key !== null) {
    return (
      <fieldset aria-label={playText.answers} className="grid grid-cols-[minmax(0,1fr)] content-center">
        <WritingSheet phase={state.phase} isSent={isSent}>
          <Told rightKey={state.key} sent={state.tried.at(-1)?.written ?? ""} />
        </WritingSheet>
      </fieldset>
    );
  }
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 tablet:gap-6 wide:gap-4"
    >
      <WritingSheet phase={state.phase} isSent={isSent}>
        <ListenRow heard={heard} pieces={pieces} hasPieces={!isOfLetters} />
        <p
          aria-live="polite"
          className={classNames(
            "grid place-content-center rounded-answer border-3 px-2 py-1 text-center leading-[1.4]",
            isOfLetters
              ? "min-h-24 font-hand text-[3.5rem] tablet:min-h-40 tablet:text-[5.5rem]"
              : "min-h-20 font-head text-[1.375rem] font-semibold tablet:min-h-30 tablet:text-[2.25rem]",
            isSent && state.phase === "again"
              ? "border-again bg-again-surface"
              : "border-dashed border-edge bg-card text-hue",
          )}
        >
          <span className="sr-only">{`${text.written} ${shown === "" ? text.nothing : ""}`}</span>
          <span>
            <MarkedLetters text={shown} places={isSent ? state.wrongPlaces : noPlaces} />
          </span>
        </p>
      </WritingSheet>
      <fieldset aria-label={text.tiles} className="flex flex-wrap justify-center gap-2.5 tablet:gap-4">
        {tiles.texts.map((tile, place) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile keeps its place, and a word may lie there twice
            key={place}
            tile={tile}
            isPut={put.includes(place)}
            isOpen={isOpen}
            onToggle={() => toggle(place)}
          />
        ))}
      </fieldset>
      <SubmitRow
        isOpen={isOpen}
        tool={tool}
        canSubmit={canSubmit}
        onSubmit={submit}
        keys={<RubOutButton label={text.takeBack} isResting={!isOpen || put.length === 0} onRubOut={rubOut} />}
      />
    </fieldset>
  );
}

const noPlaces: readonly number[] = [];

interface TileProps {
  tile: string;
  isPut: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function nameOf(tile: string): string {
  const tone = toneOfTile(tile);
  if (tone !== undefined) return text.tone(tone);
  return isStop(tile) ? text.stop : text.tile(tile);
}

function Tile({ tile, isPut, isOpen, onToggle }: TileProps) {
  const tone = toneOfTile(tile);
  return (
    <button
      type="button"
      aria-label={nameOf(tile)}
      aria-pressed={isPut}
      {...resting(!isOpen, onToggle)}
      className={classNames(
        "press grid min-h-16 min-w-16 place-items-center rounded-answer px-3 font-head text-[1.5rem] leading-none font-bold tablet:min-h-21 tablet:min-w-21 tablet:px-5 tablet:text-[2.25rem]",
        isPut ? "bg-soft text-muted opacity-55" : "bg-card text-ink lip",
      )}
    >
      {tone === undefined ? tile : <ToneMark tone={tone} className="h-11 tablet:h-14" />}
    </button>
  );
}
