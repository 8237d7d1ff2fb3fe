"use client";

import { AnswerBox, type BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { useTryState } from "#components/questions/use-try-state.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { playText } from "#lib/text/play-text.ts";
import { DigitKey, digits } from "./digit-key.tsx";
import { useNumberKeys } from "./use-number-keys.ts";

/** A whole number typed on a pad or a keyboard. */
export function NumberBoard({ question, state, tool, onRespond }: BoardProps<"number">) {
  const [typed, setTyped] = useTryState(state.tried.length, "");
  const isOpen = state.phase === "open" || state.phase === "again";
  // Once the answer is known the pad gives its room to the explanation.
  const isAsking = state.key === null;
  const canSubmit = isOpen && typed !== "" && Number(typed) !== state.tried.at(-1)?.value;

  const type = (digit: string) =>
    setTyped((before) => {
      const next = before === "0" ? digit : before + digit;
      return next.length > question.view.maxDigits ? before : next;
    });
  const clear = () => setTyped((before) => before.slice(0, -1));
  const submit = () => {
    if (canSubmit) onRespond({ value: Number(typed) });
  };
  useNumberKeys({ isOpen, onDigit: type, onClear: clear, onSubmit: submit });

  return (
    <fieldset aria-label={playText.answers} className="grid content-center gap-3 tablet:gap-4 wide:grid-cols-3">
      <div className="flex gap-3 left-hand:flex-row-reverse wide:contents">
        {isOpen && <div className="contents wide:hidden">{tool}</div>}
        <AnswerBox {...readBox(state, typed)} className="flex-1 wide:col-span-3" />
        {isAsking && (
          <>
            <Button
              variant="plain"
              aria-label={playText.clear}
              className={`${control} px-0! wide:col-start-1 wide:left-hand:col-start-3`}
              {...resting(!isOpen || typed === "", clear)}
            >
              <Icon name="delete" />
            </Button>
            <Button
              className={`${control} px-2! tablet:px-8! wide:col-start-3 wide:left-hand:col-start-1`}
              {...resting(!canSubmit, submit)}
            >
              {playText.submit}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <div className="grid grid-cols-5 gap-3 tablet:gap-4 wide:contents">
          {digits.map((digit) => (
            <DigitKey
              key={digit}
              digit={digit}
              isDisabled={!isOpen}
              // On a lying screen 0 stands in the middle of the last row.
              className={digit === "0" ? "wide:col-start-2 wide:row-start-5" : ""}
              onPress={type}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

const control = "mb-0! min-h-16 min-w-14 max-tablet:text-[1.25rem]! tablet:min-h-21 wide:row-start-5";

function readBox({ phase, tried, key }: BoardState<"number">, typed: string): { look: BoxLook; text: string } {
  if (key !== null) return { look: "right", text: formatNumber(key.value) };
  const last = tried.at(-1)?.value;
  if (typed !== "" || last === undefined) return { look: "open", text: typed };
  return { look: phase === "waiting" ? "waiting" : "tried", text: formatNumber(last) };
}
