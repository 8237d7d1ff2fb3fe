"use client";

import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import type { MistakeGroup } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import type { TableSource } from "#lib/classes/progress-table.ts";
import type { ClassProgress } from "#lib/classes/progress-view.ts";
import type { Subject } from "#lib/core/subject.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import type { Send, SendChange, SendRemedy } from "./class-actions.ts";
import { ClassHead } from "./class-head.tsx";
import { ExportClass, type ReadExport } from "./export-class.tsx";
import { GivenPanel } from "./given-panel.tsx";
import { KeyBanner } from "./key-banner.tsx";
import { ManageClass } from "./manage-class.tsx";
import { NeedsPanel } from "./needs-panel.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { SeatTable } from "./seat-table.tsx";
import { type LessonPlan, StandingPanel } from "./standing-panel.tsx";
import { TeachersPanel } from "./teachers-panel.tsx";
import { TestsPanel } from "./tests-panel.tsx";
import { useClassKey } from "./use-class-key.ts";
import { WeekPanel } from "./week-panel.tsx";

interface Props {
  readonly view: ClassView;
  /** What it has come to; null while that cannot be read. */
  readonly progress: ClassProgress | null;
  readonly needs: readonly MistakeGroup[];
  readonly source: TableSource;
  readonly plans: Readonly<Record<Subject, LessonPlan>>;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
  readonly change: SendChange;
  readonly giveRemedy: SendRemedy;
  readonly readExport: ReadExport;
}

/** One class: its code, where it stands, who needs what, what it has played this week, given work, and every seat. */
export function ClassPage({ view, progress, needs, source, plans, today, change, giveRemedy, readExport }: Props) {
  const opened = useClassKey(view);
  const [said, setSaid] = useState<{ readonly isProblem: boolean; readonly text: string } | null>(null);
  const send: Send = async (wanted, done) => {
    const answer = await change(view.id, wanted).catch(() => ({ ok: false, reason: "backend-away" }) as const);
    setSaid({ isProblem: !answer.ok, text: answer.ok ? done : text.failed[answer.reason] });
    return answer;
  };
  const isOpen = view.closedAt === null;
  // Of this page the table is what is wanted on paper.
  const hasTable = progress !== null && (progress.skills.length > 0 || view.seats.some(({ pupil }) => pupil !== null));
  const around = hasTable ? "contents print:hidden" : "contents";
  return (
    <div className="grid gap-4 print:block">
      <div className={around}>
        {!isOpen && <p className={panelClass}>{text.closedNote}</p>}
        {isOpen && <ClassHead view={view} />}
        {opened.status === "missing" && <KeyBanner view={view} unlock={opened.unlock} send={send} canChange={isOpen} />}
        <p role="alert" className="rounded-[12px] bg-again-surface p-3 font-semibold text-again-ink empty:hidden">
          {said?.isProblem === true ? said.text : ""}
        </p>
        <p role="status" className="rounded-[12px] bg-right-surface p-3 font-semibold text-right-ink empty:sr-only">
          {said?.isProblem === false ? said.text : ""}
        </p>
        {isOpen && <StandingPanel view={view} plans={plans} send={send} />}
        {progress === null ? (
          <p className={panelClass}>{text.progressAway}</p>
        ) : (
          <NeedsPanel
            view={view}
            groups={needs}
            names={opened.names}
            giveRemedy={giveRemedy}
            canGive={isOpen}
            today={today}
          />
        )}
        <WeekPanel view={view} names={opened.names} />
        <GivenPanel view={view} today={today} />
        <TestsPanel view={view} />
      </div>
      {progress !== null && (
        <ProgressTable view={view} names={opened.names} source={source} progress={progress} today={today} />
      )}
      <div className={around}>
        <SeatTable view={view} opened={opened} send={send} canChange={isOpen} />
        <TeachersPanel view={view} send={send} />
        <ExportClass view={view} opened={opened} today={today} readExport={readExport} />
        <ManageClass view={view} opened={opened} send={send} />
      </div>
    </div>
  );
}
