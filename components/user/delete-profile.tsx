import { useState } from "react";
import { prefetchedRuns } from "#components/runs/outbox/prefetched-runs.ts";
import { savedRuns } from "#components/runs/outbox/saved-runs.ts";
import { session } from "#components/session/session.ts";
import { today } from "#components/today/today.ts";
import { Button } from "#components/ui/button.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { accountText } from "#lib/text/account-text.ts";
import { deletionText } from "#lib/text/deletion-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { AnimalDialog } from "./animal-dialog.tsx";
import { NotOwn } from "./not-own.tsx";

interface Props {
  readonly username: string;
  readonly activeAnimal: string;
  readonly isLocked: boolean;
  /** Whether this browser has proved that the profile is its own: any other deletes nothing. */
  readonly isOwn: boolean;
  readonly deleteProfile: () => Promise<Result<null, string>>;
}

/** The button that deletes the profile, and the dialog that asks first. */
export function DeleteProfile(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="plain" isWide={true} onClick={() => setAsking(true)}>
        {lockText.deleteProfile}
      </Button>
      {isAsking ? (
        <AnimalDialog title={deletionText.question(props.username)} asset={props.activeAnimal} onClose={close}>
          {props.isOwn ? <Question {...props} onKeep={close} /> : <Refusal isLocked={props.isLocked} onClose={close} />}
        </AnimalDialog>
      ) : null}
    </>
  );
}

function Refusal({ isLocked, onClose }: { readonly isLocked: boolean; readonly onClose: () => void }) {
  return (
    <>
      {isLocked ? <p>{lockText.notOwn.deleteLocked}</p> : <NotOwn reason={lockText.notOwn.delete} />}
      <Button isWide={true} onClick={onClose}>
        {lockText.notOwn.understood}
      </Button>
    </>
  );
}

function Question({ username, deleteProfile, onKeep }: Props & { readonly onKeep: () => void }) {
  const [problem, setProblem] = useState("");
  const [isDeleting, start] = useAwaited();
  const farewell = async () => {
    const name = session.name();
    const answer = await deleteProfile().catch(() => null);
    if (answer?.ok) {
      // Gone before the page is drawn anew, which would greet the name that is left here.
      if (session.name() === name) session.logOut();
      savedRuns.forget(username, Date.now());
      // What the pupil finished and could not send stays, and waits in case the profile comes back.
      void prefetchedRuns.forget(username);
      today.forget();
      return;
    }
    setProblem(problems[answer?.reason ?? ""] ?? accountText.backendAway);
  };
  return (
    <>
      <p className="text-lead leading-snug text-balance">{deletionText.explain}</p>
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
    </>
  );
}

const problems: Readonly<Record<string, string>> = {
  "too-many": accountText.waitABit,
  unproven: lockText.notOwn.delete,
};
