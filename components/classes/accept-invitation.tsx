"use client";

import { useEffect, useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

interface Props {
  readonly accept: (secret: string) => Promise<Result<string, ClassProblem>>;
}

/** Asks a teacher who has opened a link whether to join. The secret stands behind the "#" and goes into the action only. */
export function AcceptInvitation({ accept }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isJoining, start] = useAwaited();
  useEffect(() => setSecret(window.location.hash.slice(1)), []);
  const join = () =>
    start(async () => {
      if (secret === null) return;
      const joined = await accept(secret).catch(() => ({ ok: false, reason: "backend-away" }) as const);
      if (joined.ok) return window.location.assign(`/co/lop/${joined.value}`);
      const isGone = joined.reason === "gone" || joined.reason === "refused";
      setProblem(isGone ? text.acceptGone : text.failed[joined.reason]);
    });
  return (
    <section className={`${panelClass} mx-auto max-w-160`}>
      <p>{text.acceptLead}</p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
      <Button isWide disabled={secret === null || isJoining} onClick={join}>
        {isJoining ? text.accepting : text.accept}
      </Button>
    </section>
  );
}
