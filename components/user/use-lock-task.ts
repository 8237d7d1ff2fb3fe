import { useState } from "react";
import { session } from "#components/session/session.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { accountText } from "#lib/text/account-text.ts";
import { lockText } from "#lib/text/lock-text.ts";

export type LockTask = "set" | "change" | "remove";

/** Sets, changes or removes the lock; the locks are written out ("frog-duck-cat"). */
export type ChangeLock = (old: string | null, next: string | null) => Promise<Result<null, string>>;

const problems: Readonly<Record<string, string>> = {
  wrong: lockText.wrong,
  wait: accountText.waitABit,
  "too-many": accountText.waitABit,
  "used-up": lockText.usedUp,
  unproven: lockText.notOwn.lock,
  ended: accountText.lost.ended,
};

/** One task from its first animal on. Setting asks for a new lock, removing for the old one, changing for both in turn. */
export function useLockTask(task: LockTask, change: ChangeLock, onDone: (task: LockTask) => void) {
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
