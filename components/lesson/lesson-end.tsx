import { useEffect, useRef } from "react";
import { RunHead } from "#components/runs/run-bar.tsx";
import { Confetti } from "#components/stage/confetti.tsx";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { RunView } from "#lib/play/run-view.ts";
import { lessonText as text } from "#lib/text/lesson-text.ts";

interface LessonEndProps {
  run: RunView;
  onAgain: () => void;
}

/** The end of the lesson: praise, and the ways on. */
export function LessonEnd({ run, onAgain }: LessonEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Confetti />
      <RunHead arrowHref={run.backHref} isOver={true} />
      <main
        id="main"
        className="mx-auto flex w-full max-w-155 flex-1 flex-col gap-3 px-4 pb-6 text-center tablet:justify-center tablet:gap-10"
      >
        <div className="my-auto grid justify-items-center gap-4 tablet:my-0 tablet:gap-8">
          <RiveCharacter asset={run.animal} mood="happy" isHatOn={false} className="w-36 tablet:w-55 wide:w-40" />
          <h1
            ref={title}
            tabIndex={-1}
            className="text-[1.75rem] text-balance text-hue outline-none tablet:text-[2.75rem]"
          >
            {text.done.text}
          </h1>
        </div>
        <ButtonLink href={run.backHref} variant="go" isWide>
          {run.backLabel}
        </ButtonLink>
        <Button variant="plain" isWide onClick={onAgain}>
          <Icon name="again" />
          {text.lookAgain}
        </Button>
      </main>
    </>
  );
}
