import { useState } from "react";
import { qrCanvas } from "#components/sets/qr.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { saveFile } from "#components/ui/save-file.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Sheet, WorksheetView } from "#lib/paper/sheet-view.ts";
import { questionBankText, worksheetText as text } from "#lib/text/paper-text.ts";
import type { SheetLook } from "./sheet-look.ts";

interface Props {
  readonly view: WorksheetView;
  readonly look: SheetLook;
}

type Said = { readonly isProblem: boolean; readonly text: string } | null;

/** The worksheet as files of other programs. They are made here, from what the page shows; their code comes when it is asked for. */
export function SheetFiles({ view, look }: Props) {
  const [said, setSaid] = useState<Said>(null);
  const [isMaking, start] = useAwaited();
  const make = (write: () => Promise<string>) =>
    start(async (isAwaited) => {
      setSaid(null);
      const made = await write().catch(() => null);
      if (isAwaited()) setSaid({ isProblem: made === null, text: made ?? text.failed });
    });
  const ways = [
    { label: text.word, write: () => saveWord(view, look) },
    { label: text.workbook, write: () => saveWorkbook(view) },
    { label: text.gift, write: () => saveGift(view) },
  ];
  return (
    <>
      {ways.map(({ label, write }) => (
        <button key={label} type="button" disabled={isMaking} onClick={() => make(write)} className={roomButton.plain}>
          {label}
        </button>
      ))}
      <p role="status" className="w-full text-end font-semibold text-right-ink empty:sr-only">
        {isMaking && text.making}
        {said !== null && !said.isProblem && said.text}
      </p>
      <p role="alert" className="w-full text-end font-semibold text-again-ink empty:hidden">
        {said?.isProblem === true ? said.text : ""}
      </p>
    </>
  );
}

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFile(address, name);
  URL.revokeObjectURL(address);
}

/** What is drawn of a sheet, from its place on the page. */
async function drawSheet({ code, hrefs }: Sheet) {
  const { drawElement, pngOf } = await import("./word/svg-of.ts");
  const questions = [...document.querySelectorAll(`[data-code="${code}"] .paper-question`)];
  const ofQuestions = await Promise.all(
    questions.map((question) => Promise.all([...question.querySelectorAll(".paper-drawing")].map(drawElement))),
  );
  const codes = await Promise.all(hrefs.map((href) => pngOf(qrCanvas(`${window.location.origin}${href}`))));
  return { ofQuestions, codes: codes.filter((each) => each !== null) };
}

async function saveWord(view: WorksheetView, look: SheetLook): Promise<string> {
  const { writeWord } = await import("./word/write-word.ts");
  const sheets = await Promise.all(view.sheets.map(async (sheet) => ({ sheet, drawings: await drawSheet(sheet) })));
  hand(await writeWord(view, look, sheets), `${view.title}.docx`);
  return text.made;
}

const widths = [6, 60, 18, 18, 18, 18, 24, 60, 18] as const;

async function saveWorkbook({ title, sheets }: WorksheetView): Promise<string> {
  const [{ bankRows }, { writeWorkbook, workbookType }] = await Promise.all([
    import("#lib/paper/question-bank.ts"),
    import("#lib/classes/write-workbook.ts"),
  ]);
  const isCoded = sheets.length > 1;
  const file = writeWorkbook(
    sheets.map(({ code, questions }) => ({
      name: text.file(questionBankText.sheet, isCoded ? code : null),
      columns: widths.map((width) => ({ width })),
      rows: bankRows(questions),
      fixedColumns: 1,
    })),
  );
  hand(new Blob([file], { type: workbookType }), `${title}.xlsx`);
  return text.made;
}

async function saveGift({ title, sheets }: WorksheetView): Promise<string> {
  const { isOfWords, writeGift } = await import("#lib/paper/question-bank.ts");
  const questions = sheets.flatMap((sheet) => sheet.questions);
  hand(new Blob([writeGift(title, questions)], { type: "text/plain" }), `${title}.gift.txt`);
  return text.madeGift(questions.filter(isOfWords).length, questions.length);
}
