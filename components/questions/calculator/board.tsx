"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { DigitKey } from "#components/questions/number/digit-key.tsx";
import { useKeys } from "#components/questions/use-keys.ts";
import { useTryState } from "#components/questions/use-try-state.ts";
import { WorkedBoard } from "#components/questions/worked-board.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { MachineKey } from "#lib/questions/kinds/calculator/machine.ts";
import { displayAfter, isFinished, pressOnRow, writeRow } from "#lib/questions/kinds/calculator/row.ts";
import { calculatorText as text } from "#lib/text/calculator-text.ts";

/** As they lie on a school calculator; = is twice as broad. */
const pad: readonly MachineKey[] = [
  ...(["7", "8", "9", "C", "AC"] as const),
  ...(["4", "5", "6", "×", ":"] as const),
  ...(["1", "2", "3", "+", "−"] as const),
  ...(["0", ".", "%", "="] as const),
];

/** What is pressed by a key of a keyboard that is called otherwise. */
const keyboard: Readonly<Record<string, MachineKey>> = {
  ",": ".",
  "-": "−",
  "*": "×",
  "/": ":",
  Backspace: "C",
  Delete: "AC",
};

function keyOf(name: string): MachineKey | undefined {
  return keyboard[name] ?? pad.find((key) => key === name);
}

function isNamed(key: string): key is keyof typeof text.names {
  return Object.hasOwn(text.names, key);
}

const isClearing = (key: MachineKey) => key === "C" || key === "AC";

/** A pocket calculator: what was pressed stands over its display. */
export function CalculatorBoard({ question, state, tool, onRespond }: BoardProps<"calculator">) {
  const last = state.tried.at(-1)?.keys ?? "";
  // What was sent stays on the machine, so that a key that was forgotten can still be pressed.
  const [typed, setTyped] = useTryState<string | null>(state.tried.length, null);
  const isOpen = state.phase === "open" || state.phase === "again";
  const row = typed ?? last;
  const isUnchanged = row === last;
  const canSubmit = isOpen && row !== "" && !isUnchanged;
  const shownRow = state.key === null || state.phase === "right" ? row : (state.key.rows[0] ?? row);
  const press = (key: MachineKey) => setTyped((before) => pressOnRow(before ?? last, key));
  const submit = () => {
    if (canSubmit) onRespond({ keys: row });
  };
  useKeys(isOpen, (event) => {
    const key = keyOf(event.key);
    if (key !== undefined) {
      // In some browsers "/" opens a search.
      event.preventDefault();
      press(key);
    } else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      // As on a machine Enter is "=", and sends the result once it stands there.
      if (row !== "" && !isFinished(row)) press("=");
      else submit();
    }
  });
  return (
    <WorkedBoard
      state={state}
      tool={tool}
      isUnchanged={isUnchanged && last !== ""}
      height="display"
      markAt="outside"
      canSubmit={canSubmit}
      onSubmit={submit}
      sheet={<Display row={shownRow} hasPoint={question.view.hasPoint} />}
    >
      <div data-close="" className="grid grid-cols-5 gap-2 tablet:gap-4 wide:gap-2.5">
        {pad.map((key) => (
          <DigitKey
            key={key}
            digit={key}
            {...(isNamed(key) && { label: text.names[key] })}
            isDisabled={!isOpen}
            className={classNames(
              // On a low phone the keys lie as close as on the machine.
              "max-tablet:min-h-11! max-tablet:[@media(min-height:44rem)]:min-h-14! wide:min-h-14",
              key === "=" && "col-span-2",
              isClearing(key) && "text-hue",
              !/^[\d.]$/.test(key) && "bg-soft!",
            )}
            onPress={() => press(key)}
          />
        ))}
      </div>
    </WorkedBoard>
  );
}

/** The strip of keys, and the number that they lead to. */
function Display({ row, hasPoint }: { row: string; hasPoint: boolean }) {
  const shown = displayAfter(row);
  return (
    <div className="flex h-full w-full flex-col justify-center gap-1 tablet:gap-3">
      <p
        className={classNames(
          "flex min-h-6 justify-end pe-6 text-right font-head text-[1.0625rem] leading-6 font-bold text-muted tabular-nums tablet:min-h-9 tablet:text-[1.5rem] tablet:leading-9",
          // Of a long row the end is seen, as on a machine.
          row !== "" && "overflow-hidden whitespace-nowrap",
        )}
      >
        {row === "" ? (
          <span className="font-normal">{hasPoint ? text.point : text.empty}</span>
        ) : (
          <>
            <span className="sr-only">{text.keys} </span>
            {writeRow(row)}
          </>
        )}
      </p>
      <p
        aria-live="polite"
        className="flex max-h-20 min-h-11 flex-1 items-center tablet:max-h-36 justify-end rounded-tool border-3 border-edge bg-soft px-3 font-head text-[2.25rem] leading-none font-bold tabular-nums tablet:px-6 tablet:text-[3.5rem]"
      >
        <span className="sr-only">{text.display(shown === "E" ? text.stuck : shown.replace(".", ","))}</span>
        <span aria-hidden="true" data-display="">
          {shown}
        </span>
      </p>
    </div>
  );
}
