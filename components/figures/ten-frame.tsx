import type { TenFrameFigure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureSrc } from "./picture-src.ts";

const pitch = 60;
const side = 56;
const edge = 4;
const perFrame = 10;

interface CellContent {
  readonly place: number;
  readonly picture: PictureName | null;
  readonly label: string | null;
}

/**
 * One or two frames of ten; cells with a label are dashed and show it over a pale picture. Two frames
 * stand one below the other, or side by side where they share a low card with another figure.
 */
export function TenFrame({ figure }: { figure: TenFrameFigure }) {
  const pictures = figure.groups.flatMap(({ picture, count }) => new Array<PictureName>(count).fill(picture));
  const labels = new Map(figure.labels.map(({ place, label }) => [place, label]));
  const cells: CellContent[] = Array.from({ length: figure.frames * perFrame }, (_, place) => ({
    place,
    picture: pictures[place] ?? null,
    label: labels.get(place) ?? null,
  }));
  const fontSize = figure.frames === 1 ? 28 : 34;
  return (
    <div
      role="img"
      aria-label={figure.alt}
      className="flex min-h-0 w-full max-w-75 shrink justify-center gap-2 only:flex-col tablet:max-w-150 tablet:gap-4 wide:max-w-125 [@container(min-height:15rem)]:flex-col"
    >
      <Frame cells={cells.slice(0, perFrame)} fontSize={fontSize} />
      {figure.frames === 2 && <Frame cells={cells.slice(perFrame)} fontSize={fontSize} />}
    </div>
  );
}

function Frame({ cells, fontSize }: { cells: readonly CellContent[]; fontSize: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 304 124" className="min-h-0 w-full min-w-0 shrink">
      {cells.map((cell) => (
        <Cell key={cell.place} cell={cell} fontSize={fontSize} />
      ))}
    </svg>
  );
}

function Cell({ cell: { place, picture, label }, fontSize }: { cell: CellContent; fontSize: number }) {
  const x = edge + (place % 5) * pitch;
  const y = edge + Math.floor((place % perFrame) / 5) * pitch;
  const look =
    label === null ? "fill-surface stroke-soft" : "animate-pop fill-card stroke-again pivot [stroke-dasharray:7_6]";
  return (
    <g>
      <rect x={x} y={y} width={side} height={side} rx="13" strokeWidth="3" className={look} />
      {picture !== null && (
        <image
          href={pictureSrc(picture)}
          x={x + 7}
          y={y + 7}
          width="42"
          height="42"
          opacity={label === null ? 1 : 0.35}
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
