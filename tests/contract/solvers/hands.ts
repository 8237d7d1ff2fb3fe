import type { Figure } from "#lib/questions/figure.ts";
import type { ClockFace } from "#lib/questions/figures/clock.ts";

/** The faces of a question's clocks. */
export function facesOf(figures: readonly Figure[]): ClockFace[] {
  return figures.flatMap((figure) => (figure.type === "clock" ? figure.faces : []));
}

/** Minutes since twelve, found by turning the hands on minute by minute until both stand as drawn. */
export function minutesShown(face: ClockFace): number {
  const [short, long] = [(face.hour % 12) * 30 + face.minute / 2, face.minute * 6];
  for (let minutes = 0; minutes < 720; minutes += 1) {
    if (minutes / 2 === short && (minutes * 6) % 360 === long) return minutes;
  }
  return Number.NaN;
}
