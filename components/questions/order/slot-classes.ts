import type { SlotLook } from "./slot-look.ts";

export const slotClasses: Readonly<Record<SlotLook, string>> = {
  open: "border-edge bg-card text-hue",
  waiting: "animate-wait border-edge bg-card text-hue",
  right: "animate-bounce border-right bg-right-soft text-right-ink",
  shown: "animate-fade border-right bg-right-soft text-right-ink",
  tried: "animate-shake border-again bg-again-surface text-again-ink",
};
