import type { SlotLook } from "#components/questions/order/slot-look.ts";

/** What all boxes of words have in common: those that wait and those in the sentence are of one measure. */
export const wordBox =
  "grid min-h-14 min-w-14 place-items-center rounded-tool px-2.5 leading-none whitespace-nowrap tablet:min-h-20 tablet:px-5 wide:min-h-16 wide:px-4";

/** A word that stands in a sentence. */
export const wordLooks: Readonly<Record<SlotLook, string>> = {
  open: "bg-soft text-hue",
  waiting: "bg-soft text-hue",
  tried: "bg-again-soft text-again-ink",
  right: "bg-right-soft text-right-ink",
  shown: "bg-right-soft text-right-ink",
};
