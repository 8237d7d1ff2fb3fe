import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { accountText } from "#lib/text/account-text.ts";
import { deletionText } from "#lib/text/deletion-text.ts";

interface Profile {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly daysLeft: number;
}

interface Props {
  readonly profiles: readonly Profile[];
  readonly restore: (id: string) => Promise<Result<null, string>>;
}

/** Profiles that were deleted in this browser and can still come back, and word of one that has. */
export function DeletedProfiles({ profiles, restore }: Props) {
  const [back, setBack] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isAwaited, start] = useAwaited();
  const bringBack = async ({ id, username }: Profile) => {
    const answer = await restore(id).catch(() => null);
    setBack(answer?.ok === true ? username : null);
    setProblem(answer?.ok === true ? "" : (problems[answer?.reason ?? ""] ?? accountText.backendAway));
  };
  return (
    <>
      <p
        role="status"
        className="rounded-card bg-card p-5 text-lead leading-snug text-balance wrap-break-word lip wide:col-span-2 empty:sr-only"
      >
        {back === null ? null : deletionText.isBack(back)}
      </p>
      {profiles.length === 0 ? null : (
        <Card className="grid gap-4 p-5 tablet:p-8 wide:col-span-2">
          <h2 className="font-head text-h2 font-bold text-hue">{deletionText.title}</h2>
          <p>{deletionText.lead}</p>
          <ul className="grid gap-3">
            {profiles.map((profile) => (
              <li
                key={profile.id}
                className="grid items-center gap-3 rounded-button bg-soft p-3 tablet:grid-cols-[1fr_auto] tablet:p-4"
              >
                <div className="flex min-w-0 items-center gap-3">
                  <img
                    src={`/avatars/${profile.avatar}.svg`}
                    alt=""
                    width="52"
                    height="52"
                    className="size-13 flex-none rounded-tool bg-card p-0.5 opacity-60"
                  />
                  <p className="min-w-0 leading-tight">
                    <strong className="block font-head text-[1.25rem] font-bold wrap-break-word text-hue">
                      {profile.username}
                    </strong>
                    {deletionText.daysLeft(profile.daysLeft)}
                  </p>
                </div>
                <Button variant="plain" disabled={isAwaited} onClick={() => start(() => bringBack(profile))}>
                  {isAwaited ? deletionText.restoring : deletionText.restore}
                </Button>
              </li>
            ))}
          </ul>
          <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
            {problem}
          </p>
        </Card>
      )}
    </>
  );
}

const problems: Readonly<Record<string, string>> = {
  "too-many": accountText.waitABit,
  unproven: deletionText.elsewhere,
  gone: deletionText.gone,
};
