import { useId, useState } from "react";
import { finishedRuns } from "#components/offline/finished-runs.ts";
import { packs } from "#components/offline/packs.ts";
import { keptRuns } from "#components/play/kept-runs.ts";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { accountText } from "#lib/text/account-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { forgetShown } from "./forget-shown.ts";
import { storedName } from "./stored-name.ts";

interface Props {
  readonly username: string;
  readonly activeAnimal: string;
  readonly deleteProfile: () => Promise<Result<null, string>>;
}

/** The button that deletes the profile, and the dialog that asks first. */
export function DeleteProfile(props: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="plain" isWide={true} onClick={() => setAsking(true)}>
        {lockText.deleteProfile}
      </Button>
      {isAsking ? <Question {...props} onKeep={() => setAsking(false)} /> : null}
    </>
  );
}

function Question({ username, activeAnimal, deleteProfile, onKeep }: Props & { readonly onKeep: () => void }) {
  const title = useId();
  const [problem, setProblem] = useState("");
  const [isDeleting, start] = useAwaited();
  const farewell = async () => {
    const name = storedName.get();
    const answer = await deleteProfile().catch(() => null);
    if (answer?.ok) {
      // Gone before the page is drawn anew, which would greet the name that is left here.
      if (storedName.get() === name) forgetShown();
      keptRuns.forget(username, Date.now());
      void packs.forget(username);
      void finishedRuns.forget(username);
      return;
    }
    setProblem(answer?.reason === "too-many" ? accountText.waitABit : accountText.backendAway);
  };
  return (
    <Dialog
      labelledBy={title}
      onDismiss={onKeep}
      className="w-[calc(100%-2rem)] max-w-[480px] rounded-card bg-card p-5 text-ink tablet:p-8"
    >
      <div className="grid justify-items-center gap-3 text-center">
        <IconButton icon="close" label={lockText.close} look="round" className="justify-self-end" onClick={onKeep} />
        <RiveCharacter asset={activeAnimal} mood="kind" isHatOn={false} className="-mt-12 w-28" />
        <h2 id={title} className="text-h2 wrap-break-word text-hue">
          {lockText.deleteTitle(username)}
        </h2>
        <p className="text-lead leading-snug text-balance">{lockText.deleteLead}</p>
        <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
          {problem}
        </p>
        <div className="mt-2 grid w-full grid-cols-2 gap-3">
          <Button variant="plain" className="bg-soft px-3!" disabled={isDeleting} onClick={() => start(farewell)}>
            {isDeleting ? lockText.deleting : lockText.deleteNow}
          </Button>
          <Button className="px-3!" onClick={onKeep}>
            {lockText.deleteKeep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
