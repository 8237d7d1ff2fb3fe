import type { Names } from "#components/classes/use-class-key.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";

/** "3. Lê Chi": pupils of the same name are told apart by their numbers. */
export function numberedName({ number, emblem: index }: SeatView, names: Names): string {
  return `${number}. ${names.get(number) ?? emblem.nameOf(index)}`;
}
