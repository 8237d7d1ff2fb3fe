import { useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import type { SendAssignmentChange } from "#components/classes/class-actions.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { TextField } from "#components/ui/text-field.tsx";
import type { Assignment, AssignmentChange, AssignmentProblem } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { setText } from "#lib/text/set-text.ts";
import { DayField, isPossibleDay } from "./choose-day.tsx";

interface Props {
  readonly view: ClassView;
  readonly work: Assignment;
  readonly sealed: string | null;
  readonly today: string;
  readonly change: SendAssignmentChange;
}

type Send = (change: AssignmentChange, done: string) => Promise<Result<null, AssignmentProblem>>;

/** What a teacher does with given work: change its name or last day, take it back, give it once more. */
export function ManageWork({ view, work, sealed, today, change }: Props) {
  const [task, setTask] = useState<"change" | "withdraw" | null>(null);
  const [said, setSaid] = useState({ done: "", problem: "" });
  const close = () => setTask(null);
  const send: Send = async (wanted, done) => {
    const away = { ok: false, reason: "backend-away" } as const;
    const answer = await change(view.id, work.id, wanted).catch(() => away);
    setSaid(answer.ok ? { done, problem: "" } : { done: "", problem: text.problems[answer.reason] });
    return answer;
  };
  if (view.closedAt !== null) return null;
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {!work.isWithdrawn && (
          <>
            <button type="button" className={roomButton.plain} onClick={() => setTask("change")}>
              {text.change}
            </button>
            <button type="button" className={roomButton.plain} onClick={() => setTask("withdraw")}>
              {text.withdraw}
            </button>
          </>
        )}
        {sealed !== null && (
          <>
            <AppLink href={`/co/lop/${view.id}/giao?bo=${sealed}`} className={roomButton.plain}>
              {text.giveAgain}
            </AppLink>
            <AppLink href={`/phieu?bo=${sealed}`} className={roomButton.plain}>
              {setText.print}
            </AppLink>
          </>
        )}
      </div>
      <p role="status" className="font-semibold text-right-ink empty:sr-only">
        {said.done}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {said.problem}
      </p>
      {task === "change" && <Change work={work} today={today} send={send} onClose={close} />}
      {task === "withdraw" && <Withdraw send={send} onClose={close} />}
    </div>
  );
}

interface TaskProps {
  readonly send: Send;
  readonly onClose: () => void;
}

function Change({ work, today, send, onClose }: TaskProps & Pick<Props, "work" | "today">) {
  const [title, setTitle] = useState(work.title);
  const [closesOn, setClosesOn] = useState(work.closesOn);
  const [problem, setProblem] = useState<string | null>(null);
  const first = work.opensOn > today ? work.opensOn : today;
  // Work that is over keeps its day where only the name is changed.
  const isDay = closesOn === work.closesOn || isPossibleDay(closesOn, first);
  const save = async () => {
    if (title.trim() === "") return setProblem(text.noTitle);
    if (!isDay) return setProblem(text.badDay);
    await send({ kind: "change", title: title.trim(), closesOn }, text.changed);
    onClose();
  };
  return (
    <AskDialog title={text.changeTitle} lead="" label={text.save} onYes={save} onNo={onClose}>
      <TextField
        label={text.title}
        error={problem}
        value={title}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <DayField label={text.closes} today={first} value={closesOn} onChoose={setClosesOn} />
    </AskDialog>
  );
}

function Withdraw({ send, onClose }: TaskProps) {
  const withdraw = async () => {
    await send({ kind: "withdraw" }, "");
    onClose();
  };
  return (
    <AskDialog
      title={text.withdrawTitle}
      lead={text.withdrawLead}
      label={text.withdraw}
      onYes={withdraw}
      onNo={onClose}
    />
  );
}
