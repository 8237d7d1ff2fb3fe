"use client";

import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import type { Send, SendChange } from "./class-actions.ts";
import { ClassHead } from "./class-head.tsx";
import { KeyBanner } from "./key-banner.tsx";
import { ManageClass } from "./manage-class.tsx";
import { SeatTable } from "./seat-table.tsx";
import { TeachersPanel } from "./teachers-panel.tsx";
import { useClassKey } from "./use-class-key.ts";
import { WeekPanel } from "./week-panel.tsx";

interface Props {
  readonly view: ClassView;
  readonly change: SendChange;
}

/** One class: its code, what it has played this week, and every seat. */
export function ClassPage({ view, change }: Props) {
  const opened = useClassKey(view);
  const [said, setSaid] = useState<{ readonly isProblem: boolean; readonly text: string } | null>(null);
  const send: Send = async (wanted, done) => {
    const answer = await change(view.id, wanted).catch(() => ({ ok: false, reason: "backend-away" }) as const);
    setSaid({ isProblem: !answer.ok, text: answer.ok ? done : text.failed[answer.reason] });
    return answer;
  };
  const isOpen = view.closedAt === null;
  return (
    <div className="grid gap-4">
      {!isOpen && <p className={panelClass}>{text.closedNote}</p>}
      {isOpen && <ClassHead view={view} />}
      {opened.status === "missing" && <KeyBanner view={view} unlock={opened.unlock} send={send} canChange={isOpen} />}
      <p role="alert" className="rounded-[12px] bg-again-surface p-3 font-semibold text-again-ink empty:hidden">
        {said?.isProblem === true ? said.text : ""}
      </p>
      <p role="status" className="rounded-[12px] bg-right-surface p-3 font-semibold text-right-ink empty:sr-only">
        {said?.isProblem === false ? said.text : ""}
      </p>
      <WeekPanel view={view} names={opened.names} />
      <SeatTable view={view} opened={opened} send={send} canChange={isOpen} />
      <TeachersPanel view={view} send={send} />
      <ManageClass view={view} opened={opened} send={send} />
    </div>
  );
}
