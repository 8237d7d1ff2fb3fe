/** A button or link of the teacher's room: lower than what pupils press, because several stand side by side. */
export const roomButton = {
  solid: "min-h-12! px-4! text-[1.125rem]!",
  tinted: "min-h-12! bg-soft px-4! text-[1.125rem]!",
  plain:
    "press inline-flex min-h-12 items-center justify-center gap-2 rounded-[12px] border border-edge bg-card px-4 text-center font-head text-[1.0625rem] leading-tight font-bold text-hue disabled:opacity-60",
} as const;
