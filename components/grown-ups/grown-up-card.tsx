"use client";

import type { FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Who is signed in, and the way out. */
export function GrownUpCard({ email, signOut }: { readonly email: string; readonly signOut: () => Promise<void> }) {
  const [isLeaving, run] = useAwaited();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(signOut);
  };
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 tablet:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-meta text-muted">{grownUpsText.signedInAs}</p>
        <p className="font-head text-h3 leading-tight font-bold wrap-anywhere">{email}</p>
      </div>
      {/* The action is for a browser without scripts. */}
      <form action={signOut} onSubmit={onSubmit}>
        <Button type="submit" variant="plain" className="bg-soft" aria-disabled={isLeaving}>
          {grownUpsText.signOut}
        </Button>
      </form>
    </Card>
  );
}
