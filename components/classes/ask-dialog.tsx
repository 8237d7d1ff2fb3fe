import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What the button that does it says. */
  readonly label: string;
  /** Neither button can be pressed until it is done. */
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is done that cannot be taken back, or for what it needs. */
export function AskDialog({ title, lead, label, onYes, onNo, children }: Props) {
  const [isBusy, start] = useAwaited();
  return (
    <Dialog
      labelledBy="ask-title"
      onDismiss={onNo}
      className="w-[min(34rem,calc(100vw-2rem))] max-w-none gap-3 rounded-[20px] bg-card p-5 text-ink open:grid"
    >
      <h2 id="ask-title" className="font-head text-[1.375rem] leading-tight font-bold">
        {title}
      </h2>
      {lead === "" ? null : <p>{lead}</p>}
      {children}
      <div className="mt-1 grid gap-3 tablet:grid-cols-2">
        <Button variant="plain" className="bg-soft" disabled={isBusy} onClick={onNo}>
          {text.cancel}
        </Button>
        <Button disabled={isBusy} onClick={() => start(onYes)}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
