"use client";

import { useState, useSyncExternalStore } from "react";
import { readAloud } from "#components/preferences/read-aloud.ts";
import { readSettings, type Settings } from "#components/preferences/read-settings.ts";
import { settings } from "#components/preferences/settings.ts";
import { sound } from "#components/preferences/sound.ts";
import { useSoundOn } from "#components/sound/use-sound-on.ts";
import { readsAloud, watchReadsAloud } from "#components/speech/reads-aloud.ts";
import { SayButton } from "#components/speech/say-button.tsx";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Line } from "#lib/core/line.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { settingsText } from "#lib/text/settings-text.ts";
import { LessonsRow } from "./lessons-row.tsx";
import { LookSettings } from "./look-settings.tsx";
import { SwitchRow } from "./switch-row.tsx";

import { VoiceSetting } from "./voice-setting.tsx";

interface Props {
  /** A question as it stands in a run, and what is read to try the voice. */
  readonly sample: Line;
  readonly listen: Line;
}

/** The giraffe asks for the wishes, with a question as it stands in a run: what is chosen below is seen on it. */
function SampleBubble({ sample }: { readonly sample: Line }) {
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

const atFirst = readSettings(null);

/** The choices of this device; on the server, and until the page is alive, the defaults. */
function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, () => atFirst);
}

/** How this device shows and says things: every choice is seen at once, and kept. */
export function SettingsView({ sample, listen }: Props) {
  const chosen = useSettings();
  const isSoundOn = useSoundOn();
  const isReadAloud = useSyncExternalStore(watchReadsAloud, readsAloud, () => false);
  const canSpeak = useVietnameseVoice();
  const [isReset, setReset] = useState(false);
  const change: typeof settings.change = (next) => {
    setReset(false);
    settings.change(next);
  };
  const reset = () => {
    settings.change(readSettings(null));
    sound.turn(true);
    readAloud.forget();
    setReset(true);
  };
  return (
    <div className="grid gap-7 tablet:gap-9">
      <SampleBubble sample={sample} />
      <div className="grid gap-7 tablet:gap-9 wide:grid-cols-2 wide:items-start">
        <LookSettings chosen={chosen} onChange={change} />
        <div className="grid gap-7 tablet:gap-9">
          {canSpeak && (
            <VoiceSetting
              chosen={chosen.voiceSpeed}
              listen={listen}
              onChoose={(voiceSpeed) => change({ voiceSpeed })}
            />
          )}
          <section aria-labelledby="lessons" className="grid gap-3 tablet:gap-4">
            <h2 id="lessons" className="font-head text-h3! leading-tight font-bold text-hue">
              {settingsText.lessons.legend}
            </h2>
            <LessonsRow />
          </section>
          <section aria-labelledby="switches" className="grid gap-3 tablet:gap-4">
            <h2 id="switches" className="font-head text-h3! leading-tight font-bold text-hue">
              {settingsText.switches}
            </h2>
            <SwitchRow picture="bell" {...settingsText.sound} isOn={isSoundOn} onTurn={sound.turn} />
            {canSpeak && (
              <SwitchRow picture="parrot" {...settingsText.readAloud} isOn={isReadAloud} onTurn={readAloud.turn} />
            )}
            <SwitchRow
              picture="moon"
              {...settingsText.calm}
              isOn={chosen.isCalm}
              onTurn={(isCalm) => change({ isCalm })}
            />
          </section>
        </div>
      </div>
      <div className="grid justify-items-center gap-2 text-center">
        <Button variant="plain" onClick={reset}>
          <Icon name="again" />
          {settingsText.reset}
        </Button>
        <p className="text-muted">{settingsText.kept}</p>
        <p role="status" className="min-h-[1.45em] text-right-ink">
          {isReset ? settingsText.isReset : ""}
        </p>
      </div>
    </div>
  );
}
