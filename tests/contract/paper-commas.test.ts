import { strFromU8, unzipSync } from "fflate";
import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { PaperSheet } from "#components/paper/paper-sheet.tsx";
import type { SheetLook } from "#components/paper/sheet-look.ts";
import { writeWord } from "#components/paper/word/write-word.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Sheet } from "#lib/paper/sheet-view.ts";
import { toPaperKey, toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { addDecimalsColumn } from "#lib/skills/maths/class-5/add-decimals-column.ts";

const look: SheetLook = { size: "a4", columns: 1, codes: 1, hasSlips: false };

const asked = difficulties.flatMap((difficulty) =>
  Array.from({ length: 8 }, (_, seed) => addDecimalsColumn.generate(difficulty, createRng(`commas/${seed}`))),
);

/** The numbers of the sum that have a comma: those of its answer, where all of it is told, or of its prompt and the answer. */
function commasIn({ prompt, answer }: Question): number {
  const told = answer.text.includes("=") ? answer.text : `${prompt.text} ${answer.text}`;
  return told.match(/\d,\d/gu)?.length ?? 0;
}

const head = { title: "Cộng", classId: "5", subject: "maths" } as const;

function sheetOf(question: Question): Sheet {
  const view = toPaperQuestion(toPublic(question), "5");
  return { code: "A", hrefs: [], questions: [{ question: view, key: toPaperKey(question, false) }] };
}

test.each(asked)("$identity is set out with its commas, on the page and in a document of Word", async (question) => {
  const sheet = sheetOf(question);
  const { prelude } = await prerender(createElement(PaperSheet, { head, look, sheet, isCoded: false, origin: "" }));
  const page = await new Response(prelude).text();
  expect(page.match(/>,</gu)).toHaveLength(commasIn(question));
  const document = await writeWord(head, look, [{ sheet, drawings: { ofQuestions: [], ofKeys: [], codes: [] } }]);
  const files = unzipSync(new Uint8Array(await document.arrayBuffer()));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(xml.match(/>,</gu)).toHaveLength(commasIn(question));
});
