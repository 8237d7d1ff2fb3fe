import { useEffect, useRef, useState } from "react";
import { speaker } from "#components/speech/speaker.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { dictationText as text } from "#lib/text/dictation-text.ts";

interface ListenRowProps {
  heard: string;
  pieces: readonly string[];
  /** A syllable is short enough to be heard whole. */
  hasPieces: boolean;
}

/** What is dictated, at once, slowly, or a few words at a time. Without a voice a grown-up reads it. */
export function ListenRow({ heard, pieces, hasPieces }: ListenRowProps) {
  const canSpeak = useVietnameseVoice();
  const hush = useRef<(() => void) | null>(null);
  // Nothing goes on being dictated on a board that is no longer there.
  useEffect(() => () => hush.current?.(), []);
  if (!canSpeak) return <ReadByOthers heard={heard} />;
  const say = (lines: readonly string[], pace: "calm" | "slow") => {
    hush.current = speaker.speak({ lines, pace, isTapped: true });
  };
  return (
    <div className="flex gap-2 tablet:gap-4">
      <ListenButton icon="speaker" label={text.hear} onPress={() => say([heard], "calm")} />
      <ListenButton icon="speaker" label={text.slow} onPress={() => say([heard], "slow")} />
      {hasPieces && <ListenButton icon="more" label={text.pieces} onPress={() => say(pieces, "slow")} />}
    </div>
  );
}

interface ListenButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
}

function ListenButton({ icon, label, onPress }: ListenButtonProps) {
  return (
    <button
      type="button"
      data-speaks=""
      // The caret stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="press flex min-h-14 min-w-0 flex-1 items-center justify-center gap-1 rounded-tool bg-soft px-1 font-head text-[1rem] leading-none font-bold text-hue tablet:min-h-18 tablet:gap-2.5 tablet:text-[1.5rem] wide:min-h-14 wide:text-[1.25rem]"
    >
      <Icon name={icon} className="size-6 tablet:size-8" />
      {label}
    </button>
  );
}

function ReadByOthers({ heard }: { heard: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 px-1 text-[0.9375rem] leading-tight tablet:text-[1.375rem]">
        {isShown ? heard : text.noVoice}
      </p>
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="press min-h-14 flex-none rounded-tool bg-soft px-3 font-head text-[1rem] leading-tight font-bold text-hue tablet:text-[1.375rem]"
      >
        {isShown ? text.hide : text.show}
      </button>
    </div>
  );
}
