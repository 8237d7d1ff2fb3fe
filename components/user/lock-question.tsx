import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { LockPad } from "./lock-pad.tsx";

interface Props {
  readonly name: string;
  readonly message: string | null;
  readonly isPending: boolean;
  readonly onTry: (lock: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the picture lock of a name that is to be logged in. */
export function LockQuestion({ name, message, isPending, onTry, onCancel }: Props) {
  const [lock, setLock] = useState<PictureLock>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLock([]);
    onTry(pictureLock.write(lock));
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="font-head text-h2 font-bold wrap-break-word text-hue outline-none">
        {lockText.ask(name)}
      </h2>
      <p>{lockText.promptLead}</p>
      <LockPad lock={lock} onChange={setLock} />
      <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
        {isPending ? "" : message}
      </p>
      <Button type="submit" isWide={true} disabled={!pictureLock.isWhole(lock) || isPending}>
        {isPending ? lockText.opening : lockText.open}
      </Button>
      <Button variant="plain" className="bg-soft" isWide={true} onClick={onCancel}>
        {lockText.otherName}
      </Button>
    </form>
  );
}
