import type { BoardState } from "#components/questions/board-state.ts";
import { ToneMark } from "#components/questions/tone-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { FillView } from "#lib/questions/kinds/fill/grading.ts";
import { fillBoardText } from "#lib/text/fill-board-text.ts";
import { type PartLook, PartTile } from "./part-tile.tsx";
import type { Part } from "./use-parts.ts";

interface PartRowProps {
  part: Part;
  view: FillView;
  state: BoardState<"fill">;
  chosen: number | null;
  isDisabled: boolean;
  onChoose: (part: Part, place: number) => void;
}

/** The parts of one sort, side by side; their name stands above them where there is room. */
export function PartRow({ part, view, state, chosen, isDisabled, onChoose }: PartRowProps) {
  const tiles = tilesOf(view, part);
  return (
    <fieldset aria-label={fillBoardText.row[part]} className="grid min-w-0 tablet:gap-1.5">
      <span aria-hidden="true" className="text-[1.25rem] text-muted max-tablet:hidden wide:hidden">
        {fillBoardText.row[part]}
      </span>
      <div className={classNames("grid gap-3 tablet:gap-5", tiles.length === 3 ? "grid-cols-3" : "grid-cols-4")}>
        {tiles.map(({ name, text, tone }, place) => (
          <PartTile
            key={name}
            name={name}
            look={lookOf(part, place, chosen, state)}
            isPressed={place === chosen}
            isDisabled={isDisabled}
            className={tone === null ? letters : marks}
            onChoose={() => onChoose(part, place)}
          >
            {tone === null ? text : <ToneTile tone={tone} />}
          </PartTile>
        ))}
      </div>
    </fieldset>
  );
}

const letters = "min-h-14 text-[1.75rem] tablet:min-h-21 tablet:text-[2.75rem] wide:min-h-16 wide:text-[2.125rem]";

const marks = "min-h-16 pt-0.5 pb-1 tablet:min-h-27 wide:min-h-24";

/** The mark, large, above its name; a phone has room for the one word that tells it from the others. */
function ToneTile({ tone }: { tone: Tone }) {
  return (
    <>
      <ToneMark
        tone={tone}
        className={classNames("flex-none text-hue tablet:h-16 wide:h-13", tone === "ngang" ? "h-7" : "h-9.5")}
      />
      <span className="text-[1.0625rem] text-balance tablet:hidden">{fillBoardText.shortTone(tone)}</span>
      <span className="max-tablet:hidden tablet:text-[1.375rem] wide:text-[1.1875rem]">{fillBoardText.tone(tone)}</span>
    </>
  );
}

function tilesOf({ initials, rimes, tones }: FillView, part: Part) {
  switch (part) {
    case "initial":
      return initials.map((text) => ({ name: fillBoardText.initial(text), text, tone: null }));
    case "rime":
      return rimes.map((text) => ({ name: fillBoardText.rime(text), text, tone: null }));
    case "tone":
      return tones.map((tone) => ({ name: fillBoardText.tone(tone), text: "", tone }));
    default:
      return part satisfies never;
  }
}

/** `chosen` is the right place once that may be seen. */
function lookOf(part: Part, place: number, chosen: number | null, { key, tried }: BoardState<"fill">): PartLook {
  if (key === null) return place === chosen ? "chosen" : "open";
  if (place === key[part]) return "right";
  return tried.at(-1)?.[part] === place ? "tried" : "rest";
}
