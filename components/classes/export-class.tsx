import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassExport } from "#lib/classes/class-sheets.ts";
import type { ClassView, ExportProblem } from "#lib/classes/class-view.ts";
import { sheetFileName } from "#lib/classes/sheet-file-name.ts";
import type { Result } from "#lib/core/result.ts";
import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { Opened } from "./use-class-key.ts";
import { useSpreadsheet } from "./use-spreadsheet.ts";

/** #lib/actions/export-class.ts */
export type ReadExport = (id: string) => Promise<Result<ClassExport, ExportProblem>>;

interface Props {
  readonly view: ClassView;
  readonly opened: Pick<Opened, "status" | "names">;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
  readonly readExport: ReadExport;
}

/** The class as a spreadsheet, which is put together in the browser: only there are the names read. */
export function ExportClass({ view, opened: { status, names }, today, readExport }: Props) {
  const { make, isMaking, isMade, problem } = useSpreadsheet(async () => {
    const [content, { classSheets }] = await Promise.all([readExport(view.id), import("#lib/classes/class-sheets.ts")]);
    if (!content.ok) return content;
    const sheets = classSheets({ ...content.value, view, names });
    return { ok: true, value: { sheets, fileName: sheetFileName(view.name, today) } };
  });
  return (
    <section className={panelClass} aria-labelledby="export-title">
      <h2 id="export-title" className="font-head text-[1.25rem] font-bold">
        {text.title}
      </h2>
      <p className="max-w-[70ch]">{text.lead}</p>
      {status === "missing" && <p className="max-w-[70ch] font-semibold">{text.noNames}</p>}
      <Button
        variant="plain"
        className={`${roomButton.tinted} justify-self-start`}
        disabled={isMaking || status === "loading"}
        onClick={make}
      >
        {isMaking ? text.making : text.make}
      </Button>
      <p role="status" className="font-semibold text-right-ink empty:sr-only">
        {isMade ? text.made : ""}
      </p>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem === null ? "" : text.failed[problem]}
      </p>
    </section>
  );
}
