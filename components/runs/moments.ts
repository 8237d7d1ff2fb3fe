import { type AlbumPage, lastPage } from "#lib/play/album.ts";
import { type AnimalStep, animalSteps, findStep } from "#lib/play/animal-ladder.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";

/** Something a run has brought that is celebrated on a screen of its own. */
export type Moment =
  | ({ readonly kind: "sticker" } & FinishResult["stickers"][number])
  | { readonly kind: "picture"; readonly page: AlbumPage }
  | { readonly kind: "friend"; readonly step: AnimalStep };

/**
 * What is celebrated after a run, in order: stickers, the picture that has become whole, every friend that was met.
 * `pieces` counts the pieces of the album where this run turned the last one; null where it turned none.
 */
export function momentsOf(
  { stickers, unlockedBefore, unlockedAfter }: Pick<FinishResult, "stickers" | "unlockedBefore" | "unlockedAfter">,
  pieces: number | null,
): Moment[] {
  const page = pieces === null ? null : lastPage(pieces);
  const before = findStep(unlockedBefore ?? "")?.index ?? animalSteps.length;
  const after = findStep(unlockedAfter ?? "")?.index ?? -1;
  return [
    ...stickers.map((sticker) => ({ kind: "sticker" as const, ...sticker })),
    ...(page?.next === null ? [{ kind: "picture" as const, page }] : []),
    ...animalSteps.slice(before + 1, after + 1).map((step) => ({ kind: "friend" as const, step })),
  ];
}
