"use client";

import type { SendAssignmentChange } from "#components/classes/class-actions.ts";
import { dayWords } from "#components/classes/day-words.ts";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { SharePanel } from "#components/sets/share-panel.tsx";
import type { AssignmentReport } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { setText } from "#lib/text/set-text.ts";
import { ManageWork } from "./manage-work.tsx";
import { QuestionReports } from "./question-reports.tsx";
import { ResultsPanel } from "./results-panel.tsx";

interface Props {
  readonly view: ClassView;
  readonly report: AssignmentReport;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
  readonly change: SendAssignmentChange;
}

/** Work that was given to a class: how it is sent, who has done it, and which of its questions were hard. */
export function WorkPage({ view, report, today, change }: Props) {
  const { names } = useClassKey(view);
  const { assignment } = report;
  const { title, code, questions, minutes, closesOn, isWithdrawn } = assignment;
  const isOpen = view.closedAt === null && !isWithdrawn;
  // Until somebody has done it, it is sent; from then on it is looked at.
  const isDone = report.results.length > 0;
  const results = (
    <>
      <ResultsPanel view={view} report={report} names={names} today={today} />
      <QuestionReports classId={view.id} report={report} />
    </>
  );
  return (
    <div className="grid gap-4">
      {isWithdrawn && <p className={panelClass}>{text.withdrawnNote}</p>}
      {isDone && results}
      {isOpen && (
        <div className="print:hidden">
          <SharePanel
            heading={text.send}
            lead={assignment.seats === null ? text.sendLead : text.sendLeadSome}
            title={title}
            href={`/bai/${code}`}
            qrLabel={text.qr}
            messageOf={(address) =>
              (assignment.seats === null ? text.messageOf : text.messageOfSome)(
                view.name,
                title,
                setText.size(questions, minutes),
                dayWords(closesOn, ""),
                address,
              )
            }
          />
        </div>
      )}
      <ManageWork view={view} work={assignment} sealed={report.sealed} today={today} change={change} />
      {!isDone && results}
    </div>
  );
}
