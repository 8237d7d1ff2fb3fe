import { useEffect } from "react";
import { refreshSession } from "#components/session/ask-me.ts";
import { session, useSession } from "#components/session/session.ts";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { menuText } from "#lib/text/menu-text.ts";
import { shellText } from "#lib/text/shell-text.ts";

/** Who plays: the animal's medal, the name, the points. A guest is greeted and told what a name is good for. */
export function MenuHead({ isOpen }: { readonly isOpen: boolean }) {
  const username = useSession(session.confirmedName, null);
  const points = useSession(session.points, undefined);
  const animal = useSession(session.animal, firstAnimal);
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    // Without an answer the head shows what is known already.
    refreshSession(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isOpen]);
  return (
    <div className="flex min-h-20 flex-none items-center gap-3 px-2 pb-3 max-[22rem]:pe-8">
      <AnimalMedal asset={username === null ? firstAnimal : animal} className="w-16" />
      <div className="grid min-w-0 gap-1">
        <p className="font-head text-[1.375rem] leading-tight font-bold wrap-break-word">
          {username ?? menuText.guest}
        </p>
        {username === null ? (
          <p className="text-meta leading-snug text-muted">{menuText.guestLead}</p>
        ) : (
          <p className="flex min-h-7.5 items-center gap-1.5 font-head text-[1.25rem] leading-tight font-bold tabular-nums">
            {typeof points === "string" && (
              <>
                <StarCoin />
                <span aria-hidden="true">{points}</span>
                <span className="sr-only">{shellText.points(points)}</span>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
