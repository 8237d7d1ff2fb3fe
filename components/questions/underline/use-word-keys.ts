import { type RefObject, useRef } from "react";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";

interface WordKeys {
  readonly isOpen: boolean;
  readonly onRubOut: () => void;
  readonly onSubmit: () => void;
}

const steps = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);
const rows = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

/** The word in the next row, above (-1) or below (1), that is nearest; undefined past the first and the last row. */
function inNextRow(words: readonly HTMLElement[], from: HTMLElement, way: number): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const away = (word: HTMLElement) => {
    const { top, left, width } = word.getBoundingClientRect();
    // Any row nearer counts before a word that is nearer in its row.
    return { down: (top - here.top) * way, off: Math.abs(left + width / 2 - here.left - here.width / 2) };
  };
  const ahead = words.map((word) => ({ word, ...away(word) })).filter(({ down }) => down > 1);
  return ahead.toSorted((one, other) => one.down - other.down || one.off - other.off)[0]?.word;
}

/** Where an arrow leads from the word that has the focus; from anywhere else to the first word. */
function target(words: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const from = words.find((word) => word === document.activeElement);
  if (from === undefined) return words[0];
  const at = words.indexOf(from);
  const way = rows.get(key);
  return way === undefined ? words[at + (steps.get(key) ?? 0)] : inNextRow(words, from, way);
}

/** Lets a keyboard go over the words with the arrows; Backspace rubs out, Enter sends. Gives what holds the words. */
export function useWordKeys({ isOpen, onRubOut, onSubmit }: WordKeys): RefObject<HTMLDivElement | null> {
  const sentence = useRef<HTMLDivElement>(null);
  useKeys(isOpen, (event) => {
    const isArrow = steps.has(event.key) || rows.has(event.key);
    if (isArrow) {
      event.preventDefault();
      const words = [...(sentence.current?.querySelectorAll("button") ?? [])];
      target(words, event.key)?.focus();
    } else if (event.key === "Backspace") onRubOut();
    else if (!event.repeat && isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      onSubmit();
    }
  });
  return sentence;
}
