"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { SetChange } from "#lib/play/make-set.ts";
import { type SetView, setSizes } from "#lib/play/set-view.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { setText } from "#lib/text/set-text.ts";
import { AnsweredQuestion } from "./answered-question.tsx";
import { panelClass } from "./panel-class.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import type { MadeSet, SetPageHref, SetProblem } from "./set-actions.ts";

interface Props {
  readonly view: SetView;
  readonly change: (sealed: string, change: SetChange) => Promise<MadeSet>;
  /** The page it stands on. */
  readonly page: SetPageHref;
}

/** The questions of a set with their answers, each to be looked at, thrown again, moved or left out. */
export function SetPreview({ view, change, page }: Props) {
  const router = useRouter();
  const [problem, setProblem] = useState<SetProblem | null>(null);
  const [isChanging, startChanging] = useTransition();
  const [opened, setOpened] = useState<number | null>(null);
  const { questions, minutes } = view;
  const apply = (wanted: SetChange) => {
    if (isChanging) return;
    setProblem(null);
    startChanging(async () => {
      const changed = await change(view.sealed, wanted);
      if (changed.ok) router.replace(`${page}?bo=${changed.value}`, { scroll: false });
      else setProblem(changed.reason);
    });
  };
  return (
    <section id="bo" aria-labelledby="set-title" className={`${panelClass} scroll-mt-3`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="set-title" className="font-head text-[1.375rem] leading-tight font-bold text-balance">
            {view.title}
          </h2>
          <p className="text-muted">{setText.size(questions.length, minutes)}</p>
        </div>
        <AppLink href={`/phieu?bo=${view.sealed}`} className={roomButton.plain}>
          {setText.print}
        </AppLink>
        <button
          type="button"
          aria-disabled={isChanging}
          onClick={() => apply({ kind: "replace-all" })}
          className="press inline-flex min-h-12 items-center gap-2 rounded-[12px] bg-soft px-4 font-head text-[1.0625rem] font-bold text-hue lip"
        >
          <Icon name="again" className="size-6" />
          {setText.replaceAll(questions.length)}
        </button>
      </div>
      <p role="status" className="font-semibold text-again-ink empty:sr-only">
        {problem === null ? "" : setText.problems[problem]}
      </p>
      <ol aria-label={setText.questions} aria-busy={isChanging} className="grid">
        {questions.map(({ id, question, solution, skillTitle }, place) => (
          <li
            key={id}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 border-line border-t py-2.5 tablet:grid-cols-[2rem_minmax(0,1fr)_auto]"
          >
            <span className="pt-px text-end font-bold tabular-nums text-hue">{place + 1}</span>
            <div className="min-w-0">
              <AnsweredQuestion question={question} solution={solution} />
              <p className="text-[0.9375rem] leading-snug text-muted">
                {[skillTitle, ...readingsOf(question)].join(" · ")}
              </p>
            </div>
            <div className="col-span-2 flex justify-end gap-1 tablet:col-span-1">
              <Tool icon="search" label={setText.look(place + 1)} onPress={() => setOpened(place)} />
              <Tool
                icon="again"
                label={setText.replace(place + 1)}
                isOff={isChanging}
                onPress={() => apply({ kind: "replace", place })}
              />
              <Tool
                icon="next"
                turn="-rotate-90"
                label={setText.up(place + 1)}
                isOff={isChanging || place === 0}
                onPress={() => apply({ kind: "up", place })}
              />
              <Tool
                icon="next"
                turn="rotate-90"
                label={setText.down(place + 1)}
                isOff={isChanging || place === questions.length - 1}
                onPress={() => apply({ kind: "down", place })}
              />
              <Tool
                icon="close"
                label={setText.remove(place + 1)}
                isOff={isChanging || questions.length <= setSizes.least}
                onPress={() => apply({ kind: "remove", place })}
              />
            </div>
          </li>
        ))}
      </ol>
      {questions.length <= setSizes.least && <p className="text-[0.9375rem] text-muted">{setText.least}</p>}
      {opened !== null && <QuestionDialog view={view} place={opened} page={page} onClose={() => setOpened(null)} />}
    </section>
  );
}

function readingsOf({ figures }: PublicQuestion): string[] {
  return figures.flatMap((figure) => (figure.type === "passage" ? [setText.reading(figure.title)] : []));
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly turn?: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** It stays focusable while it is off, so that a keyboard does not lose its place when a question moves to the edge. */
function Tool({ icon, label, turn = "", isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onPress())}
      className="grid size-12 flex-none place-items-center rounded-[12px] text-hue hover:bg-soft aria-disabled:opacity-40 tablet:size-11"
    >
      <Icon name={icon} className={`size-6 ${turn}`} />
    </button>
  );
}
