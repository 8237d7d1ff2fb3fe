import { useRef } from "react";
import { Bubble } from "#components/runs/bubble.tsx";
import { RunBar } from "#components/runs/run-bar.tsx";
import { stageClass } from "#components/runs/stage-class.ts";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { lessonText as text } from "#lib/text/lesson-text.ts";
import { LessonPage } from "./lesson-page.tsx";
import { LessonPicture } from "./lesson-picture.tsx";
import { useLesson } from "./use-lesson.ts";

interface WorkedExampleProps {
  /** Who explains: "animals/level-one/giraffe-1". */
  animal: string;
  arrowHref: string;
  onTry: () => void;
}

/** The worked example: it plays by itself, or goes on and back step by step. */
export function WorkedExample({ animal, arrowHref, onTry }: WorkedExampleProps) {
  const { place, segments, isPlaying, isLast, go, play, restart } = useLesson();
  const sentence = useRef<HTMLParagraphElement>(null);
  const step = text.steps[place];
  if (step === undefined) return null;
  return (
    <>
      <RunBar arrowHref={arrowHref} segments={segments} place={place} words={text} />
      <main id="main" className={stageClass("figures")}>
        <h1 className="sr-only">{text.title}</h1>
        <div
          aria-live="polite"
          className="flex items-end gap-2 tablet:gap-4 wide:col-start-1 wide:left-hand:col-start-2 wide:row-start-1"
        >
          <RiveCharacter
            asset={animal}
            mood={isLast ? "happy" : "open"}
            isHatOn={false}
            className="-mb-3 -ml-1 w-18.5 flex-none tablet:w-35"
          />
          <Bubble prompt={step.line} promptRef={sentence} feedback={null} tone="ask" keepsPrompt={false} isYoung />
        </div>
        <Card className="flex min-h-0 items-center justify-center px-3 py-2 tablet:p-7 wide:col-start-1 wide:left-hand:col-start-2 wide:row-span-2 wide:row-start-2">
          <LessonPicture step={step} />
        </Card>
        <div className="grid content-center wide:col-start-2 wide:left-hand:col-start-1 wide:row-span-2 wide:row-start-1">
          <LessonPage written={step.written} />
        </div>
        <div className="grid gap-3 tablet:gap-4 wide:col-start-2 wide:left-hand:col-start-1 wide:row-start-3">
          <div className="flex items-center gap-3 tablet:gap-5">
            <IconButton icon="again" label={text.again} onClick={restart} />
            <IconButton icon="back" label={text.back} disabled={place === 0} onClick={() => go(place - 1)} />
            <Button className="mb-0! min-w-0 flex-1 px-2!" onClick={play}>
              {!isPlaying && <Icon name="play" />}
              {isPlaying ? text.pause : text.play}
            </Button>
            <IconButton icon="next" label={text.forward} disabled={isLast} onClick={() => go(place + 1)} />
          </div>
          <Button variant={isLast ? "go" : "plain"} isWide onClick={onTry}>
            {text.try}
          </Button>
        </div>
      </main>
    </>
  );
}
