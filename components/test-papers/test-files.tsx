import { useState } from "react";
import { qrCanvas } from "#components/sets/qr.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { saveFile } from "#components/ui/save-file.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { TestSheet } from "#lib/test-papers/sheets.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";

interface Props {
  readonly title: string;
  readonly classId: ClassId;
  readonly sheets: readonly TestSheet[];
}

type Said = { readonly isProblem: boolean; readonly text: string } | null;

/** The test as a document of Word. It is made here, from what the page shows; its code comes when it is asked for. */
export function TestFiles(props: Props) {
  const [said, setSaid] = useState<Said>(null);
  const [isMaking, start] = useAwaited();
  const make = () =>
    start(async (isAwaited) => {
      setSaid(null);
      const isMade = await saveWord(props).then(
        () => true,
        () => false,
      );
      if (isAwaited()) setSaid({ isProblem: !isMade, text: isMade ? text.made : text.failed });
    });
  return (
    <>
      <button type="button" disabled={isMaking} onClick={make} className={roomButton.plain}>
        {text.word}
      </button>
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

async function saveWord({ title, classId, sheets }: Props): Promise<void> {
  const [{ drawElement, pngOf }, { writeTest }] = await Promise.all([
    import("#components/paper/word/svg-of.ts"),
    import("#components/paper/word/write-test.ts"),
  ]);
  const shown = [...document.querySelectorAll("section.paper")];
  const drawn = await Promise.all(
    sheets.map(async (sheet, place) => {
      const links = sheet.pieces.flatMap((piece) => (piece.type === "links" ? piece.links : []));
      return {
        sheet,
        drawings: await Promise.all([...(shown[place]?.querySelectorAll(".paper-drawing") ?? [])].map(drawElement)),
        codes: await Promise.all(links.map(({ href }) => pngOf(qrCanvas(`${window.location.origin}${href}`)))),
      };
    }),
  );
  const address = URL.createObjectURL(await writeTest(title, classId, drawn));
  saveFile(address, `${title}.docx`);
  URL.revokeObjectURL(address);
}
