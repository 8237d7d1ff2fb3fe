import { pictureSrc } from "#components/figures/picture-src.ts";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { ToneMark } from "#components/questions/tone-mark.tsx";
import { WorkedCard } from "#components/questions/worked-card.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { ChosenParts } from "#lib/core/vietnamese/grow-syllable.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { fillBoardText } from "#lib/text/fill-board-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

interface SyllableCardProps {
  phase: BoardPhase;
  isSent: boolean;
  picture: PictureName | null;
  /** What is written so far; null where the parts cannot stand together: they are shown side by side. */
  text: string | null;
  written: ChosenParts;
  /** Whether no part is missing, so that it can be heard. */
  isWhole: boolean;
}

/** The syllable as it grows, beside the picture of what it names. */
export function SyllableCard({ phase, isSent, picture, text, written, isWhole }: SyllableCardProps) {
  const canSpeak = useVietnameseVoice();
  return (
    <WorkedCard phase={phase} isUnchanged={isSent} markAt="outside">
      <div
        className={classNames(
          "flex h-full w-full min-w-0 items-center justify-center gap-2 tablet:gap-6",
          // On a phone the loudspeaker stands where the picture would be.
          picture !== null && canSpeak && "max-tablet:justify-end max-tablet:pr-1",
        )}
      >
        {picture !== null && (
          <svg
            role="img"
            aria-label={pictureText[picture].name}
            viewBox="3 3 54 54"
            className="h-full max-h-[min(100cqh,36cqw)] min-w-0 flex-none"
          >
            <image href={pictureSrc(picture)} x="5" y="5" width="50" height="50" />
          </svg>
        )}
        <p
          aria-live="polite"
          className={classNames(
            "flex min-w-0 items-center justify-center gap-[0.15em] font-hand leading-none whitespace-nowrap",
            phase === "right" || phase === "shown" ? "text-right-ink" : "text-hue",
          )}
        >
          <span className="sr-only">{fillBoardText.built} </span>
          {text === "" && <span className="sr-only">{fillBoardText.nothing}</span>}
          {text === null ? <Apart written={written} /> : <Growing text={text} written={written} />}
        </p>
        {isWhole && text !== null && <SayButton line={{ text, spoken: text }} className="absolute bottom-2 left-2" />}
      </div>
    </WorkedCard>
  );
}

const large = "[font-size:min(44cqh,19cqw)]";
const slot =
  "inline-block h-[1.1em] w-[0.9em] flex-none rounded-[0.2em] border-3 border-dashed border-(color:--softlip)";

/** What is there, with an empty place for letters that are still missing. */
function Growing({ text, written: { initial, rime } }: { text: string; written: ChosenParts }) {
  return (
    <span className={classNames("flex items-center gap-[0.15em]", large)}>
      {initial === null && <span className={slot} />}
      {text !== "" && (
        <span key={text} className="-translate-y-[0.12em] animate-fade leading-[1.6]">
          {text}
        </span>
      )}
      {rime === null && <span className={slot} />}
    </span>
  );
}

/** "m + ât + `": parts that are never written together. */
function Apart({ written: { initial, rime, tone } }: { written: ChosenParts }) {
  return (
    <span className="flex items-center gap-[0.3em] [font-size:min(42cqh,11cqw)]">
      {initial !== null && initial !== "" && (
        <>
          <span>{initial}</span>
          <Plus />
        </>
      )}
      <span>{rime}</span>
      {tone !== null && tone !== "ngang" && (
        <>
          <Plus />
          <ToneMark tone={tone} className="h-[1.5em]" />
          <span className="sr-only">{fillBoardText.tone(tone)}</span>
        </>
      )}
    </span>
  );
}

function Plus() {
  return <span className="font-head [font-size:0.7em] text-muted">+</span>;
}
