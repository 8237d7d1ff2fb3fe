"use client";

import { useState } from "react";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { joinText } from "#lib/text/join-text.ts";
import { AskWho } from "./ask-who.tsx";
import { EmblemGrid, type SeatSign } from "./emblem-grid.tsx";
import { JoinBubble } from "./join-bubble.tsx";
import { CardProblem } from "./join-problem.tsx";
import { SeatLock } from "./seat-lock.tsx";
import { type Joining, useJoin } from "./use-join.ts";

interface Props extends Joining {
  readonly seats: readonly SeatSign[];
}

/** Sitting down: by the card that was scanned, or by the own emblem and the three animals on the card. */
export function JoinClass({ code, classId, seats, nextHref, join }: Props) {
  const { by, question, problem, isPending, send, forget } = useJoin({ code, classId, nextHref, join });
  const [chosen, setChosen] = useState<SeatSign | null>(null);
  /** Where the focus comes back to. */
  const [last, setLast] = useState<number | null>(null);
  const choose = (seat: SeatSign | null) => {
    setChosen(seat);
    if (seat !== null) setLast(seat.number);
    forget();
  };
  if (question !== null) return <AskWho {...question} onAnswer={(as) => send(question.by, as)} />;
  if (chosen !== null && by?.kind !== "card") {
    const { number } = chosen;
    return (
      <SeatLock
        seat={chosen}
        problem={problem}
        isPending={isPending}
        onTry={(lock) => send({ kind: "emblem", number, lock: pictureLock.write(lock) }, "ask")}
        onLeave={() => choose(null)}
      />
    );
  }
  const isOpening = by?.kind === "card" && isPending;
  return (
    <div className="grid gap-4">
      <JoinBubble text={isOpening ? joinText.openingCard : joinText.which} isStatus={true} />
      <CardProblem problem={problem} onAgain={() => by !== null && send(by, "ask")} />
      {isOpening ? null : <EmblemGrid seats={seats} last={last} onChoose={choose} />}
    </div>
  );
}
