import { type ReactNode, useState } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { RubOutButton } from "#components/questions/rub-out-button.tsx";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { isWritten, type WritingKey, wrongPlaces } from "#lib/questions/writing/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { writingText as text } from "#lib/text/writing-text.ts";
import { LetterKeys } from "./letter-keys.tsx";
import { useWriting } from "./use-writing.ts";
import { MarkedLetters, WritingField } from "./writing-field.tsx";

interface WritingBoardProps {
  state: {
    readonly phase: BoardPhase;
    readonly tried: readonly unknown[];
    readonly key: WritingKey | null;
    readonly wrongPlaces: readonly number[];
  };
  /** The last answer. */
  sent: string | undefined;
  mostSigns: number;
  tool: ReactNode;
  onSend: (text: string) => void;
  /** What is written from: a text, or what is heard. */
  children: ReactNode;
}

/** A sheet with a field of text, and a Vietnamese keyboard below it; a device's own can be used in its place. */
export function WritingBoard({ state, sent, mostSigns, tool, onSend, children }: WritingBoardProps) {
  const { phase, tried, key, wrongPlaces: places } = state;
  const [hasOwnKeyboard, setHasOwnKeyboard] = useState(false);
  const writing = useWriting({ phase, tries: tried.length, sent, wrongPlaces: places, mostSigns, onSend });
  const { field, isOpen, canSubmit, press, submit } = writing;
  const swap = () => {
    setHasOwnKeyboard(!hasOwnKeyboard);
    // A field that has the focus already shows no keyboard anew.
    field.current?.blur();
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-2 tablet:gap-6 wide:gap-3"
    >
      <WritingSheet phase={phase} isSent={writing.isSent}>
        {children}
        {key === null ? (
          <WritingField writing={writing} mostSigns={mostSigns} hasOwnKeyboard={hasOwnKeyboard} />
        ) : (
          <Told rightKey={key} sent={sent ?? ""} />
        )}
      </WritingSheet>
      {key === null && (
        <>
          {!hasOwnKeyboard && <LetterKeys isDisabled={!isOpen} onPress={press} />}
          <SubmitRow
            isOpen={isOpen}
            tool={tool}
            canSubmit={canSubmit}
            onSubmit={submit}
            keys={
              <>
                <IconButton
                  icon="keyboard"
                  label={hasOwnKeyboard ? text.screenKeyboard : text.ownKeyboard}
                  className="min-h-16 pointer-fine:hidden"
                  onClick={swap}
                />
                <RubOutButton
                  label={text.rubOut}
                  isResting={!isOpen || writing.text === ""}
                  onRubOut={() => press({ type: "rub-out" })}
                />
              </>
            }
          />
        </>
      )}
    </fieldset>
  );
}

interface WritingSheetProps {
  phase: BoardPhase;
  /** Whether what is written is still as it was sent. */
  isSent: boolean;
  children: ReactNode;
}

/** The sheet that shows whether what was sent is right. */
export function WritingSheet({ phase, isSent, children }: WritingSheetProps) {
  const isAgain = phase === "again" && isSent;
  return (
    <Card
      className={classNames(
        "relative grid gap-1.5 p-1.5 tablet:gap-4 tablet:p-5 wide:gap-2 wide:p-3",
        phase === "waiting" && "animate-wait",
        phase === "right" && "animate-bounce bg-right-surface",
        isAgain && "animate-shake",
      )}
    >
      {children}
      {(isAgain || phase === "right") && (
        <span className="absolute -top-3 -right-2">
          <AnswerMark isRight={!isAgain} />
        </span>
      )}
    </Card>
  );
}

const shown =
  "px-2 text-center font-head text-[1.25rem] leading-[1.45] font-semibold wrap-anywhere tablet:text-[2rem] wide:text-[1.75rem]";

/** What was sent with all that is wrong in it, and below it how it is written. */
export function Told({ rightKey, sent }: { rightKey: WritingKey; sent: string }) {
  const isRight = isWritten(rightKey, sent);
  return (
    <>
      {!isRight && sent !== "" && (
        <p className={classNames(shown, "text-again-ink")}>
          <MarkedLetters text={sent} places={wrongPlaces(rightKey, sent)} />
        </p>
      )}
      <p className={classNames(shown, "rounded-answer border-3 border-right bg-right-soft py-1 text-right-ink")}>
        <span className="sr-only">{text.right} </span>
        {rightKey.text}
      </p>
    </>
  );
}
