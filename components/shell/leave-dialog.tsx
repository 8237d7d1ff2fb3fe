import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { menuText } from "#lib/text/menu-text.ts";

interface Props {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether the run is really to be left (spec section 8). Escape stays. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog
      labelledBy="leave-title"
      aria-describedby="leave-message"
      onDismiss={onStay}
      className="w-[min(440px,calc(100%-32px))] animate-pop rounded-card bg-paper p-6 text-center text-ink backdrop:animate-fade tablet:p-8"
    >
      <div className="grid justify-items-center gap-3">
        <RiveCharacter asset={firstAnimal} mood="kind" isHatOn={false} className="-mt-3 w-28" />
        <h2 id="leave-title" className="text-hue">
          {menuText.leaveTitle}
        </h2>
        <p id="leave-message" className="text-lead leading-snug text-balance">
          {menuText.leaveMessage}
        </p>
        <div className="mt-2 grid w-full grid-cols-2 gap-3">
          <Button className="px-2!" onClick={onStay}>
            {menuText.stay}
          </Button>
          <Button variant="plain" className="bg-soft px-2!" onClick={onLeave}>
            {menuText.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
