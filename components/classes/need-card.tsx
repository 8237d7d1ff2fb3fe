import { useState } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { MistakeGroup } from "#lib/classes/assignment-view.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import type { SendRemedy } from "./class-actions.ts";
import { SeatChips } from "./seat-chips.tsx";
import type { Names } from "./use-class-key.ts";

interface Props {
  readonly classId: string;
  readonly group: MistakeGroup;
  /** The code of questions of this skill that these pupils have been given and can still do; null where they have none. */
  readonly openCode: string | null;
  readonly seats: readonly SeatView[];
  readonly names: Names;
  readonly giveRemedy: SendRemedy;
  readonly canGive: boolean;
  /** Where the same questions are printed. */
  readonly printHref: string;
}

/** Pupils who make the same mistake: how it looks, who they are, and five questions against it. */
export function NeedCard({ classId, group, openCode, seats, names, giveRemedy, canGive, printHref }: Props) {
  const { skillId, skillTitle, code, words, numbers, sample } = group;
  const inOrder = numbers.flatMap((number) => seats.find((seat) => seat.number === number) ?? []);
  return (
    <li className="flex flex-col gap-2.5 rounded-[16px] border border-line border-t-4 border-t-again bg-card p-4">
      <div>
        <h3 className="font-head text-[1.125rem] leading-tight font-bold text-pretty text-again-ink">
          {text.group(numbers.length, words)}
        </h3>
        <p className="text-[0.9375rem] leading-snug text-muted">{skillTitle}</p>
      </div>
      <Sample sample={sample} />
      <SeatChips classId={classId} seats={inOrder} names={names} />
      <div className="mt-auto grid gap-2 pt-1">
        {canGive && (
          <Remedy
            classId={classId}
            asked={{ skillId, code, numbers }}
            openCode={openCode}
            words={words}
            giveRemedy={giveRemedy}
          />
        )}
        <AppLink
          href={printHref}
          aria-label={text.remedyPrintFor(words)}
          className={`${roomButton.plain} justify-self-start`}
        >
          {text.remedyPrint}
        </AppLink>
      </div>
    </li>
  );
}

function Sample({ sample: { prompt, given, right } }: Pick<MistakeGroup, "sample">) {
  return (
    <div className="grid gap-0.5 rounded-[12px] bg-again-surface px-3 py-2 text-[1.0625rem] leading-snug">
      <p className="whitespace-pre-line wrap-anywhere">
        <SetText text={prompt} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 font-bold">
        <span className="text-again-ink wrap-anywhere">
          {given === null ? (
            text.unreadable
          ) : (
            <>
              <span className="font-normal">{`${text.sampleWrong} `}</span>
              <SetText text={given} />
            </>
          )}
        </span>
        <span className="text-right-ink wrap-anywhere">
          <span className="font-normal">{`${text.sampleRight} `}</span>
          <SetText text={right} />
        </span>
      </p>
    </div>
  );
}

interface RemedyProps extends Pick<Props, "classId" | "giveRemedy" | "openCode"> {
  readonly asked: Parameters<SendRemedy>[1];
  readonly words: string;
}

function Remedy({ classId, asked, openCode, words, giveRemedy }: RemedyProps) {
  const [given, setGiven] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, start] = useAwaited();
  const count = asked.numbers.length;
  const give = () =>
    start(async () => {
      setProblem("");
      const answer = await giveRemedy(classId, asked).catch(() => ({ ok: false, reason: "backend-away" }) as const);
      if (answer.ok) setGiven(answer.value);
      else setProblem(text.problems[answer.reason]);
    });
  const label = openCode === null ? text.remedy : text.remedyAgain;
  const spoken = openCode === null ? text.remedyFor(count, words) : text.remedyAgainFor(count, words);
  return (
    <div className="grid gap-2">
      {given === null && openCode !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-[1rem] text-muted">
          {text.remedyOpen}
          <WorkLink classId={classId} code={openCode} />
        </p>
      )}
      {given === null && (
        <Button
          variant="plain"
          className={roomButton.tinted}
          disabled={isBusy}
          aria-label={isBusy ? undefined : spoken}
          onClick={give}
        >
          {isBusy ? text.giving : label}
        </Button>
      )}
      <p
        role="status"
        className="flex min-h-12 flex-wrap items-center gap-x-3 text-[1.0625rem] font-bold text-right-ink empty:sr-only"
      >
        {given !== null && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="tick" className="size-5 flex-none" />
              {text.givenTo(count)}
            </span>
            <WorkLink classId={classId} code={given} />
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function WorkLink({ classId, code }: { readonly classId: string; readonly code: string }) {
  return (
    <AppLink
      href={`/co/lop/${classId}/bai/${code}`}
      className="inline-flex min-h-12 items-center text-hue underline underline-offset-4"
    >
      {text.seeWork}
    </AppLink>
  );
}
