import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { saidParts } from "#lib/core/passages/to-paragraphs.ts";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import { PassageText } from "./passage-text.tsx";
import type { SentenceReader } from "./use-sentence-reader.ts";

interface ReadingAreaProps {
  figure: PassageFigure;
  reader: SentenceReader | null;
  /** What stands above the text and moves with it. */
  children?: ReactNode;
  className: string;
}

/** Letters of a text of classes 1 and 2, at most: those read in larger letters. */
const shortText = 420;

/** Where a text is read: it scrolls by itself where it must, shows that there is more, and brings what is lit into sight. */
export function ReadingArea({ figure, reader, children, className }: ReadingAreaProps) {
  const area = useRef<HTMLElement>(null);
  const { paragraphs, lit, alt } = figure;
  const isShort = paragraphs.flatMap(saidParts).join(" ").length <= shortText;
  const read = reader?.read ?? null;
  useLayoutEffect(() => {
    const shown = area.current;
    if (shown === null || lit === null) return;
    const bring = () => bringIntoSight(shown, "mark");
    // Also when the answers above or below leave it more room or less.
    const size = new ResizeObserver(bring);
    size.observe(shown);
    return () => size.disconnect();
  }, [lit]);
  useLayoutEffect(() => {
    if (area.current !== null && read !== null) bringIntoSight(area.current, "[data-read]");
  }, [read]);
  return (
    <section
      ref={area}
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onClickCapture={reader === null ? undefined : (event) => tapSentence(event, reader)}
      className={classNames(
        "scroll-edge relative min-h-0 overflow-y-auto overscroll-contain font-steady leading-[1.6] break-words motion-safe:scroll-smooth focus-visible:-outline-offset-4",
        isShort
          ? "text-[1.25rem] tablet:text-[1.4375rem] wide:text-[1.375rem]"
          : "text-[1.125rem] tablet:text-[1.25rem] wide:text-[1.125rem]",
        className,
      )}
    >
      {children}
      <PassageText figure={figure} reader={reader} />
    </section>
  );
}

function tapSentence({ target }: MouseEvent, reader: SentenceReader): void {
  const sentence = target instanceof Element ? target.closest<HTMLElement>("[data-sentence]") : null;
  if (sentence !== null) reader.tap(Number(sentence.dataset.sentence));
}

/** Moves the text, not the page, until the marked sentences are in sight, from the first one on. */
function bringIntoSight(area: HTMLElement, marked: string): void {
  const all = [...area.querySelectorAll(marked)].map((each) => each.getBoundingClientRect());
  const { top, bottom } = area.getBoundingClientRect();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return;
  if (first.top >= top && last.bottom <= bottom) return;
  area.scrollTop += first.top - top - margin;
}

const margin = 14;
