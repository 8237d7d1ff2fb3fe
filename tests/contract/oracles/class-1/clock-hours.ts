import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { facesOf, minutesShown } from "#tests/contract/solvers/hands.ts";

/** The whole hour a clock shows, found by turning the hands on until they stand so; NaN for any other time. */
function hourShown(figures: readonly Figure[]): number {
  const [face, ...more] = facesOf(figures);
  const minutes = face === undefined || more.length > 0 ? Number.NaN : minutesShown(face);
  return minutes % 60 === 0 ? minutes / 60 || 12 : Number.NaN;
}

const written = (hour: number) => `${hour}\u00a0giờ`;

/** Reads the clock; looks for the one that shows the hour; turns the hands by the step until it is there. */
export const oracle: Oracle = (seen) => {
  const wanted = Number(/(\d+)\u00a0giờ/u.exec(seen.prompt.text)?.[1]);
  if (seen.kind === "choice") return written(hourShown(seen.figures));
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((figure) => hourShown([figure]) === wanted);
    return right.length === 1 ? written(wanted) : null;
  }
  if (seen.kind !== "clock-set") return null;
  const { start, step } = seen.view;
  const hours = Array.from({ length: 720 / step }, (_, turn) => (start.hour * 60 + start.minute + turn * step) % 720);
  return hours.some((minutes) => minutes === (wanted % 12) * 60) ? written(wanted) : null;
};
