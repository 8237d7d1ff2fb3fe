"use client";

import { useOrigin } from "#components/ui/use-copy.ts";
import type { WorksheetView } from "#lib/paper/sheet-view.ts";
import { PaperKey, PaperSheet } from "./paper-sheet.tsx";
import { SheetBar } from "./sheet-bar.tsx";
import type { SheetLook } from "./sheet-look.ts";

interface Props {
  readonly view: WorksheetView;
  readonly look: SheetLook;
  /** What the sheet is made of, as it stands in the address. */
  readonly source: Readonly<Record<string, string>>;
}

/** A worksheet as it is printed, with what can be chosen above it: all its codes, then all their keys. */
export function Worksheet({ view, look, source }: Props) {
  const origin = useOrigin();
  const isCoded = view.sheets.length > 1;
  return (
    <>
      {look.size === "a5" && <link rel="stylesheet" href="/print/a5.css" media="print" />}
      <SheetBar view={view} look={look} source={source} />
      <div className="paper-desk">
        {view.sheets.map((sheet) => (
          <PaperSheet key={sheet.code} head={view} look={look} sheet={sheet} isCoded={isCoded} origin={origin} />
        ))}
        {view.sheets.map((sheet) => (
          <PaperKey key={sheet.code} head={view} look={look} sheet={sheet} isCoded={isCoded} />
        ))}
      </div>
    </>
  );
}
