import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";

interface Props {
  readonly text: string;
  /** Whether it changes while the page is there. */
  readonly isStatus?: boolean;
}

/** What the giraffe says, and the button that reads it aloud. */
export function JoinBubble({ text, isStatus = false }: Props) {
  return (
    <div className="flex items-end gap-2.5 pt-1">
      <RiveCharacter
        asset={firstAnimal}
        mood="open"
        isHatOn={false}
        className="-mb-1 w-[clamp(3.5rem,20vw,5.25rem)] flex-none tablet:w-32.5"
      />
      <div className="flex min-h-19 min-w-0 flex-1 items-center gap-2 rounded-bubble rounded-bl-[6px] bg-card py-2 pr-2 pl-4 lip left-hand:flex-row-reverse left-hand:pr-4 left-hand:pl-2 narrow:flex-wrap tablet:min-h-21 tablet:pr-4 tablet:pl-6 tablet:left-hand:pr-6 tablet:left-hand:pl-4">
        <p
          role={isStatus ? "status" : undefined}
          className="min-w-0 flex-1 font-head text-[1.375rem] leading-[1.22] font-semibold text-balance narrow:basis-full tablet:text-[1.875rem]"
        >
          <LitText line={{ text }} />
        </p>
        <SayButton line={text} />
      </div>
    </div>
  );
}
