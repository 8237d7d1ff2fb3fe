import { SayButton } from "#components/speech/say-button.tsx";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import type { Line } from "#lib/core/line.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { settingsText } from "#lib/text/settings-text.ts";

/** The giraffe asks for the wishes, with a question as it stands in a run: what is chosen below is seen on it. */
export function SampleBubble({ sample }: { readonly sample: Line }) {
  return (
    <div className="mx-auto flex w-full max-w-[680px] items-end gap-2.5 left-hand:flex-row-reverse">
      <RiveCharacter
        asset={firstAnimal}
        mood="happy"
        isHatOn={false}
        className="-mb-1 flex-none narrow:hidden max-tablet:largest:hidden max-tablet:w-18.5 tablet:w-36"
      />
      <div className="grid min-w-0 flex-1 gap-2 rounded-bubble rounded-bl-[6px] bg-card px-4 py-3 lip tablet:px-6 tablet:py-4 left-hand:rounded-bl-bubble left-hand:rounded-br-[6px]">
        <p className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.5rem]">
          {settingsText.lead}
        </p>
        <div className="flex items-center gap-3 left-hand:flex-row-reverse">
          <p className="min-w-0 flex-1 leading-snug font-medium tablet:text-lead">{sample.text}</p>
          <SayButton line={sample} />
        </div>
      </div>
    </div>
  );
}
