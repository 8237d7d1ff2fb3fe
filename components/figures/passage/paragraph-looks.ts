import type { ParagraphRole } from "#lib/core/passages/to-paragraphs.ts";

/** A line that is too long for the screen goes on further in, so that it is not taken for two. */
const hanging = "pl-[1.1em] -indent-[1.1em]";

interface Look {
  readonly className: string;
  /** Of each of its lines; null where sentences follow one another. */
  readonly line: string | null;
}

/** How a part of a text stands on a page. */
export const paragraphLooks: Readonly<Record<Exclude<ParagraphRole, "table">, Look>> = {
  text: { className: "mt-[0.5em] text-pretty", line: null },
  item: { className: "mt-[0.25em] pl-[0.8em] -indent-[0.8em] text-pretty", line: null },
  verse: { className: "mt-[0.9em]", line: `block ${hanging}` },
  place: { className: "mt-[0.5em] text-right italic", line: "block" },
  greeting: { className: "mt-[0.7em] font-bold", line: null },
  heading: { className: "mt-[0.5em] mb-[0.7em] text-center font-bold", line: "block text-balance" },
  signature: { className: "mt-[0.9em] grid justify-end text-center", line: "block" },
};
