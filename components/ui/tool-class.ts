import { classNames } from "./class-names.ts";

/** tool: white block of the header; round: a soft disc beside what is read out; bare: no ground, inside an answer tile. */
export type ToolLook = "tool" | "round" | "bare";

const looks: Record<ToolLook, string> = {
  tool: "press rounded-tool bg-card text-hue lip",
  round: "press rounded-full bg-soft text-hue",
  bare: "rounded-tool text-muted",
};

/** A target of 56 by 56 px that holds one icon. */
export function toolClass(look: ToolLook, className?: string): string {
  return classNames("grid size-14 flex-none place-items-center", looks[look], className);
}
