import { classNames } from "#components/ui/class-names.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { Picture } from "./picture.tsx";

const pitch = 60;
const side = 56;
const edge = 4;
const perFrame = 10;
/** Cells in the longer direction of a frame. */
const perLine = 5;
/** Between two frames that stand side by side. */
const gap = 8;

interface CellContent {
  readonly place: number;
  readonly picture: PictureName | null;
  readonly label: string | null;
  readonly isCrossed: boolean;
}

interface CellLook {
  readonly fontSize: number;
  readonly pictureSize: number;
  /** Where the cell of a place begins. */
  readonly at: (place: number) => readonly [x: number, y: number];
}

const lying: Omit<CellLook, "fontSize"> = {
  pictureSize: 42,
  at: (place) => [edge + (place % perLine) * pitch, edge + Math.floor((place % perFrame) / perLine) * pitch],
};

/** Larger pictures, as the card is small, and numbers that can still be read on a phone. */
const standing: CellLook = {
  fontSize: 40,
  pictureSize: 51,
  at: (place) => [
    edge + Math.floor(place / perLine) * pitch + Math.floor(place / perFrame) * gap,
    edge + (place % perLine) * pitch,
  ],
};

/**
 * One or two frames of ten; cells with a label are dashed and show it over a pale picture, what is taken away is pale
 * and crossed out. Two lying frames stand one below the other, or side by side where they share a low card with another
 * figure.
 */
export function TenFrame({ figure }: { figure: TenFrameFigure }) {
  const pictures = figure.groups.flatMap(({ picture, count }) => new Array<PictureName>(count).fill(picture));
  const labels = new Map(figure.labels.map(({ place, label }) => [place, label]));
  const cells: CellContent[] = Array.from({ length: figure.frames * perFrame }, (_, place) => ({
    place,
    picture: pictures[place] ?? null,
    label: labels.get(place) ?? null,
    isCrossed: place < pictures.length && place >= pictures.length - figure.crossed,
  }));
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className={classNames(
        "flex min-h-0 w-full shrink justify-center",
        figure.isStanding
          ? "flex-col"
          : "max-w-75 gap-2 only:flex-col [@container(min-aspect-ratio:12/5)]:only:flex-row tablet:max-w-150 tablet:gap-4 wide:max-w-125 [@container(min-height:15rem)]:flex-col",
      )}
    >
      {figure.isStanding ? (
        <Cells cells={cells} look={standing} viewBox={figure.frames === 1 ? "0 0 124 304" : "0 0 252 304"} />
      ) : (
        <LyingFrames cells={cells} />
      )}
    </div>
  );
}

function LyingFrames({ cells }: { cells: readonly CellContent[] }) {
  const isOne = cells.length === perFrame;
  const look = { ...lying, fontSize: isOne ? 28 : 34 };
  return (
    <>
      <Cells cells={cells.slice(0, perFrame)} look={look} viewBox="0 0 304 124" />
      {!isOne && <Cells cells={cells.slice(perFrame)} look={look} viewBox="0 0 304 124" />}
    </>
  );
}

function Cells({ cells, look, viewBox }: { cells: readonly CellContent[]; look: CellLook; viewBox: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className="min-h-0 w-full min-w-0 shrink">
      {cells.map((cell) => (
        <Cell key={cell.place} cell={cell} look={look} />
      ))}
    </svg>
  );
}

function Cell({ cell, look }: { cell: CellContent; look: CellLook }) {
  const { place, picture, label, isCrossed } = cell;
  const { fontSize, pictureSize } = look;
  const [x, y] = look.at(place);
  const margin = (side - pictureSize) / 2;
  const frame =
    label === null ? "fill-surface stroke-soft" : "animate-pop fill-card stroke-again pivot [stroke-dasharray:7_6]";
  return (
    <g>
      <rect x={x} y={y} width={side} height={side} rx="13" strokeWidth="3" className={frame} />
      {picture !== null && (
        <Picture
          name={picture}
          x={x + margin}
          y={y + margin}
          size={pictureSize}
          opacity={label === null && !isCrossed ? 1 : 0.35}
        />
      )}
      {isCrossed && (
        <path
          d={`M${x + 9} ${y + side - 9}L${x + side - 9} ${y + 9}`}
          strokeWidth="5"
          strokeLinecap="round"
          className="animate-fade stroke-again"
        />
      )}
      {label !== null && (
        <text
          x={x + side / 2}
          y={y + side / 2 + fontSize * 0.34}
          fontSize={fontSize}
          textAnchor="middle"
          className="animate-pop fill-again-ink font-head font-extrabold pivot"
        >
          {label}
        </text>
      )}
    </g>
  );
}
