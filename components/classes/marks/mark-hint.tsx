import { panelClass } from "#components/sets/panel-class.ts";
import { classNames } from "#components/ui/class-names.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { writePoints } from "#lib/core/write-points.ts";
import { type CodedItem, type Mark, type MarkedItem, wrongAnswersOf } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { itemWords } from "./item-words.ts";

interface Props {
  /** What is being marked; null while nobody is in the table. */
  readonly now: {
    readonly item: MarkedItem;
    readonly coded: CodedItem;
    readonly mark: Mark | null;
    readonly pupil: string;
    readonly code: string | null;
    readonly problem: MarkProblem | null;
  } | null;
  readonly isReadOnly: boolean;
  /** Whether it is not known of everybody which code was written. */
  readonly lacksCodes: boolean;
  readonly onMark: (mark: Mark) => void;
}

/** Says of the cell one is in what was asked, what is right, and which wrong answers can be named with a letter or a tap. */
export function MarkHint({ now, isReadOnly, lacksCodes, onMark }: Props) {
  return (
    <section
      aria-label={text.now}
      className={`${panelClass} content-start gap-1.5! py-2.5! shadow-sm max-tablet:p-3! print:hidden tablet:h-[min(25vh,11rem)] tablet:overflow-y-auto`}
    >
      {now === null ? (
        <Lead isReadOnly={isReadOnly} lacksCodes={lacksCodes} />
      ) : (
        <Now now={now} isReadOnly={isReadOnly} onMark={onMark} />
      )}
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {now === null || now.problem === null ? "" : problemWords(now.problem, now.item)}
      </p>
    </section>
  );
}

function Lead({ isReadOnly, lacksCodes }: Pick<Props, "isReadOnly" | "lacksCodes">) {
  if (isReadOnly) return <p>{text.closedClass}</p>;
  return (
    <p className="max-w-[75ch] leading-snug">
      <span className="max-tablet:hidden">{text.lead}</span>
      <span className="tablet:hidden">{text.leadShort}</span>
      {lacksCodes && <b className="font-semibold">{` ${text.chooseCode}`}</b>}
    </p>
  );
}

function problemWords(problem: MarkProblem, { quarters }: MarkedItem): string {
  return problem === "many" ? text.problems.many(writePoints(quarters)) : text.problems[problem];
}

function Now({
  now,
  isReadOnly,
  onMark,
}: { readonly now: NonNullable<Props["now"]> } & Pick<Props, "isReadOnly" | "onMark">) {
  const { item, coded, mark, pupil, code } = now;
  const known = wrongAnswersOf(coded);
  const facts = [
    text.points(writePoints(item.quarters)),
    item.level === null ? null : text.level(item.level, testPaperText.levels[item.level].hint),
    code === null ? null : testPaperText.paper.code(code),
  ].filter((fact) => fact !== null);
  const parts = coded.parts.map((part, at) => ({ ...part, letter: "abcdefgh".charAt(at) }));
  return (
    <>
      <p className="leading-snug">
        <b className="font-head text-[1.125rem] text-hue">{itemWords({ ...item, no: coded.no })}</b>
        {` · ${pupil}`}
        <span className="text-muted">{` · ${facts.join(" · ")}`}</span>
      </p>
      <ul className="grid gap-x-6 leading-snug max-tablet:text-[0.9375rem] empty:hidden tablet:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {parts.map(({ prompt, right, letter }) => (
          <li key={letter} className="line-clamp-2 min-w-0 wrap-anywhere" title={`${prompt} ${text.right(right)}`}>
            {parts.length > 1 && <b>{`${letter}) `}</b>}
            <SetText text={prompt} />{" "}
            <b className="text-right-ink">
              <SetText text={rightWords(coded, right)} />
            </b>
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-[0.9375rem] text-muted">{coded.rightLetter === null ? text.wrote : text.circled}</span>
          {known.map((wrong, slip) => (
            <SlipButton
              key={wrong.letter}
              letter={wrong.letter}
              given={wrong.given}
              words={tellsWhy(wrong.code) ? wordsOfMistake(wrong.code) : null}
              isOn={mark?.slips.includes(slip) === true}
              isDisabled={isReadOnly}
              onPress={() => onMark(toggled({ item, coded, mark, slip }))}
            />
          ))}
        </div>
      )}
    </>
  );
}

function rightWords({ rightLetter }: CodedItem, right: string): string {
  return text.right(rightLetter === null ? right : text.slipLetter(rightLetter, right));
}

interface Toggling {
  readonly item: MarkedItem;
  readonly coded: CodedItem;
  readonly mark: Mark | null;
  readonly slip: number;
}

/** With a wrong answer more, or one less. Only one can be circled; who wrote a wrong answer has not all of the points. */
function toggled({ item, coded, mark, slip }: Toggling): Mark {
  const slips = mark?.slips ?? [];
  const points = mark === null || mark.quarters === item.quarters ? 0 : mark.quarters;
  if (slips.includes(slip)) return { quarters: points, slips: slips.filter((each) => each !== slip) };
  if (coded.rightLetter !== null) return { quarters: 0, slips: [slip] };
  return { quarters: points, slips: [...slips, slip].toSorted((one, other) => one - other) };
}

interface SlipProps {
  readonly letter: string;
  readonly given: string;
  readonly words: string | null;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function SlipButton({ letter, given, words, isOn, isDisabled, onPress }: SlipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      title={words === null ? given : text.slip(given, words)}
      // The cell keeps the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "press inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3 text-[0.9375rem] leading-tight",
        isOn ? "border-again bg-again-surface font-semibold text-again-ink" : "border-edge bg-card",
      )}
    >
      <b className="font-head">{letter}</b>
      <span className="min-w-0 wrap-anywhere">
        <SetText text={given} />
      </span>
      {words !== null && <span className="text-muted max-[64rem]:hidden">{words}</span>}
    </button>
  );
}
