import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { RunView } from "#lib/play/run-view.ts";
import { playText } from "#lib/text/play-text.ts";
import { isYoung } from "./is-young.ts";
import { RunHead } from "./run-head.tsx";
import type { NewRun } from "./use-new-run.ts";

/** Before a challenge: what it is, and the button that starts its clock. */
export function Begin({ run, arrowHref, newRun }: { run: RunView; arrowHref: string; newRun: NewRun }) {
  return (
    <>
      <RunHead arrowHref={arrowHref} />
      <main
        id="main"
        className="mx-auto grid w-full max-w-150 flex-1 content-center justify-items-center px-4 pb-6 tablet:pb-24"
      >
        {isYoung(run.classId) && (
          <RiveCharacter asset={run.animal} mood="open" isHatOn={false} className="-mb-3 w-32 tablet:w-52" />
        )}
        <Card className="grid w-full justify-items-center gap-4 p-6 text-center tablet:p-9">
          <p className="flex items-center gap-2 font-head text-[1.25rem] leading-tight font-bold text-hue">
            <Icon name="trophy" />
            {playText.challenge}
          </p>
          <h1 className="font-head text-h1 leading-tight font-extrabold">{run.title}</h1>
          <p className="text-lead leading-snug text-balance">{playText.challengeRule}</p>
          <Button isWide disabled={newRun.isStarting} onClick={newRun.start}>
            {newRun.isStarting ? playText.beginning : playText.begin}
          </Button>
          <p role="status" className="text-again-ink empty:sr-only">
            {newRun.problem !== null && !newRun.isStarting ? playText.cannotBegin : ""}
          </p>
        </Card>
      </main>
    </>
  );
}
