"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useState, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { classCode } from "#lib/classes/class-code.ts";
import { joinText } from "#lib/text/join-text.ts";
import { JoinBubble } from "./join-bubble.tsx";

/** The way to a class for who has only its code. */
export function CodeForm() {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isGoing, start] = useTransition();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "");
    const code = classCode.read(typed);
    setProblem(code === null ? problemOf(typed) : null);
    if (code !== null) start(() => router.push(`/lop/${code}`));
  };
  return (
    <div className="mx-auto grid max-w-[640px] gap-4">
      <JoinBubble text={joinText.codeLead} />
      <Card className="p-5 tablet:p-8">
        <form onSubmit={onSubmit} noValidate={true} className="grid gap-4">
          <TextField
            label={joinText.codeLabel}
            hint={joinText.codeHint}
            error={problem}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" isWide={true} disabled={isGoing}>
            {isGoing ? joinText.going : joinText.go}
          </Button>
        </form>
      </Card>
    </div>
  );
}

function problemOf(typed: string): string {
  return typed.trim() === "" ? joinText.codeProblem.empty : joinText.codeProblem.unreadable;
}
