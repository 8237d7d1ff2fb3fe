import { measure } from "#lib/core/measure.ts";
import { roadDiagram } from "#lib/questions/diagrams/road-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Mover } from "./movers.ts";

interface Journey {
  readonly mover: Pick<Mover, "time" | "way" | "moves">;
  /** How far in one hour, second or minute. */
  readonly fast: number;
  readonly lasts: number;
  /** The whole way, and the time it takes, as they are written. */
  readonly wayText: string;
  readonly timeText: string;
  /** What is left of the time behind its whole hours, as it is written; null where nothing is. */
  readonly restText: string | null;
}

/** More parts of a road than these have no room on it. */
const most = 6;

/** The road with a part for each hour, the first one measured; one of many seconds or minutes has its first part alone. */
export function roadInParts({ mover, fast, lasts, wayText, timeText, restText }: Journey): DiagramFigure {
  const one = `${measure("1", mover.time)}: ${measure(String(fast), mover.way)}`;
  const alt = `Cứ ${measure("1", mover.time)} ${mover.moves} được ${measure(String(fast), mover.way)}; ${timeText} đi hết quãng đường AB dài ${wayText}.`;
  const road = { wayText, fromRight: null, alt };
  if (lasts > most) return roadDiagram({ ...road, fromLeft: one });
  const whole = Math.floor(lasts);
  const parts = Array.from({ length: whole }, (_, place) => ({ share: 1 / lasts, text: place === 0 ? one : null }));
  const rest = restText === null ? [] : [{ share: (lasts - whole) / lasts, text: restText }];
  return roadDiagram({ ...road, fromLeft: null, parts: [...parts, ...rest] });
}
