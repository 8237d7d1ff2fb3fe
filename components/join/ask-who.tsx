import { useEffect, useRef } from "react";
import { SayButton } from "#components/speech/say-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { JoinAs } from "#lib/classes/join-answer.ts";
import { joinText } from "#lib/text/join-text.ts";

interface Props {
  readonly username: string;
  readonly avatar: string;
  readonly onAnswer: (as: JoinAs) => void;
}

/** Asks the pupil of this browser whether the card is their own: brothers and sisters share a tablet. */
export function AskWho({ username, avatar, onAnswer }: Props) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Card className="mx-auto mt-2 grid w-full max-w-[560px] justify-items-center gap-4 p-5 text-center tablet:mt-10 tablet:p-8">
      <img
        src={`/avatars/${avatar}.svg`}
        alt=""
        width="144"
        height="144"
        className="size-28 rounded-card bg-soft p-1.5 tablet:size-36"
      />
      <div className="flex items-center justify-center gap-3 narrow:flex-wrap">
        <h2
          ref={question}
          tabIndex={-1}
          className="min-w-0 font-head text-h2 font-bold text-balance wrap-break-word text-hue outline-none"
        >
          {joinText.ask(username)}
        </h2>
        <SayButton line={joinText.ask(username)} />
      </div>
      <div className="grid w-full gap-3">
        <Button isWide={true} onClick={() => onAnswer("own")}>
          {joinText.yes}
        </Button>
        <Button variant="plain" className="bg-soft" isWide={true} onClick={() => onAnswer("new")}>
          {joinText.no}
        </Button>
      </div>
    </Card>
  );
}
