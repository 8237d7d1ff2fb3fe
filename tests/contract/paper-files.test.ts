import { strFromU8, unzipSync } from "fflate";
import { createElement, type ReactElement } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, test } from "vitest";
import { PaperKey, PaperSheet } from "#components/paper/paper-sheet.tsx";
import type { SheetLook } from "#components/paper/sheet-look.ts";
import { writeWord } from "#components/paper/word/write-word.ts";
import { classIds } from "#lib/core/class-id.ts";
import type { Sheet } from "#lib/paper/sheet-view.ts";
import { toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { dozenOf, listActivities } from "./list-activities.ts";

const questionsEach = 3;

/** What a key says is found again wherever it goes: "⟦c3_chance 1: đáp án⟧"; a hyphen would be set in its own way. */
const marked = (name: string) => name.replaceAll("-", "_");

const sheets = classIds.map((classId) => {
  const activities = listActivities().filter((each) => each.classId === classId);
  const keyed = activities.flatMap((activity) => {
    const name = marked(activity.name);
    return dozenOf(activity)
      .slice(0, questionsEach)
      .map((question, place) => ({
        question: toPaperQuestion(toPublic(question), classId),
        key: { answer: `⟦${name} ${place}: đáp án⟧`, how: `⟦${name} ${place}: cách tìm⟧`, slips: [] },
      }));
  });
  const sheet: Sheet = { code: "A", hrefs: [], questions: keyed };
  return { head: { title: classId, classId, subject: "maths" } as const, sheet };
});

const usual: SheetLook = { size: "a4", columns: 1, codes: 1, hasSlips: false };
const looks: readonly SheetLook[] = [usual, { size: "a5", columns: 2, codes: 1, hasSlips: true }];

/** A page with all its drawings, which come in files of their own. */
async function drawn(page: ReactElement): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

/** The words of each section of a document, in its order. */
async function sectionsOf(document: Blob): Promise<string[]> {
  const files = unzipSync(new Uint8Array(await document.arrayBuffer()));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  return xml.split("<w:sectPr").map((part) => part.replaceAll(/<[^>]*>/gu, " "));
}

/** What a key says that stands where pupils read, and what stands not even in the key. */
function faultsOf({ questions }: Sheet, ofPupils: string, ofKey: string): string[] {
  const told = ofPupils.match(/⟦[^⟧]*⟧/gu) ?? [];
  const all = questions.flatMap(({ key: { answer, how } }) => [answer, how]);
  return [...told, ...all.filter((words) => !ofKey.includes(words)).map((words) => `missing: ${words}`)];
}

describe("no sheet of pupils tells what its key says, and its key tells all of it", () => {
  test("there are questions of all activities", () => {
    const asked = sheets.reduce((sum, { sheet }) => sum + sheet.questions.length, 0);
    expect(asked).toBeGreaterThan(750);
  });

  test.each(sheets)("on the page and in print, class $head.classId", async ({ head, sheet }) => {
    const props = { head, look: usual, sheet, isCoded: false };
    const asked = await drawn(createElement(PaperSheet, { ...props, origin: "" }));
    const key = await drawn(createElement(PaperKey, props));
    expect(faultsOf(sheet, asked, key)).toEqual([]);
    expect(asked.match(/class="paper-question"/gu)).toHaveLength(sheet.questions.length);
  });

  test.each(looks)("in a document of Word on %o", async (look) => {
    for (const { head, sheet } of sheets) {
      const document = await writeWord(head, look, [{ sheet, drawings: { ofQuestions: [], ofKeys: [], codes: [] } }]);
      const [key = "", ...ofPupils] = (await sectionsOf(document)).slice(0, -1).reverse();
      const asked = ofPupils.join(" ");
      expect(faultsOf(sheet, asked, key), head.classId).toEqual([]);
      expect(asked.match(/Câu \d+\. /gu), head.classId).toHaveLength(sheet.questions.length);
    }
  });
});
