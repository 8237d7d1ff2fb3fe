"use client";

import { useState } from "react";
import { session } from "#components/session/session.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { accountText } from "#lib/text/account-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { LockPad } from "./lock-pad.tsx";
import { NotOwn } from "./not-own.tsx";

interface Props {
  readonly isLocked: boolean;
  /** Whether this browser has proved that the profile is its own: any other sets no lock. */
  readonly isOwn: boolean;
  readonly change: ChangeLock;
}

/** Where a pupil sets a picture lock, and, knowing it, changes or removes it. */
export function LockCard({ isLocked, isOwn, change }: Props) {
  const [task, setTask] = useState<LockTask | null>(null);
  const [message, setMessage] = useState("");
  const finish = (done: LockTask) => {
    setTask(null);
    setMessage(lockText.done[done]);
  };
  const begin = (begun: LockTask) => {
    setTask(begun);
    setMessage("");
  };
  const current = task ?? (isLocked ? null : "set");
  const content = () => {
    if (current === null) return <IsSet onBegin={begin} />;
    return <Steps key={current} task={current} change={change} onDone={finish} onCancel={() => setTask(null)} />;
  };
  return (
    <Card className="grid gap-3 p-4 tablet:p-6">
      <h2 id="picture-lock" tabIndex={-1} className="font-head text-h2 font-bold outline-none">
        {lockText.title}
      </h2>
      <p role="status" className="font-head font-semibold text-right-ink empty:sr-only">
        {message}
      </p>
      {isLocked || isOwn ? content() : <NotOwn reason={lockText.notOwn.lock} />}
    </Card>
  );
}

function IsSet({ onBegin }: { readonly onBegin: (task: LockTask) => void }) {
  return (
    <>
      <p>{lockText.isSet}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" className="bg-soft" onClick={() => onBegin("change")}>
          {lockText.change}
        </Button>
        <Button variant="plain" className="bg-soft" onClick={() => onBegin("remove")}>
          {lockText.remove}
        </Button>
      </div>
    </>
  );
}

interface StepsProps extends Pick<Props, "change"> {
  readonly task: LockTask;
  readonly onDone: (task: LockTask) => void;
  readonly onCancel: () => void;
}

function Steps({ task, change, onDone, onCancel }: StepsProps) {
  const { lock, setLock, asksForOld, problem, isSaving, goOn } = useLockTask(task, change, onDone);
  return (
    <>
      <p>{leadOf(task, asksForOld)}</p>
      <LockPad lock={lock} onChange={setLock} />
      <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
      <Button isWide={true} disabled={!pictureLock.isWhole(lock) || isSaving} onClick={goOn}>
        <Icon name="lock" />
        {isSaving ? lockText.saving : labelOf(task, asksForOld)}
      </Button>
      {task === "set" ? null : (
        <Button variant="plain" className="bg-soft" isWide={true} onClick={onCancel}>
          {lockText.cancel}
        </Button>
      )}
    </>
  );
}

function leadOf(task: LockTask, asksForOld: boolean): string {
  if (asksForOld) return lockText.oldLead;
  return task === "set" ? lockText.lead : lockText.newLead;
}

function labelOf(task: LockTask, asksForOld: boolean): string {
  if (task === "change") return asksForOld ? lockText.next : lockText.save;
  return lockText[task];
}

type LockTask = "set" | "change" | "remove";

/** Sets, changes or removes the lock; the locks are written out ("frog-duck-cat"). */
type ChangeLock = (old: string | null, next: string | null) => Promise<Result<null, string>>;

const problems: Readonly<Record<string, string>> = {
  wrong: lockText.wrong,
  wait: accountText.waitABit,
  "too-many": accountText.waitABit,
  "used-up": lockText.usedUp,
  unproven: lockText.notOwn.lock,
  ended: accountText.lost.ended,
};

/** One task from its first animal on. Setting asks for a new lock, removing for the old one, changing for both in turn. */
function useLockTask(task: LockTask, change: ChangeLock, onDone: (task: LockTask) => void) {
  const [old, setOld] = useState<PictureLock | null>(null);
  const [lock, setLock] = useState<PictureLock>([]);
  const [problem, setProblem] = useState("");
  const [isSaving, save] = useAwaited();
  const [isSaved, setSaved] = useState(false);
  const asksForOld = task === "remove" || (task === "change" && old === null);
  const again = (reason: string) => {
    setOld(null);
    setLock([]);
    setProblem(problems[reason] ?? accountText.backendAway);
    if (reason === "gone") session.markGone();
  };
  const send = async () => {
    const written = pictureLock.write(lock);
    const known = task === "remove" ? written : old && pictureLock.write(old);
    const answer = await change(known, task === "remove" ? null : written).catch(() => null);
    if (answer?.ok !== true) return again(answer?.reason ?? "network");
    // The page that knows of the lock may come a moment after the answer.
    setSaved(true);
    onDone(task);
  };
  const goOn = () => {
    setProblem("");
    if (task !== "change" || old !== null) return save(send);
    setOld(lock);
    setLock([]);
  };
  return { lock, setLock, asksForOld, problem, isSaving: isSaving || isSaved, goOn };
}
