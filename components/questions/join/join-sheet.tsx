import { type PointerEvent, useRef } from "react";
import { pictureSrc } from "#components/figures/picture-src.ts";
import { classNames } from "#components/ui/class-names.ts";
import { columnX, type JoinRow } from "#lib/questions/kinds/join/grading.ts";
import { joinBoardText as text } from "#lib/text/join-board-text.ts";
import type { Links, RowAt } from "./links.ts";

interface JoinSheetProps {
  rows: readonly [JoinRow, JoinRow];
  links: Links;
  isOpen: boolean;
  onTap: (row: RowAt, place: number) => void;
  onJoin: (upper: number, lower: number) => void;
}

/** The thing below a finger, of which a button tells its row and place. */
function thingAt({ clientX, clientY }: PointerEvent): { row: number; place: number } | null {
  const button = document.elementFromPoint(clientX, clientY)?.closest("[data-place]");
  if (!(button instanceof HTMLElement)) return null;
  return { row: Number(button.dataset.row), place: Number(button.dataset.place) };
}

/** Two rows of things with the lines that join them. */
export function JoinSheet({ rows, links, isOpen, onTap, onJoin }: JoinSheetProps) {
  /** Where a stroke began; null between strokes. */
  const from = useRef<ReturnType<typeof thingAt>>(null);

  function end(event: PointerEvent<HTMLDivElement>): void {
    const [start, to] = [from.current, thingAt(event)];
    from.current = null;
    if (!isOpen || start === null || to === null || start.row === to.row) return;
    if (start.row === 0) onJoin(start.place, to.place);
    else onJoin(to.place, start.place);
  }
  return (
    <div
      className="relative h-full max-h-100 w-full touch-none select-none [container-type:size]"
      onPointerDown={(event) => {
        from.current = thingAt(event);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-[min(19.5cqw,6rem)] h-[calc(100cqh-2*min(19.5cqw,6rem))] w-full"
      >
        {links.map(([upper, lower]) => (
          <path
            key={`${upper} ${lower}`}
            d={`M${columnX(rows[0].places[upper] ?? 0)} 0L${columnX(rows[1].places[lower] ?? 0)} 100`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="5"
            strokeLinecap="round"
            className="animate-fade stroke-hue"
          />
        ))}
      </svg>
      {rows.map((row, at) => (
        <Row
          key={row.picture}
          row={row}
          other={rows[at === 0 ? 1 : 0]}
          at={at === 0 ? 0 : 1}
          {...{ links, isOpen, onTap }}
        />
      ))}
      <span aria-live="polite" className="sr-only">
        {text.now(links.length)}
      </span>
    </div>
  );
}

interface RowProps extends Pick<JoinSheetProps, "links" | "isOpen" | "onTap"> {
  row: JoinRow;
  other: JoinRow;
  at: RowAt;
}

function Row({ row, other, at, links, isOpen, onTap }: RowProps) {
  const nameOf = (place: number) => {
    const name = text.thing(row.picture, place + 1);
    const link = links.find((each) => each[at] === place);
    return link === undefined ? name : text.joined(name, other.picture, link[at === 0 ? 1 : 0] + 1);
  };
  return row.places.map((column, place) => (
    <button
      key={column}
      type="button"
      data-row={at}
      data-place={place}
      aria-label={nameOf(place)}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) onTap(at, place);
      }}
      style={{ left: `${columnX(column)}%` }}
      className={classNames(
        "absolute grid aspect-square w-[19.5%] max-w-24 -translate-x-1/2 place-items-center rounded-tool",
        at === 0 ? "top-0" : "bottom-0",
        links.some((link) => link[at] === place) && "bg-soft",
      )}
    >
      <img src={pictureSrc(row.picture)} alt="" draggable={false} className="pointer-events-none w-[86%]" />
    </button>
  ));
}
