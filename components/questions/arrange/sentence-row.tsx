import type { SlotLook } from "#components/questions/order/slot-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { capital } from "#lib/core/capital.ts";
import { type ArrangeView, countSlots } from "#lib/questions/kinds/arrange/grading.ts";
import { arrangeBoardText } from "#lib/text/arrange-board-text.ts";
import { wordBox } from "./word-box.ts";
import { WordSlot } from "./word-slot.tsx";

interface SentenceRowProps {
  view: ArrangeView;
  /** The places of the cards that were put, in their order. */
  put: readonly number[];
  look: SlotLook;
  isDisabled: boolean;
  onTakeBack: (slot: number) => void;
}

const row = "flex flex-wrap content-start items-center gap-2 [grid-area:1/1] tablet:gap-3";

/** The sentence as it grows: a place for every word and the end mark behind the last; its rows are as many from the start. */
export function SentenceRow({ view, put, look, isDisabled, onTakeBack }: SentenceRowProps) {
  const { cards, end } = view;
  const count = countSlots(view);
  const longest = cards.toSorted((one, other) => other.length - one.length).slice(0, count);
  const widest = cards.filter((card) => longest.includes(card));
  const words = Array.from({ length: count }, (_, slot) => cards[put[slot] ?? -1] ?? null);
  const slots = words.map((word, slot) => ({ word: slot === 0 && word !== null ? capital(word) : word, slot }));
  return (
    <div className="grid">
      <p aria-live="polite" className="sr-only">
        {put.length > 0 &&
          `${arrangeBoardText.soFar} ${slots.flatMap(({ word }) => (word === null ? [] : arrangeBoardText.nameOf(word))).join(" ")}`}
      </p>
      <div aria-hidden="true" className={classNames(row, "invisible")}>
        {widest.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place
          <span key={place} className={wordBox}>
            {card}
          </span>
        ))}
        <EndMark end={end} />
      </div>
      <div className={row}>
        {slots.map(({ word, slot }) => {
          const isLast = slot === count - 1;
          return (
            <span key={slot} className="flex items-end gap-1">
              <WordSlot word={word} look={look} isDisabled={isDisabled} place={slot} onTakeBack={onTakeBack} />
              {isLast && <EndMark end={end} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

function EndMark({ end }: Pick<ArrangeView, "end">) {
  return <span className="self-end pb-3 [font-size:1.4em] leading-none text-hue tablet:pb-4">{end}</span>;
}
