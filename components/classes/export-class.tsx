import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { saveBlob } from "#components/ui/save-file.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { ClassExport } from "#lib/classes/class-sheets.ts";
import type { ClassView, ExportProblem } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";
import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { Opened } from "./use-class-key.ts";

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
  const [problem, setProblem] = useState<ExportProblem | null>(null);
  const [isMade, setMade] = useState(false);
  const [isMaking, start] = useAwaited();
  const make = () =>
    start(async (isAwaited) => {
      setProblem(null);
      setMade(false);
      const loaded = await load(view.id, readExport);
      if (!isAwaited()) return;
      if (!loaded.ok) return setProblem(loaded.reason);
      const { classSheets, sheetFileName, writeWorkbook, workbookType, content } = loaded.value;
      const file = writeWorkbook(classSheets({ ...content, view, names }));
      saveBlob(new Blob([file], { type: workbookType }), sheetFileName(view.name, today));
      setMade(true);
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

/** What the server knows, and the code that makes a file of it, which nobody loads before asking for one. */
async function load(id: string, readExport: ReadExport) {
  const away = { ok: false, reason: "backend-away" } as const;
  const loaded = await Promise.all([
    readExport(id),
    import("#lib/classes/class-sheets.ts"),
    import("#lib/classes/write-workbook.ts"),
  ]).catch(() => null);
  if (loaded === null) return away;
  const [read, { classSheets, sheetFileName }, { writeWorkbook, workbookType }] = loaded;
  if (!read.ok) return read;
  return { ok: true, value: { content: read.value, classSheets, sheetFileName, writeWorkbook, workbookType } } as const;
}
