import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { useCopy, useOrigin } from "#components/ui/use-copy.ts";
import { hashOfSecret, makeSecret } from "#lib/classes/class-key.ts";
import type { ClassView, TeacherView } from "#lib/classes/class-view.ts";
import { setText } from "#lib/text/set-text.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { Send } from "./class-actions.ts";

interface Props {
  readonly view: ClassView;
  readonly send: Send;
}

const way =
  "press min-h-12 rounded-[12px] border border-edge bg-card px-4 font-head text-[1.0625rem] font-bold text-hue";

/** Who teaches the class; its owner asks others in, sends them away and hands the class over. */
export function TeachersPanel({ view, send }: Props) {
  const { teachers, isOwner, closedAt } = view;
  const canChange = isOwner && closedAt === null;
  return (
    <section className={panelClass} aria-labelledby="teachers-title">
      <h2 id="teachers-title" className="font-head text-[1.25rem] font-bold">
        {text.teachers}
      </h2>
      <ul className="grid gap-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="grid gap-2 tablet:flex tablet:flex-wrap tablet:items-center">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {teacher.email}
              <span className="text-muted">{notesOf(teacher)}</span>
            </p>
            {canChange && !teacher.isSelf && <TeacherWays teacher={teacher} send={send} />}
          </li>
        ))}
      </ul>
      {canChange && <Invitation send={send} />}
    </section>
  );
}

function notesOf({ isOwner, isSelf }: TeacherView): string {
  return [...(isOwner ? [text.owner] : []), ...(isSelf ? [text.self] : [])].map((note) => ` · ${note}`).join("");
}

function TeacherWays({ teacher, send }: { readonly teacher: TeacherView; readonly send: Send }) {
  const [task, setTask] = useState<"remove-teacher" | "hand-over" | null>(null);
  const { id, email } = teacher;
  const words = {
    "remove-teacher": {
      title: text.removeTitle(email),
      lead: text.removeLead,
      label: text.removeTeacher,
      done: text.removed(email),
    },
    "hand-over": {
      title: text.handOverTitle(email),
      lead: text.handOverLead,
      label: text.handOver,
      done: text.handedOver(email),
    },
  } as const;
  const shown = task === null ? null : words[task];
  const change = async () => {
    if (task === null || shown === null) return;
    await send({ kind: task, teacherId: id }, shown.done);
    setTask(null);
  };
  return (
    <>
      <button type="button" className={way} aria-label={text.handOverTo(email)} onClick={() => setTask("hand-over")}>
        {text.handOver}
      </button>
      <button
        type="button"
        className={way}
        aria-label={text.removeTeacherOf(email)}
        onClick={() => setTask("remove-teacher")}
      >
        {text.removeTeacher}
      </button>
      {shown !== null && (
        <AskDialog
          title={shown.title}
          lead={shown.lead}
          label={shown.label}
          onYes={change}
          onNo={() => setTask(null)}
        />
      )}
    </>
  );
}

/** A link for one teacher. Its secret is made here and stands behind the "#": the server keeps its hash. */
function Invitation({ send }: { readonly send: Send }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, start] = useAwaited();
  const origin = useOrigin();
  const [said, copy] = useCopy(setText.notCopied);
  const address = secret === null ? "" : `${origin}/co/moi#${secret}`;
  const invite = () =>
    start(async () => {
      const made = makeSecret();
      const answer = await send({ kind: "invite", hash: await hashOfSecret(made) }, "");
      if (answer.ok) setSecret(made);
    });
  return (
    <div className="grid justify-items-start gap-2">
      {secret !== null && (
        <>
          <p className="max-w-[70ch]">{text.inviteLead}</p>
          <output aria-label={text.inviteAddress} className="rounded-[12px] bg-soft p-3 wrap-anywhere select-all">
            {address}
          </output>
          <button type="button" className={way} onClick={() => void copy(address, setText.copied)}>
            {text.copyInvitation}
          </button>
        </>
      )}
      <button type="button" className={way} disabled={isBusy} onClick={invite}>
        {secret === null ? text.invite : text.inviteAgain}
      </button>
      <p role="status" className="font-semibold text-hue empty:sr-only">
        {said}
      </p>
    </div>
  );
}
