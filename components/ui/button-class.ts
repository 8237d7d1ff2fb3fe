import { classNames } from "./class-names.ts";

/** solid: the page's colour; plain: white, the quieter of two; go: green, on to the next step. */
export type ButtonVariant = "solid" | "plain" | "go";

const looks: Record<ButtonVariant, string> = {
  solid: "bg-solid text-on lip-solid",
  plain: "bg-card text-hue lip",
  go: "bg-right text-white lip-go",
};

/** The block every button and button-like link is: 60 px high, with a lip of 4 px that sinks on press. */
export function buttonClass(variant: ButtonVariant, isWide: boolean, className?: string): string {
  return classNames(
    "press mb-1 inline-flex min-h-15 items-center justify-center gap-2.5 rounded-button px-6 py-2 text-center text-balance font-head text-[1.375rem] leading-[1.15] font-bold disabled:opacity-60 aria-disabled:opacity-60",
    looks[variant],
    isWide && "w-full",
    className,
  );
}
