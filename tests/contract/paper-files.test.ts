import { strFromU8, unzipSync } from "fflate";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PaperKey, PaperSheet } from "#components/paper/paper-sheet.tsx";
import type { SheetLook } from "#components/paper/sheet-look.ts";
import { writeWord } from "#components/paper/word/write-word.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Sheet } from "#lib/paper/sheet-view.ts";
import { toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { listActivities } from "./list-activities.ts";

const questionsEach = 6;

const answerOf = (place: number) => `⟦đáp án ${place}⟧`;
const wayOf = (place: number) => `⟦cách tìm ${place}⟧`;

/** A sheet for each activity; what its key says is found again wherever it goes. */
const sheets = listActivities().map(({ name, classId, make }) => {
  const questions = Array.from({ length: questionsEach }, (_, place) => ({
    question: toPaperQuestion(toPublic(make(place, createRng(`paper-file/${name}/${place}`))), classId),
    key: { answer: answerOf(place), how: wayOf(place), slips: [] },
  }));
  const sheet: Sheet = { code: "A", hrefs: [], questions };
  return { name, head: { title: name, classId, subject: "maths" } as const, sheet };
});

const usual: SheetLook = { size: "a4", columns: 1, codes: 1, hasSlips: false };
const looks: readonly SheetLook[] = [usual, { size: "a5", columns: 2, codes: 1, hasSlips: true }];

/** The text of each section of a document, in its order; the last section of the sheet ends where its key begins. */
async function sectionsOf(document: Blob): Promise<string[]> {
  const files = unzipSync(new Uint8Array(await document.arrayBuffer()));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  return xml.split("<w:sectPr").map((part) => part.replaceAll(/<[^>]*>/gu, " "));
}

const every = (part: string) =>
  Array.from({ length: questionsEach }, (_, place) => place).every(
    (place) => part.includes(answerOf(place)) && part.includes(wayOf(place)),
  );

describe("no sheet of pupils tells what its key says, and its key tells all of it", () => {
  test("on the page and in print", () => {
    const drawn = sheets.map(({ name, head, sheet }) => {
      const props = { head, look: usual, sheet, isCoded: false };
      return {
        name,
        sheet: renderToStaticMarkup(createElement(PaperSheet, { ...props, origin: "" })),
        key: renderToStaticMarkup(createElement(PaperKey, props)),
      };
    });
    expect(drawn.length).toBeGreaterThan(250);
    expect(drawn.filter(({ sheet }) => sheet.includes("⟦")).map(({ name }) => name)).toEqual([]);
    expect(drawn.filter(({ key }) => !every(key)).map(({ name }) => name)).toEqual([]);
    // Each question is there, under its number.
    for (const { name, sheet } of drawn) {
      expect(sheet.match(/class="paper-question"/gu) ?? [], name).toHaveLength(questionsEach);
    }
  });

  test.each(looks)("in a document of Word on %o", async (look) => {
    const faults: string[] = [];
    for (const { name, head, sheet } of sheets) {
      const document = await writeWord(head, look, [{ sheet, drawings: { ofQuestions: [], codes: [] } }]);
      const sections = await sectionsOf(document);
      const [key = "", ...ofPupils] = sections.slice(0, -1).reverse();
      const asked = ofPupils.join(" ");
      const isWhole = Array.from({ length: questionsEach }, (_, place) => `Câu ${place + 1}. `).every((no) =>
        asked.includes(no),
      );
      if (asked.includes("⟦") || !isWhole || !every(key)) faults.push(name);
    }
    expect(faults).toEqual([]);
  });
});
