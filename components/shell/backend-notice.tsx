"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Giraffe } from "#components/stage/giraffe.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** Stands in the place of what the database would have given; asks again on a tap. */
export function BackendNotice() {
  const router = useRouter();
  const [isAsking, ask] = useTransition();
  return (
    <Card role="alert" className="mx-auto grid max-w-[520px] justify-items-center gap-3 p-6 text-center">
      <Giraffe face="kind" className="w-28" />
      <p className="text-lead text-balance">{shellText.backendAway}</p>
      <Button disabled={isAsking} onClick={() => ask(() => router.refresh())}>
        {shellText.retry}
      </Button>
    </Card>
  );
}
