import { useEffect, useState } from "react";
import { askShownPupil, type ShownPupil } from "#components/session/ask-shown-pupil.ts";
import { useLoginStatus } from "#components/session/use-login-status.ts";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { menuText } from "#lib/text/menu-text.ts";
import { shellText } from "#lib/text/shell-text.ts";

/** Who plays: the animal's medal, the name, the points. A guest is greeted and told what a name is good for. */
export function MenuHead({ isOpen }: { readonly isOpen: boolean }) {
  const { username } = useLoginStatus();
  const known = useShownPupil(isOpen);
  const pupil = known?.username === username ? known : null;
  return (
    <div className="flex min-h-20 flex-none items-center gap-3 px-2 pb-3 max-[22rem]:pe-8">
      <AnimalMedal asset={pupil?.animal ?? firstAnimal} className="w-16" />
      <div className="grid min-w-0 gap-1">
        <p className="font-head text-[1.375rem] leading-tight font-bold wrap-break-word">
          {username ?? menuText.guest}
        </p>
        {username === null ? (
          <p className="text-meta leading-snug text-muted">{menuText.guestLead}</p>
        ) : (
          <p className="flex min-h-7.5 items-center gap-1.5 font-head text-[1.25rem] leading-tight font-bold tabular-nums">
            {pupil !== null && (
              <>
                <StarCoin />
                <span aria-hidden="true">{pupil.points}</span>
                <span className="sr-only">{shellText.points(pupil.points)}</span>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Asked anew each time the menu opens; null for a guest, and while the server cannot be asked. */
function useShownPupil(isOpen: boolean): ShownPupil | null {
  const [pupil, setPupil] = useState<ShownPupil | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const stopped = new AbortController();
    // Without an answer the head shows what is known already.
    askShownPupil(stopped.signal).then(setPupil, () => undefined);
    return () => stopped.abort();
  }, [isOpen]);
  return pupil;
}
