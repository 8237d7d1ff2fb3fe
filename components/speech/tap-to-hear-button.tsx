import { useEffect } from "react";
import { readAloud } from "#components/preferences/read-aloud.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { playText } from "#lib/text/play-text.ts";
import { speaker } from "./speaker.ts";
import { tapToHear } from "./tap-to-hear.ts";
import { useTapToHear } from "./use-tap-to-hear.ts";
import { useVietnameseVoice } from "./use-vietnamese-voice.ts";

/**
 * Turns a board into one that is listened to: what is tapped is read aloud instead of answering with it. For boards
 * whose tiles have no room for loudspeakers of their own. It fits into a row of other controls.
 */
export function TapToHearButton() {
  const isOn = useTapToHear();
  const canSpeak = useVietnameseVoice();
  // The next question is there to be answered.
  useEffect(() => () => tapToHear.set(false), []);
  if (!canSpeak) return null;
  const toggle = () => {
    tapToHear.set(!isOn);
    if (isOn) return speaker.hush();
    readAloud.begin();
    speaker.speak({ lines: [playText.tapToHearOn], pace: "calm", isTapped: true });
  };
  return (
    <Button
      variant="plain"
      data-speaks=""
      aria-pressed={isOn}
      aria-label={playText.tapToHear}
      className={classNames(
        "mb-0! min-h-16 min-w-14 px-0! tablet:min-h-21 tablet:px-4! wide:min-h-16",
        isOn && "bg-star! text-ink!",
      )}
      onClick={toggle}
    >
      <Icon name="ear" />
    </Button>
  );
}
