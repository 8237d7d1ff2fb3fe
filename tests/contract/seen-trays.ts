import type { PublicQuestion } from "#lib/questions/question.ts";

/** What lies in each tray as an answer tells it, where every thing has its own; null where the things have no names. */
export function seenTrays({ kind, view }: PublicQuestion, trayOf: (thing: string) => number): string | null {
  if (kind !== "sort" || view.pile.type !== "named") return null;
  const { things } = view.pile;
  return view.trays
    .map(({ name }, tray) => `${name}: ${things.filter((thing) => trayOf(thing) === tray).join(", ")}`)
    .join("; ");
}
