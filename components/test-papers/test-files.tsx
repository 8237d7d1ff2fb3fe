import { FileButtons } from "#components/paper/file-buttons.tsx";
import { qrCanvas } from "#components/sets/qr.tsx";
import { saveBlob } from "#components/ui/save-file.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { TestSheet } from "#lib/test-papers/sheets.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";

interface Props {
  readonly title: string;
  readonly classId: ClassId;
  readonly sheets: readonly TestSheet[];
}

/** The test as a document of Word; its code comes when it is asked for. */
export function TestFiles(props: Props) {
  return <FileButtons ways={[{ label: text.word, write: () => saveWord(props) }]} />;
}

async function saveWord({ title, classId, sheets }: Props): Promise<string> {
  const [{ drawPictures, pngOf }, { writeTest }] = await Promise.all([
    import("#components/paper/word/svg-of.ts"),
    import("#components/paper/word/write-test.ts"),
  ]);
  const shown = [...document.querySelectorAll("section.paper")];
  const drawings = await drawPictures(shown);
  const drawn = await Promise.all(
    sheets.map(async (sheet, place) => {
      const links = sheet.pieces.flatMap((piece) => (piece.type === "links" ? piece.links : []));
      return {
        sheet,
        drawings: drawings[place] ?? [],
        codes: await Promise.all(links.map(({ href }) => pngOf(qrCanvas(`${window.location.origin}${href}`)))),
      };
    }),
  );
  saveBlob(await writeTest(title, classId, drawn), `${title}.docx`);
  return text.made;
}
