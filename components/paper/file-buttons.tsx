import { useState } from "react";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";

/** A file of another program; `write` saves it and says what was saved. */
interface FileWay {
  readonly label: string;
  readonly write: () => Promise<string>;
}

type Said = { readonly isProblem: boolean; readonly text: string } | null;

/** What stands on paper as files of other programs. They are made here, from what the page shows. */
export function FileButtons({ ways }: { readonly ways: readonly FileWay[] }) {
  const [said, setSaid] = useState<Said>(null);
  const [isMaking, start] = useAwaited();
  const make = (write: FileWay["write"]) =>
    start(async (isAwaited) => {
      setSaid(null);
      const made = await write().catch(() => null);
      if (isAwaited()) setSaid({ isProblem: made === null, text: made ?? text.failed });
    });
  return (
    <>
      {ways.map(({ label, write }) => (
        <button key={label} type="button" disabled={isMaking} onClick={() => make(write)} className={roomButton.plain}>
          {label}
        </button>
      ))}
      <p role="status" className="w-full text-end font-semibold text-right-ink empty:sr-only">
        {isMaking && text.making}
        {said !== null && !said.isProblem && said.text}
      </p>
      <p role="alert" className="w-full text-end font-semibold text-again-ink empty:hidden">
        {said?.isProblem === true ? said.text : ""}
      </p>
    </>
  );
}
