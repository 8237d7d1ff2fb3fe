import { memo, type ReactNode, useState } from "react";
import { ToneMark } from "#components/questions/tone-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { Stroke } from "#lib/core/vietnamese/edit-text.ts";
import { keyboardRows } from "#lib/core/vietnamese/keyboard-rows.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import { writingText as text } from "#lib/text/writing-text.ts";

const signNames = new Map<string, string>([
  ["-", text.hyphen],
  [".", text.stop],
  [",", text.comma],
]);

interface LetterKeysProps {
  isDisabled: boolean;
  onPress: (stroke: Stroke) => void;
}

/** A Vietnamese keyboard on the screen. Who has a keyboard types into the field itself: Tab passes these keys by. */
export function LetterKeys({ isDisabled, onPress }: LetterKeysProps) {
  const [isCapital, setIsCapital] = useState(false);
  const press = useStableCallback((stroke: Stroke) => {
    setIsCapital(false);
    onPress(stroke);
  });
  return (
    <fieldset
      aria-label={text.keys}
      data-close=""
      className="grid grid-cols-8 gap-[3px] select-none tablet:gap-2.5 wide:gap-1.5"
    >
      {keyboardRows.flat().map((letter) => (
        <LetterKey
          key={letter}
          letter={isCapital ? letter.toUpperCase() : letter}
          isDisabled={isDisabled}
          onPress={press}
        />
      ))}
      <Key
        label={text.capital}
        isPressed={isCapital}
        isDisabled={isDisabled}
        onPress={() => setIsCapital((before) => !before)}
      >
        <Icon name="capital" />
      </Key>
      {tones.slice(1).map((tone) => (
        <ToneKey key={tone} tone={tone} isDisabled={isDisabled} onPress={press} />
      ))}
      <LetterKey letter="-" isDisabled={isDisabled} onPress={press} />
      <Key
        label={text.space}
        className="col-span-2"
        isDisabled={isDisabled}
        onPress={() => press({ type: "letter", key: " " })}
      >
        <span aria-hidden="true" className="h-2.5 w-1/2 rounded-b-sm border-3 border-t-0 border-current" />
      </Key>
    </fieldset>
  );
}

interface PressProps {
  isDisabled: boolean;
  onPress: (stroke: Stroke) => void;
}

const LetterKey = memo(function LetterKey({ letter, isDisabled, onPress }: PressProps & { letter: string }) {
  return (
    <Key label={signNames.get(letter)} isDisabled={isDisabled} onPress={() => onPress({ type: "letter", key: letter })}>
      {letter}
    </Key>
  );
});

const ToneKey = memo(function ToneKey({ tone, isDisabled, onPress }: PressProps & { tone: Tone }) {
  return (
    <Key label={text.tone(tone)} isMark={true} isDisabled={isDisabled} onPress={() => onPress({ type: "tone", tone })}>
      <ToneMark tone={tone} className="h-8 tablet:h-11 wide:h-8" />
    </Key>
  );
});

interface KeyProps {
  label: string | undefined;
  isPressed?: boolean;
  isMark?: boolean;
  className?: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, isPressed, isMark = false, className = "", isDisabled, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isPressed}
      // A tap leaves the focus, and the caret, where they are.
      onPointerDown={(event) => event.preventDefault()}
      {...resting(isDisabled, onPress)}
      className={classNames(
        "press grid min-h-9.5 min-w-0 place-items-center rounded-tool font-head text-[1.375rem] leading-none font-bold lip aria-disabled:opacity-62 tablet:min-h-18 tablet:text-[1.875rem] wide:min-h-11 wide:text-[1.5rem]",
        isPressed === true || isMark ? "bg-soft text-hue" : "bg-card text-ink",
        isPressed === true && "outline-3 -outline-offset-3 outline-(--solid)",
        className,
      )}
    >
      {children}
    </button>
  );
}
