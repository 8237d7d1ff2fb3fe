import type { BoxLook } from "#components/questions/answer-box.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { NumberBox, PlacesHead } from "#lib/questions/kinds/boxes/grading.ts";
import { boxesBoardText } from "#lib/text/boxes-board-text.ts";
import { looks } from "./answer-row.tsx";

interface PlaceTableProps {
  chart: PlacesHead;
  boxes: readonly NumberBox[];
  texts: readonly string[];
  look: BoxLook;
  /** The square that is typed into; null while none is. */
  active: number | null;
  onChoose: (box: number) => void;
}

/** The names of places are set as small as a phone needs them for so many columns. */
function sizeFor(columns: number): string {
  if (columns < many) return "text-[0.875rem]";
  return columns < most ? "text-[0.75rem]" : "text-[0.6875rem]";
}

const many = 7;
const most = 9;

const head = "grid place-items-center border-edge bg-soft py-1 text-center leading-tight text-hue";

/** A table of places with its classes over them; a tap on a square makes it the one that is typed into. */
export function PlaceTable({ chart: { classes, places }, boxes, texts, look, active, onChoose }: PlaceTableProps) {
  const starts = classes.map((_, at) => classes.slice(0, at).reduce((sum, { span }) => sum + span, 0));
  const isStart = (column: number) => column > 0 && starts.includes(column);
  const size = sizeFor(places.length);
  return (
    <div
      // A number of the class of millions has more squares than a phone has room for fingers side by side.
      data-places={places.length < many ? undefined : ""}
      style={{ gridTemplateColumns: `repeat(${places.length}, minmax(0, 1fr))` }}
      className={classNames(
        "-mx-2 grid w-[calc(100%+1rem)] overflow-hidden rounded-tool border-2 border-edge bg-card tablet:mx-0 tablet:w-full",
        places.length < many ? "max-w-150" : "max-w-200",
      )}
    >
      {classes.map(({ name, span }, at) => (
        <span
          key={name}
          aria-hidden="true"
          style={{ gridColumn: `span ${span}` }}
          className={classNames(head, "border-b-2 text-[1rem] tablet:text-[1.375rem]", at > 0 && "border-l-3")}
        >
          {name}
        </span>
      ))}
      {places.map((name, column) => (
        <span
          key={name}
          aria-hidden="true"
          className={classNames(head, size, "tablet:text-[1.125rem]", borderFor(column, isStart(column)))}
        >
          {name}
        </span>
      ))}
      {boxes.map(({ name }, column) => {
        const text = texts[column] ?? "";
        return (
          <button
            key={name}
            type="button"
            aria-label={boxesBoardText.box(name, text)}
            aria-current={active === column ? "true" : undefined}
            {...resting(active === null, () => onChoose(column))}
            className={classNames("border-t-2 border-edge p-0.5", borderFor(column, isStart(column)))}
          >
            <span
              className={classNames(
                "grid min-h-14 place-items-center rounded-lg border-3 leading-none tabular-nums tablet:min-h-18",
                looks[look],
                text === "" && "border-dashed",
                active === column && "border-hue! bg-soft!",
              )}
            >
              {text === "" ? "?" : text}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Classes are parted by a broader stroke than places. */
function borderFor(column: number, isStart: boolean): string {
  if (column === 0) return "";
  return isStart ? "border-l-3" : "border-l";
}
