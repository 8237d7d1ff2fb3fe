import type { WeighView } from "./grade.ts";

/** The view with exactly the fields that are shown. */
export function toPublicWeigh({ good, kg, isMarked, held, tray }: WeighView): WeighView {
  return { good, kg, isMarked, held: held.map((weight) => weight), tray: tray.map((weight) => weight) };
}
