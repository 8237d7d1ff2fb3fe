"use client";

import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { takesCookies } from "#components/session/cookies.ts";
import { session, useSession } from "#components/session/session.ts";
import { Card } from "#components/ui/card.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import { accountText } from "#lib/text/account-text.ts";
import { DeletedProfiles } from "./deleted-profiles.tsx";
import { LogIn } from "./log-in.tsx";
import { GuestJoin } from "./own-classes.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useArrival } from "./use-arrival.ts";

interface Props extends Pick<ComponentProps<typeof LogIn>, "logIn" | "known">, ComponentProps<typeof RegisterForm> {
  readonly deleted: ComponentProps<typeof DeletedProfiles>["profiles"];
  readonly restore: ComponentProps<typeof DeletedProfiles>["restore"];
  /** Why a pupil is not here any more: the profile was deleted elsewhere, or the session ended. */
  readonly lost: "gone" | "ended" | null;
  /** What this browser earned without a name. */
  readonly guestPoints: number;
  readonly album: ReactNode;
}

/** The ways to a name. Who has played here before finds the way back first. */
export function GuestView({ logIn, known, register, proposals, guestPoints, album, ...page }: Props) {
  const isTold = useSession(session.isGone, false);
  const isGone = page.lost === "gone" || isTold;
  const place = useArrival("guest");
  // Not by changes of this tab: the cards would change places under who is just logging in.
  const lastName = useSyncExternalStore(session.watchOtherTabs, session.name, () => null);
  const back = (
    <div key="back" className="grid gap-4 tablet:gap-6">
      <LogIn logIn={logIn} known={known} lastName={isGone ? null : lastName} />
      <GuestJoin />
    </div>
  );
  const isReturning = known.length > 0 || (lastName !== null && !isGone);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none tablet:gap-6 wide:grid-cols-2 wide:items-start">
      <CookieNote />
      <p
        role="status"
        className="rounded-card bg-card p-5 text-lead leading-snug text-balance lip wide:col-span-2 empty:sr-only"
      >
        {noticeOf(isGone ? "gone" : page.lost)}
      </p>
      <DeletedProfiles profiles={page.deleted} restore={page.restore} />
      {guestPoints > 0 ? <GuestPoints points={guestPoints} /> : null}
      {isReturning ? back : null}
      <RegisterForm key="new" register={register} proposals={proposals} />
      {isReturning ? null : back}
      {album}
    </div>
  );
}

function noticeOf(lost: Props["lost"]): string | null {
  return lost === null ? null : accountText.lost[lost];
}

function GuestPoints({ points }: { readonly points: number }) {
  return (
    <Card className="flex items-center gap-4 p-4 tablet:p-6 wide:col-span-2">
      <StarCoin className="size-13" />
      <div>
        <p className="font-head text-h3 leading-tight font-bold text-hue">
          {accountText.guestPoints(formatNumber(points))}
        </p>
        <p className="text-muted">{accountText.guestPointsLead}</p>
      </div>
    </Card>
  );
}

/** Says why nothing can be kept, in a browser that blocks cookies; nothing in any other. */
function CookieNote() {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!takesCookies()), []);
  return (
    <p
      role="status"
      className="rounded-card bg-again-surface p-5 leading-snug text-balance text-again-ink wide:col-span-2 empty:sr-only"
    >
      {isBlocked ? accountText.cookiesBlocked : null}
    </p>
  );
}
