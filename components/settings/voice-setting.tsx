import type { Settings } from "#components/preferences/read-settings.ts";
import { SayButton } from "#components/speech/say-button.tsx";
import type { Line } from "#lib/core/line.ts";
import { settingsText } from "#lib/text/settings-text.ts";
import { ChoiceGroup } from "./choice-group.tsx";

type Speed = Settings["voiceSpeed"];

const speeds: readonly (readonly [speed: Speed, picture: string])[] = [
  ["slow", "turtle"],
  ["normal", "giraffe"],
  ["fast", "rabbit"],
];

interface Props {
  readonly chosen: Speed;
  /** What is read to try it. */
  readonly listen: Line;
  readonly onChoose: (speed: Speed) => void;
}

/** How fast the voice reads, and a sentence to hear it by. */
export function VoiceSetting({ chosen, listen, onChoose }: Props) {
  return (
    <ChoiceGroup
      name="voiceSpeed"
      legend={settingsText.voiceSpeed.legend}
      columns="grid-cols-3"
      options={speeds.map(([value, picture]) => ({
        value,
        label: settingsText.voiceSpeed[value],
        picture: (
          <img src={`/pictures/${picture}.svg`} alt="" width="48" height="48" className="size-12 tablet:size-16" />
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    >
      <div className="mt-3 flex items-center justify-center gap-3 left-hand:flex-row-reverse">
        <span aria-hidden="true" className="font-head text-[1.25rem] font-bold text-hue">
          {settingsText.voiceSpeed.listen}
        </span>
        <SayButton line={listen} look="tool" />
      </div>
    </ChoiceGroup>
  );
}
