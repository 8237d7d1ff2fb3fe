import { PaintNames } from "#components/figures/paint-name.tsx";
import { Qr } from "#components/sets/qr.tsx";
import { SetText } from "#components/ui/set-text.tsx";
import type { Sheet, SheetQuestion } from "#lib/paper/sheet-view.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { tieUnits } from "#lib/text/tie-sums.ts";
import { instructionOf, noteOfSheet } from "./instructions.ts";
import { PaperFigure } from "./paper-figure.tsx";
import { PromptLines, QuestionBody } from "./question-body.tsx";
import type { SheetHead, SheetLook } from "./sheet-look.ts";

interface Props {
  readonly head: SheetHead;
  readonly look: SheetLook;
  readonly sheet: Sheet;
  /** Whether its code is named: there are others. */
  readonly isCoded: boolean;
  /** Of the page; empty until the page runs in the browser. */
  readonly origin: string;
}

/** A worksheet: its head with room for a name, its questions, and the codes that open the same questions on a screen. */
export function PaperSheet({ head, look, sheet, isCoded, origin }: Props) {
  const { title, classId, subject } = head;
  const numbered = sheet.questions.map((asked, place) => ({ asked, place }));
  const lead = [text.head(subjectText[subject], classId), ...(isCoded ? [text.code(sheet.code)] : [])].join(" · ");
  const note = noteOfSheet(sheet.questions);
  return (
    <section
      aria-label={text.region(isCoded ? sheet.code : null)}
      className="paper"
      data-code={sheet.code}
      data-size={look.size}
      data-large={Number(classId) < 3}
    >
      <header className="paper-head">
        <div>
          <p>{lead}</p>
          <h2>{title}</h2>
          <p className="paper-name">
            <span>{text.name}</span>
            <i />
            <span>{text.className}</span>
            <i />
          </p>
        </div>
        <Codes sheet={sheet} origin={origin} />
      </header>
      {note !== null && <p className="paper-note">{note}</p>}
      <ol className="paper-questions" data-columns={look.columns}>
        {numbered.map(({ asked, place }) => (
          <Question key={place} asked={asked} no={place + 1} />
        ))}
      </ol>
    </section>
  );
}

function Codes({ sheet: { hrefs, questions }, origin }: Pick<Props, "sheet" | "origin">) {
  const size = Math.ceil(questions.length / hrefs.length);
  return (
    <ul className="paper-codes">
      {hrefs.map((href, part) => {
        const [from, to] = [part * size + 1, Math.min(questions.length, (part + 1) * size)];
        return (
          <li key={href}>
            {origin !== "" && (
              <Qr address={`${origin}${href}`} label={hrefs.length === 1 ? text.qr : text.qrPart(from, to)} isWide />
            )}
            <span>{hrefs.length === 1 ? text.scan : text.part(from, to)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface QuestionProps {
  readonly asked: SheetQuestion;
  readonly no: number;
}

function Question({ asked, no }: QuestionProps) {
  const { question } = asked;
  const { prompt, asksColours } = question;
  const instruction = instructionOf(asked);
  return (
    <li className="paper-question">
      <PaintNames value={asksColours}>
        <p className="paper-prompt">
          <b>{text.question(no)}</b> <PromptLines prompt={prompt} />
        </p>
        {instruction !== null && <p className="paper-instruction">{instruction}</p>}
        <QuestionBody question={question} />
      </PaintNames>
    </li>
  );
}

/** From how many letters on an answer needs half of the table's width. */
const longAnswer = 80;

interface KeyProps extends Omit<Props, "origin"> {}

/** The key of a sheet on a page of its own: the answer, how it is found, and the commonest slips where they are wanted. */
export function PaperKey({ head, look, sheet, isCoded }: KeyProps) {
  const { title, classId, subject } = head;
  const { columns } = text.key;
  const numbered = sheet.questions.map(({ key }, place) => ({ key, place }));
  const lead = [text.key.forTeachers(subjectText[subject], classId), ...(isCoded ? [text.code(sheet.code)] : [])];
  return (
    <section
      aria-label={text.keyRegion(isCoded ? sheet.code : null)}
      className="paper paper-key"
      data-key={sheet.code}
      data-size={look.size}
    >
      <header className="paper-head">
        <div>
          <p>{lead.join(" · ")}</p>
          <h2>{text.key.title(title)}</h2>
        </div>
      </header>
      <table data-answers={sheet.questions.some(({ key }) => key.answer.length > longAnswer) ? "long" : "short"}>
        <thead>
          <tr>
            <th scope="col">{columns.no}</th>
            <th scope="col">{columns.answer}</th>
            <th scope="col">{columns.how}</th>
            {look.hasSlips && <th scope="col">{columns.slips}</th>}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ key, place }) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              <td>
                <SetText text={tieUnits(key.answer)} />
              </td>
              <td className="whitespace-pre-line">
                <SetText text={tieUnits(key.how)} />
                {key.drawing !== undefined && <PaperFigure figure={key.drawing} isSmall />}
              </td>
              {look.hasSlips && (
                <td>
                  {key.slips.map(({ given, words }) => (
                    <span key={given} className="block">
                      <SetText text={text.key.slip(given, words)} />
                    </span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
