import { useState } from "react";
import { saveBlob } from "#components/ui/save-file.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Sheet } from "#lib/classes/write-workbook.ts";
import type { Result } from "#lib/core/result.ts";

interface Spreadsheet {
  readonly sheets: readonly Sheet[];
  readonly fileName: string;
}

/**
 * A spreadsheet that is put together in the browser, as only there the names are read, and saved. `read` gives what goes into it,
 * and may load code for that; the code that writes the file is loaded with it, not before.
 */
export function useSpreadsheet<Problem extends string = never>(read: () => Promise<Result<Spreadsheet, Problem>>) {
  const [problem, setProblem] = useState<Problem | "backend-away" | null>(null);
  const [isMade, setMade] = useState(false);
  const [isMaking, start] = useAwaited();
  const make = () =>
    start(async (isAwaited) => {
      setProblem(null);
      setMade(false);
      const loaded = await Promise.all([read(), import("#lib/classes/write-workbook.ts")]).catch(() => null);
      if (!isAwaited()) return;
      if (loaded === null) return setProblem("backend-away");
      const [content, { writeWorkbook, workbookType }] = loaded;
      if (!content.ok) return setProblem(content.reason);
      const { sheets, fileName } = content.value;
      saveBlob(new Blob([writeWorkbook(sheets)], { type: workbookType }), fileName);
      setMade(true);
    });
  return { make, isMaking, isMade, problem } as const;
}
