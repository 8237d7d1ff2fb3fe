import type { Settings } from "#components/preferences/read-settings.ts";
import { settingChoices } from "#components/preferences/setting-choices.ts";
import { settingsText } from "#lib/text/settings-text.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { HandPicture } from "./hand-picture.tsx";

interface Props {
  readonly chosen: Settings;
  readonly onChange: (next: Partial<Settings>) => void;
}

const three = "grid-cols-3";
const two = "grid-cols-2";

/** The size of the text, its typeface, and the side of the hand. */
export function LookSettings({ chosen, onChange }: Props) {
  return (
    <div className="grid gap-7 tablet:gap-9">
      <ChoiceGroup
        name="textSize"
        legend={settingsText.textSize.legend}
        columns={three}
        options={settingChoices.textSize.values.map((value) => ({
          value,
          label: settingsText.textSize[value],
          picture: (
            <span
              data-text={value}
              className="font-read text-[1.625rem] leading-none font-semibold tablet:text-[2.125rem]"
            >
              {settingsText.textSize.sample}
            </span>
          ),
        }))}
        chosen={chosen.textSize}
        onChoose={(textSize) => onChange({ textSize })}
      />
      <ChoiceGroup
        name="font"
        legend={settingsText.font.legend}
        columns={two}
        options={settingChoices.font.values.map((value) => ({
          value,
          label: settingsText.font[value],
          picture: (
            <span data-font={value} className="font-read text-[1.25rem] leading-snug tablet:text-[1.5rem]">
              {settingsText.font.sample}
            </span>
          ),
        }))}
        chosen={chosen.font}
        onChoose={(font) => onChange({ font })}
      />
      <ChoiceGroup
        name="hand"
        legend={settingsText.hand.legend}
        columns={two}
        options={settingChoices.hand.values.toReversed().map((value) => ({
          value,
          label: settingsText.hand[value],
          picture: <HandPicture side={value} />,
        }))}
        chosen={chosen.hand}
        onChoose={(hand) => onChange({ hand })}
      />
    </div>
  );
}
