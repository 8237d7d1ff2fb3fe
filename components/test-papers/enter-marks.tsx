import { useRouter } from "next/navigation";
import { useState } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Result } from "#lib/core/result.ts";
import type { KeepTestProblem } from "#lib/marks/marked-test.ts";
import { marksText as text } from "#lib/text/marks-text.ts";

/** #lib/actions/keep-class-test.ts; the value is the test's id in the class. */
export type KeepTest = (classId: string, address: string) => Promise<Result<string, KeepTestProblem>>;

interface Props {
  /** Of the paper. */
  readonly href: string;
  readonly classId: ClassId;
  /** The open classes of this grade of the teacher who is signed in; null where nobody is. */
  readonly classes: readonly { readonly id: string; readonly name: string }[] | null;
  readonly keep: KeepTest;
}

/** Keeps the paper with a class of the teacher and goes on to where its points are entered. */
export function EnterMarks(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={roomButton.plain} onClick={() => setOpen(true)}>
        {text.enter}
      </button>
      {isOpen && <ChooseClass {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseClass({ href, classId, classes, keep, onClose }: Props & { readonly onClose: () => void }) {
  const router = useRouter();
  const [problem, setProblem] = useState<KeepTestProblem | null>(null);
  const [isOpening, start] = useAwaited();
  const choose = (id: string) =>
    start(async (isAwaited) => {
      setProblem(null);
      const kept = await keep(id, href).catch(() => ({ ok: false, reason: "backend-away" }) as const);
      if (!isAwaited()) return;
      if (kept.ok) router.push(`/co/lop/${id}/diem/${kept.value}`);
      else setProblem(kept.reason);
    });
  return (
    <Dialog
      labelledBy="enter-marks"
      onDismiss={onClose}
      className="w-[min(34rem,calc(100vw-2rem))] max-w-none gap-3 rounded-[20px] bg-card p-5 text-ink open:grid"
    >
      <h2 id="enter-marks" className="font-head text-[1.375rem] leading-tight font-bold">
        {text.enterTitle}
      </h2>
      <p>{text.enterLead}</p>
      {classes === null && (
        <>
          <p className="font-semibold">{text.signedOut}</p>
          <AppLink href="/grown-ups" className={roomButton.plain}>
            {text.signIn}
          </AppLink>
        </>
      )}
      {classes?.length === 0 && (
        <>
          <p className="font-semibold">{text.noClass(classId)}</p>
          <AppLink href="/co/moi" className={roomButton.plain}>
            {text.makeClass}
          </AppLink>
        </>
      )}
      {classes !== null && classes.length > 0 && (
        <ul className="grid gap-2">
          {classes.map(({ id, name }) => (
            <li key={id} className="grid">
              <button
                type="button"
                disabled={isOpening}
                className={`${roomButton.plain} bg-soft!`}
                onClick={() => choose(id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-muted empty:sr-only">
        {isOpening ? text.opening : ""}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem === null ? "" : text.failed[problem]}
      </p>
      <button type="button" className={`${roomButton.plain} mt-2`} onClick={onClose}>
        {text.close}
      </button>
    </Dialog>
  );
}
