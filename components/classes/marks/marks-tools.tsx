import { useRouter } from "next/navigation";
import { useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import type { Opened } from "#components/classes/use-class-key.ts";
import { useSpreadsheet } from "#components/classes/use-spreadsheet.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { sheetFileName } from "#lib/classes/sheet-file-name.ts";
import type { Result } from "#lib/core/result.ts";
import type { MarkedTest, MarkRow, MarksProblem } from "#lib/marks/marked-test.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { sheetText } from "#lib/text/sheet-text.ts";

/** #lib/actions/delete-class-test.ts */
export type RemoveTest = (classId: string, testId: string) => Promise<Result<null, MarksProblem>>;

interface Props {
  readonly view: ClassView;
  readonly opened: Pick<Opened, "status" | "names">;
  readonly test: MarkedTest;
  readonly rows: readonly MarkRow[];
  readonly isReadOnly: boolean;
  readonly remove: RemoveTest;
}

/** What can be done with the points of a test as a whole: printed, taken along as a spreadsheet, thrown away. */
export function MarksTools({ view, opened: { status, names }, test, rows, isReadOnly, remove }: Props) {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<MarksProblem | null>(null);
  const sheet = useSpreadsheet(async () => {
    const { marksSheet } = await import("#lib/classes/marks-sheet.ts");
    const fileName = sheetFileName(text.fileName(view.name, test.title), test.day);
    return { ok: true, value: { sheets: [marksSheet({ test, rows }, view.seats, names)], fileName } };
  });
  const removeNow = async () => {
    const answer = await remove(view.id, test.id).catch(() => ({ ok: false, reason: "backend-away" }) as const);
    setAsked(false);
    if (answer.ok) router.push(`/co/lop/${view.id}`);
    else setProblem(answer.reason);
  };
  const failed = problem ?? sheet.problem;
  return (
    <section className={`${panelClass} print:hidden`} aria-label={text.download}>
      <div className="flex flex-wrap gap-2 *:grow tablet:*:grow-0">
        <button type="button" className={roomButton.plain} onClick={() => window.print()}>
          {text.print}
        </button>
        <button
          type="button"
          className={roomButton.plain}
          disabled={sheet.isMaking || status === "loading"}
          onClick={sheet.make}
        >
          {sheet.isMaking ? text.making : text.download}
        </button>
        {!isReadOnly && (
          <button type="button" className={roomButton.plain} onClick={() => setAsked(true)}>
            {text.remove}
          </button>
        )}
      </div>
      {status === "missing" && <p className="max-w-[70ch] text-muted">{sheetText.noNames}</p>}
      <p role="status" className="font-semibold text-right-ink empty:sr-only">
        {sheet.isMade ? sheetText.made : ""}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {failed === null ? "" : text.failed[failed]}
      </p>
      {isAsked && (
        <AskDialog
          title={text.removeTitle}
          lead={text.removeLead}
          label={text.removing}
          onYes={removeNow}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  );
}
