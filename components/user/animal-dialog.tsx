import { type ReactNode, useId } from "react";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { lockText } from "#lib/text/lock-text.ts";

interface Props {
  readonly title: string;
  readonly asset: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question the pupil's animal asks: a heading, and below it what is said and what can be done. */
export function AnimalDialog({ title, asset, onClose, children }: Props) {
  const heading = useId();
  return (
    <Dialog
      labelledBy={heading}
      onDismiss={onClose}
      className="w-[calc(100%-2rem)] max-w-[480px] rounded-card bg-card p-5 text-ink tablet:p-8"
    >
      <div className="grid justify-items-center gap-3 text-center">
        <IconButton icon="close" label={lockText.close} look="round" className="justify-self-end" onClick={onClose} />
        <RiveCharacter asset={asset} mood="kind" isHatOn={false} className="-mt-12 w-28" />
        <h2 id={heading} className="text-h2 wrap-break-word text-hue">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
}
