import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { paragraphLooks } from "#components/figures/passage/paragraph-looks.ts";
import { classNames } from "#components/ui/class-names.ts";
import { type AloudText, type AloudWord, wordsIn } from "#lib/play/aloud-text.ts";
import { readAloudText as words } from "#lib/text/read-aloud-text.ts";

interface Props {
  readonly text: AloudText;
  /** How many words were read, 0 before one was tapped; null while it is not asked. */
  readonly read: number | null;
  readonly onRead: (read: number) => void;
}

/** So many words say where a reader is. */
const saidWords = 3;
/** So many words the keys up and down move by: about a line. */
const wordsOfLine = 8;

/** A text in large letters. Once it is asked how far it was read, every word can be tapped, and the lines stand wide apart for it. */
export function AloudTextView({ text, read, onRead }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const all = wordsIn(text);
  const isAsked = read !== null;
  const move = (event: KeyboardEvent) => {
    const to = countByKey(event.key, read ?? 0, all.length);
    if (to === null) return;
    event.preventDefault();
    onRead(to);
    area.current?.querySelector(`[data-word="${to}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const slider = isAsked && {
    role: "slider",
    tabIndex: 0,
    "aria-label": words.place,
    "aria-valuemin": 0,
    "aria-valuemax": all.length,
    "aria-valuenow": read,
    "aria-valuetext": read === 0 ? words.nothingRead : words.upTo(lastWords(all, read)),
    onKeyDown: move,
    onClick: (event: MouseEvent) => {
      const tapped = nearestWord(area.current, event);
      if (tapped !== null) onRead(tapped);
    },
  };
  let first = 0;
  const isPoem = text.paragraphs.every(({ role }) => role === "verse");
  const paragraphs = text.paragraphs.map(({ role, parts }, at) => {
    const begun = first;
    first += parts.flat().length;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
    return <Paragraph key={at} role={role} parts={parts} first={begun} read={read} />;
  });
  return (
    <div
      ref={area}
      {...slider}
      className={classNames(
        "rounded-answer font-steady text-[1.375rem] break-words text-ink tablet:text-[1.625rem]",
        isAsked ? "cursor-pointer leading-[2.5]" : "leading-[1.7]",
      )}
    >
      {isPoem ? <div className="mx-auto w-fit max-w-full">{paragraphs}</div> : paragraphs}
    </div>
  );
}

interface ParagraphProps extends Pick<Props, "read"> {
  readonly role: AloudText["paragraphs"][number]["role"];
  readonly parts: readonly (readonly AloudWord[])[];
  /** How many words stand before it. */
  readonly first: number;
}

function Paragraph({ role, parts, first, read }: ParagraphProps) {
  const { className, line } = paragraphLooks[role];
  let next = first;
  return (
    <p className={classNames("mx-auto max-w-[34em] first:mt-0", className)}>
      {parts.map((part, at) => {
        const begun = next;
        next += part.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
          <span key={at} className={line ?? undefined}>
            {part.map(({ text }, word) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
              <Word key={word} text={text} no={begun + word + 1} read={read} />
            ))}
          </span>
        );
      })}
    </p>
  );
}

interface WordProps extends Pick<Props, "read"> {
  readonly text: string;
  /** Counted from 1. */
  readonly no: number;
}

function Word({ text, no, read }: WordProps) {
  const isRead = read !== null && no <= read;
  return (
    <>
      <span
        data-word={no}
        className={classNames(
          "box-decoration-clone",
          isRead && "bg-soft shadow-[0_0_0_3px_var(--soft)] forced-colors:underline",
          no === read && "rounded-[6px] shadow-[0_0_0_3px_var(--soft),inset_0_-4px_0_var(--edge)]",
        )}
      >
        {text}
      </span>{" "}
    </>
  );
}

/** How many words are read after a key; null for one that means nothing here. */
function countByKey(key: string, read: number, count: number): number | null {
  const steps: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: wordsOfLine,
    ArrowUp: -wordsOfLine,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(1, Math.min(count, read + step));
}

function lastWords(all: readonly AloudWord[], read: number): string {
  return all
    .slice(Math.max(0, read - saidWords), read)
    .map(({ text }) => text)
    .join(" ");
}

/** The word that was tapped, or the one nearest to the tap: a short one is no more than a letter wide. */
function nearestWord(area: HTMLElement | null, { clientX, clientY }: MouseEvent): number | null {
  const found = [...(area?.querySelectorAll<HTMLElement>("[data-word]") ?? [])].map((word) => {
    const { left, right, top, bottom } = word.getBoundingClientRect();
    const across = Math.max(left - clientX, 0, clientX - right);
    const down = Math.max(top - clientY, 0, clientY - bottom);
    // A line above or below is farther than any word of the same line.
    return { no: Number(word.dataset.word), distance: across + 4 * down };
  });
  const [nearest] = found.toSorted((one, other) => one.distance - other.distance);
  return nearest?.no ?? null;
}
