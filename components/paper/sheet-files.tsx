import { qrCanvas } from "#components/sets/qr.tsx";
import { saveBlob } from "#components/ui/save-file.ts";
import type { Sheet, WorksheetView } from "#lib/paper/sheet-view.ts";
import { questionBankText, worksheetText as text } from "#lib/text/paper-text.ts";
import { FileButtons } from "./file-buttons.tsx";
import type { SheetLook } from "./sheet-look.ts";

interface Props {
  readonly view: WorksheetView;
  readonly look: SheetLook;
}

/** The worksheet as files of other programs; their code comes when it is asked for. */
export function SheetFiles({ view, look }: Props) {
  const ways = [
    { label: text.word, write: () => saveWord(view, look) },
    { label: text.workbook, write: () => saveWorkbook(view) },
    { label: text.gift, write: () => saveGift(view) },
  ];
  return <FileButtons ways={ways} />;
}

/** What is drawn of a sheet, from its place on the page. */
async function drawSheet({ code, hrefs }: Sheet) {
  const { drawPictures, pngOf } = await import("./word/svg-of.ts");
  const questions = [...document.querySelectorAll(`[data-code="${code}"] .paper-question`)];
  const ofQuestions = await drawPictures(questions);
  const ofKeys = await drawPictures([...document.querySelectorAll(`[data-key="${code}"] tbody tr`)]);
  const codes = await Promise.all(hrefs.map((href) => pngOf(qrCanvas(`${window.location.origin}${href}`))));
  return { ofQuestions, ofKeys, codes: codes.filter((each) => each !== null) };
}

async function saveWord(view: WorksheetView, look: SheetLook): Promise<string> {
  const { writeWord } = await import("./word/write-word.ts");
  const sheets = await Promise.all(view.sheets.map(async (sheet) => ({ sheet, drawings: await drawSheet(sheet) })));
  saveBlob(await writeWord(view, look, sheets), `${view.title}.docx`);
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
  saveBlob(new Blob([file], { type: workbookType }), `${title}.xlsx`);
  return text.made;
}

async function saveGift({ title, sheets }: WorksheetView): Promise<string> {
  const { isOfWords, writeGift } = await import("#lib/paper/question-bank.ts");
  const questions = sheets.flatMap((sheet) => sheet.questions);
  saveBlob(new Blob([writeGift(title, questions)], { type: "text/plain" }), `${title}.gift.txt`);
  return text.madeGift(questions.filter(isOfWords).length, questions.length);
}
