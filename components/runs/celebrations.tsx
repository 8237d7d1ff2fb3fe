import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { playSound } from "#components/sound/play-sound.ts";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Confetti } from "#components/stage/confetti.tsx";
import { CourseArt } from "#components/stage/course-art.tsx";
import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { Rays } from "#components/stage/rays.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { celebrationText } from "#lib/text/celebration-text.ts";
import { type Moment, momentsOf } from "./moments.ts";

interface Props {
  readonly result: FinishResult;
  /** The pieces of the album where the run turned the last one, else null. */
  readonly pieces: number | null;
  readonly onEnd: () => void;
}

/** So long a tap that was meant for the page behind skips nothing. */
const settlingMs = 400;

/** What is celebrated, one full screen after the other; a tap anywhere goes on, Escape leaves them all. */
export function Celebrations({ result, pieces, onEnd }: Props) {
  const [moments] = useState(() => momentsOf(result, pieces));
  const [place, setPlace] = useState(0);
  const shownAt = useRef(0);
  const title = useId();
  const moment = moments[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one is heard
  useEffect(() => {
    shownAt.current = performance.now();
    if (moment !== undefined) playSound("unlock");
  }, [place]);
  if (moment === undefined) return null;
  const isLast = place === moments.length - 1;
  const goOn = () => {
    if (performance.now() - shownAt.current < settlingMs) return;
    if (isLast) onEnd();
    else setPlace(place + 1);
  };
  const { head, lead, picture } = show(moment);
  return (
    <Dialog
      labelledBy={title}
      onDismiss={onEnd}
      onClick={goOn}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-auto bg-star p-4 text-ink open:grid open:place-items-center"
    >
      <Rays />
      <Confetti key={place} />
      <div className="relative grid w-full max-w-120 justify-items-center gap-4 text-center tablet:gap-6">
        <div key={place} className="w-full animate-pop">
          {picture}
        </div>
        <h2
          id={title}
          className="font-head text-[1.75rem] leading-tight font-extrabold text-balance tablet:text-[2.75rem]"
        >
          {head}
        </h2>
        <p className="flex items-center justify-center gap-2 text-[1.25rem] leading-snug text-balance tablet:text-[1.5rem]">
          <LitText line={{ text: lead }} />
          <SayButton line={`${head} ${lead}`} />
        </p>
        <Button className="mt-2 min-w-50">{isLast ? celebrationText.end : celebrationText.next}</Button>
      </div>
    </Dialog>
  );
}

function show(moment: Moment): { readonly head: string; readonly lead: string; readonly picture: ReactNode } {
  if (moment.kind === "sticker") {
    return {
      head: celebrationText.sticker,
      lead: celebrationText.stickerLead(moment.title),
      picture: (
        <span className="relative mx-auto block aspect-[4/3] w-60 -rotate-4 rounded-[18px] bg-surface ring-8 ring-white drop-shadow-[0_4px_4px_rgb(45_34_68/0.35)] tablet:w-90">
          <CourseArt image={moment.image} />
        </span>
      ),
    };
  }
  if (moment.kind === "picture") {
    const { name } = moment.page.picture;
    return {
      head: celebrationText.picture,
      lead: celebrationText.pictureLead(name),
      picture: (
        <Jigsaw
          page={moment.page}
          id="celebrated-picture"
          className="mx-auto block w-full max-w-76 rounded-card tablet:max-w-110 ring-8 ring-white"
        />
      ),
    };
  }
  const { animal, asset, stage } = moment.step;
  const name = animalText[animal];
  const isNew = stage === 1;
  return {
    head: isNew ? celebrationText.friend : celebrationText.grown,
    lead: isNew ? celebrationText.friendLead(name) : celebrationText.grownLead(name, celebrationText.stages[stage]),
    picture: <AnimalMedal asset={asset} className="mx-auto w-56 tablet:w-80" />,
  };
}
