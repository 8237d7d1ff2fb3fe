import { classNames } from "#components/ui/class-names.ts";

/** A place in a line of words where something is missing: wide for words or letters, narrow for a mark. */
export function Gap({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <span
      className={classNames(
        "mx-[0.08em] inline-block h-[1em] rounded-[0.22em] border-[0.07em] border-dashed border-edge bg-star-light/40 align-[-0.14em]",
        isNarrow ? "w-[0.95em]" : "w-[1.5em]",
      )}
    />
  );
}
