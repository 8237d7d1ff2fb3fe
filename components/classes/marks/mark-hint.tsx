import type { ReactNode } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { classNames } from "#components/ui/class-names.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { writePoints } from "#lib/core/write-points.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import { type CodedItem, type CodedPart, type Mark, type MarkedItem, wrongAnswersOf } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

/** What is being marked. */
export interface MarkedNow {
  readonly item: MarkedItem;
  readonly coded: CodedItem;
  readonly mark: Mark | null;
  readonly pupil: string;
  readonly code: string | null;
  readonly problem: MarkProblem | null;
}

interface Props {
  readonly now: MarkedNow;
  readonly isReadOnly: boolean;
  /** `isWhole`: nothing more is to be said of the question, so that the next one follows. */
  readonly onMark: (mark: Mark, isWhole: boolean) => void;
}

/** Says of the cell one is in what was asked and what is right, and takes points, letters and wrong answers by a tap. */
export function MarkHint({ now, isReadOnly, onMark }: Props) {
  const { item, coded, pupil, code, problem } = now;
  const facts = [
    text.points(writePoints(item.quarters)),
    item.level === null ? null : text.level(item.level, testPaperText.levels[item.level].hint),
    code === null ? null : testPaperText.paper.code(code),
  ].filter((fact) => fact !== null);
  const parts = coded.parts.map((part, at) => ({ part, at }));
  return (
    <section
      aria-label={text.now}
      className={`${panelClass} content-start gap-1.5! py-2.5! shadow-sm max-tablet:p-3! print:hidden tablet:h-[min(25vh,12rem)] tablet:overflow-y-auto`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-72 leading-snug">
          <b className="font-head text-[1.125rem] text-hue">{itemWords({ ...item, no: coded.no })}</b>
          {` · ${pupil}`}
          <span className="text-muted">{` · ${facts.join(" · ")}`}</span>
        </p>
        {!isReadOnly && (
          <div className="flex flex-wrap gap-1.5">
            <Choice isOn={now.mark?.quarters === item.quarters} onPress={() => onMark(wholeMark(now), true)}>
              {text.full}
            </Choice>
            <Choice
              isOn={now.mark?.quarters === 0}
              onPress={() => onMark({ quarters: 0, slips: [] }, coded.rightLetter !== null)}
            >
              {text.zero}
            </Choice>
          </div>
        )}
      </div>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem === null ? "" : problemWords(problem, now)}
      </p>
      {parts.map(({ part, at }) => (
        <PartHint key={at} now={now} part={part} at={at} isReadOnly={isReadOnly} onMark={onMark} />
      ))}
    </section>
  );
}

function wholeMark({ item, coded: { rightLetter } }: MarkedNow): Mark {
  return { quarters: item.quarters, slips: [], ...(rightLetter !== null && { letter: rightLetter }) };
}

function problemWords(problem: MarkProblem, { item, coded }: MarkedNow): string {
  const most = writePoints(item.quarters);
  if (problem === "many") return text.problems.many(most);
  if (problem === "quarter") return text.problems.quarter(most);
  return wrongAnswersOf(coded).length === 0 ? text.problems.unreadNumber(most) : text.problems.unread;
}

interface PartProps extends Props {
  readonly part: CodedPart;
  readonly at: number;
}

/** One part with its answer, and the wrong answers that are known of it. */
function PartHint({ now, part, at, isReadOnly, onMark }: PartProps) {
  const { coded, mark } = now;
  const { prompt, right } = part;
  const known = wrongAnswersOf(coded);
  const own = known.flatMap((wrong, slip) => (wrong.part === at ? [{ wrong, slip }] : []));
  return (
    <div className="grid gap-1">
      <p className="min-w-0 leading-snug wrap-anywhere max-tablet:text-[0.9375rem]">
        {coded.parts.length > 1 && <b>{`${"abcdefgh".charAt(at)}) `}</b>}
        <SetText text={prompt} />{" "}
        {right !== "" && (
          <b className="text-right-ink">
            <SetText text={rightWords(coded, right)} />
          </b>
        )}
      </p>
      {own.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-[0.9375rem] text-muted">{coded.rightLetter === null ? text.wrote : text.circled}</span>
          {own.map(({ wrong, slip }) => (
            <Choice
              key={wrong.letter}
              isOn={mark?.slips.includes(slip) === true}
              isDisabled={isReadOnly}
              title={tellsWhy(wrong.code) ? text.slip(wrong.given, wordsOfMistake(wrong.code)) : wrong.given}
              onPress={() => onMark(toggled(now, slip), coded.rightLetter !== null)}
            >
              <b className="font-head">{wrong.letter}</b>
              <span className="min-w-0 wrap-anywhere">
                <SetText text={wrong.given} />
              </span>
              {tellsWhy(wrong.code) && (
                <span className="text-muted max-[64rem]:hidden">{wordsOfMistake(wrong.code)}</span>
              )}
            </Choice>
          ))}
        </div>
      )}
    </div>
  );
}

function rightWords({ rightLetter }: CodedItem, right: string): string {
  return text.right(rightLetter === null ? right : text.slipLetter(rightLetter, right));
}

/**
 * With a wrong answer more, or one less. Only one can be circled, and one be written to a part; who wrote a wrong answer has not all
 * of the points.
 */
function toggled({ item, coded, mark }: MarkedNow, slip: number): Mark {
  const known = wrongAnswersOf(coded);
  const letter = known[slip]?.letter ?? "";
  const slips = mark?.slips ?? [];
  const points = mark === null || mark.quarters === item.quarters ? 0 : mark.quarters;
  if (slips.includes(slip)) return { quarters: points, slips: slips.filter((each) => each !== slip) };
  if (coded.rightLetter !== null) return { quarters: 0, slips: [slip], letter };
  const others = slips.filter((each) => known[each]?.part !== known[slip]?.part);
  return { quarters: points, slips: [...others, slip].toSorted((one, other) => one - other) };
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly title?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Choice({ isOn, isDisabled = false, title, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      title={title}
      // The cell keeps the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "press inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3 text-[0.9375rem] leading-tight",
        isOn ? "border-hue bg-soft font-semibold" : "border-edge bg-card",
      )}
    >
      {children}
    </button>
  );
}
