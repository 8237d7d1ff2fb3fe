import { type KeyboardEvent, use } from "react";
import { paperPath } from "#components/figures/paper-path.ts";
import { BoardHelp } from "#components/questions/board-help.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { sizeOf, turnedCorners, writeCorners } from "#lib/questions/kinds/tangram/cover.ts";
import type { TangramView } from "#lib/questions/kinds/tangram/grading.ts";
import { unit } from "#lib/questions/kinds/tangram/outline-figure.ts";
import { tellOutline } from "#lib/questions/kinds/tangram/tell-outline.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import { Piece } from "./piece.tsx";
import { tellPiece } from "./tell-piece.ts";
import { layTray } from "./tray.ts";
import type { Place } from "./use-pieces.ts";
import { usePull } from "./use-pull.ts";

interface TangramSheetProps {
  view: TangramView;
  places: readonly Place[];
  /** The piece that the buttons turn and take back; null for none. */
  held: number | null;
  isOpen: boolean;
  onHold: (piece: number) => void;
  onPut: (piece: number, at: Point | null) => void;
}

const arrows: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowUp", { x: 0, y: -1 }],
  ["ArrowDown", { x: 0, y: 1 }],
]);

const inTray: Place = { at: null, turn: 0 };

/** The grid with the outline, and below it the tray. */
export function TangramSheet({ view, places, held, isOpen, onHold, onPut }: TangramSheetProps) {
  const { columns, rows, pieces } = view;
  const tray = layTray(view);
  const height = rows + tray.height;
  const lying = pieces.map(({ corners, paint }, number) => {
    const place = places[number] ?? inTray;
    const turned = turnedCorners(corners, place.turn);
    const [flat, now] = [sizeOf(corners), sizeOf(turned)];
    const home = tray.places[number] ?? { x: 0, y: 0 };
    // In the tray a piece turns around its middle.
    const beside = { x: home.x + (flat.width - now.width) / 2, y: rows + home.y + (flat.height - now.height) / 2 };
    return { number, paint, place, corners: turned, low: now.height, at: place.at ?? beside };
  });
  const { pull, handlers } = usePull({
    columns,
    cornerOf: (piece) => lying[piece]?.at ?? { x: 0, y: 0 },
    onHold,
    onDrop: (piece, at) => onPut(piece, at.y + (lying[piece]?.low ?? 0) / 2 < rows ? at : null),
    // A piece that was tapped before is put down where the grid is tapped, and taken back where the tray is.
    onTap: ({ x, y }) => held !== null && onPut(held, y < rows ? { x: Math.floor(x), y: Math.floor(y) } : null),
  });

  function move(event: KeyboardEvent, { number, place: { at }, low }: (typeof lying)[number]): void {
    const arrow = arrows.get(event.key);
    if (arrow === undefined) return;
    // The page may not scroll.
    event.preventDefault();
    const next = at === null ? { x: 0, y: 0 } : { x: at.x + arrow.x, y: at.y + arrow.y };
    onPut(number, at !== null && next.y + low > rows ? null : next);
  }

  return (
    <div
      data-close=""
      className="relative touch-none select-none"
      style={{ width: `min(100cqw, calc(100cqh * ${columns / height}))`, aspectRatio: `${columns} / ${height}` }}
      {...(isOpen && handlers)}
    >
      <Ground view={view} height={height} />
      {lying.map((piece) => (
        <Piece
          key={piece.number}
          number={piece.number}
          corners={piece.corners}
          paint={piece.paint}
          name={tellPiece(view, piece.number, piece.place)}
          at={pull?.piece === piece.number ? pull.at : piece.at}
          sheet={{ columns, height }}
          isHeld={held === piece.number}
          isPulled={pull?.piece === piece.number}
          isOpen={isOpen}
          onHold={() => onHold(piece.number)}
          onLay={() => piece.place.at === null && onPut(piece.number, { x: 0, y: 0 })}
          onKey={(event) => move(event, piece)}
        />
      ))}
    </div>
  );
}

/** What pieces are laid on: squared paper with the outline, the lines that help, and the tray. */
function Ground({ view, height }: { view: TangramView; height: number }) {
  const { columns, rows, outline, lines } = view;
  const help = use(BoardHelp)?.flatMap((figure) => (figure.type === "shapes" ? figure.parts : [])) ?? [];
  const helpLines = help.flatMap((part) => (part.form === "lines" ? part.lines : []));
  const draw = (drawn: TangramView["lines"]) =>
    drawn.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
  return (
    <svg
      role="img"
      aria-label={text.outline(tellOutline(outline))}
      viewBox={`0 0 ${columns} ${height}`}
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={paperPath(columns, rows, 1, 0, 0)} strokeWidth="0.03" className="stroke-soft" />
      <rect y={rows + 0.12} width={columns} height={height - rows - 0.12} rx="0.25" className="fill-soft" />
      <polygon
        points={writeCorners(outline)}
        strokeWidth="0.07"
        strokeLinejoin="round"
        className="fill-surface stroke-solid"
      />
      <path d={draw(lines)} strokeWidth="0.05" strokeLinecap="round" className="stroke-solid" />
      <path
        d={draw(helpLines)}
        transform={`scale(${1 / unit})`}
        strokeWidth={unit * 0.09}
        strokeLinecap="round"
        className="animate-fade stroke-again"
      />
    </svg>
  );
}
