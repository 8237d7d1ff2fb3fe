import { describe, expect, test } from "vitest";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { writtenText } from "#lib/core/passages/to-paragraphs.ts";
import type { PassageFigure, SentencePlace } from "#lib/questions/figures/passage.ts";
import type { Help } from "#lib/questions/question.ts";
import { buildReadingItemQuestion } from "#lib/skills/vietnamese/reading/define-reading.ts";
import type { Passage } from "#scripts/content/content-schema.ts";
import { findFaults } from "./find-faults.ts";
import { findFigureFaults } from "./find-figure-faults.ts";
import { itemsOf, passages } from "./read-passages.ts";

function classOf({ grade }: Passage): ClassId {
  return classIds[grade - 1] ?? "1";
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** What a help shows of the text; null where the text stays as it is. */
function textOf(help: Help | undefined): PassageFigure | null {
  const figure = help?.figures?.[0];
  return figure?.type === "passage" ? figure : null;
}

function litText({ paragraphs, lit }: PassageFigure): string {
  return (lit ?? [])
    .map(([paragraph, sentence]: SentencePlace) => paragraphs[paragraph]?.sentences[sentence] ?? "")
    .join(" ");
}

/** Words in a line, however the lines were broken. */
function inLine(text: string | null): string | null {
  return text?.replaceAll(/\s+/gu, " ") ?? null;
}

describe("the passages", () => {
  test("every class has at least twelve, each under an id and a title of its own", () => {
    for (const classId of classIds) {
      expect(passages.filter((passage) => classOf(passage) === classId).length).toBeGreaterThanOrEqual(12);
    }
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
  });

  test("every class reads poems, and something that is neither poem nor story", () => {
    for (const classId of classIds) {
      const forms = passages.filter((passage) => classOf(passage) === classId).map(({ form }) => form);
      expect(forms.filter((form) => form === "verse").length, classId).toBeGreaterThanOrEqual(2);
      expect(
        forms.some((form) => form !== "verse" && form !== "prose"),
        classId,
      ).toBe(true);
    }
  });
});

describe.each(passages)("$id $title", (passage) => {
  const asked = itemsOf(passage).map((item) => ({
    item,
    question: buildReadingItemQuestion(item, createRng(item.id)),
  }));

  test("it has five questions, counted through, one of them harder than to find a fact", () => {
    expect(passage.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((place) => `${passage.id}-${place}`));
    expect(Math.max(...passage.questions.map(({ level }) => level))).toBeGreaterThan(1);
  });

  test("the evidence of each question stands in the text once, as whole sentences", () => {
    for (const { item, question } of asked.filter((each) => each.item.evidence !== null)) {
      const evidence = item.evidence ?? "";
      expect(countOf(passage.text, evidence), evidence).toBe(1);
      const shown = textOf(question.explanation);
      expect(shown === null ? null : litText(shown)).toBe(inLine(evidence));
    }
  });

  test("what an explanation quotes is what the text says", () => {
    const text = passage.text.toLowerCase();
    const quoted = passage.questions.flatMap(({ explain }) =>
      [...explain.matchAll(/“([^“”]+)”/gu)].map(([, said]) => said),
    );
    expect(quoted.filter((said) => said === undefined || !text.includes(said.toLowerCase()))).toEqual([]);
  });

  test("neither its length nor its form gives the right answer away", () => {
    for (const { prompt, answer, distractors } of passage.questions) {
      const others = distractors.map((text) => text.length);
      const [shortest, longest] = [Math.min(...others), Math.max(...others)];
      expect(answer.length, prompt).toBeLessThanOrEqual(Math.max(longest + 4, longest * 1.2));
      expect(answer.length, prompt).toBeGreaterThanOrEqual(Math.min(shortest - 4, shortest * 0.7));
      const forms = [answer, ...distractors].map((text) => `${text.startsWith("Vì ")} ${/[.!?]$/u.test(text)}`);
      expect(new Set(forms).size, prompt).toBe(1);
    }
  });

  test("every question keeps the contract of its class", () => {
    for (const { question } of asked) {
      expect(findFaults(question, classOf(passage)), question.identity).toEqual([]);
      expect(findFigureFaults(question), question.identity).toEqual([]);
    }
  });

  test("the second hint shows more of the text than the answer needs, and the answer within it", () => {
    for (const { item, question } of asked) {
      const shown = textOf(question.hints[1]);
      const sentences = shown?.paragraphs.flatMap((paragraph) => paragraph.sentences).length ?? 0;
      expect(shown === null).toBe(item.evidence === null);
      if (shown === null) continue;
      expect(litText(shown)).toContain(inLine(item.evidence));
      expect(shown.lit?.length).toBeGreaterThan(textOf(question.explanation)?.lit?.length ?? 0);
      expect(shown.lit?.length).toBeLessThan(sentences);
    }
  });

  test("the text is whole and unlit while the question is open", () => {
    for (const { question } of asked) {
      const [figure] = question.figures;
      expect(figure).toMatchObject({ type: "passage", title: passage.title, lit: null });
      const said = figure?.type === "passage" ? figure.paragraphs.map(writtenText) : [];
      expect(said.join("\n")).toBe(passage.text.replaceAll("\n\n", "\n"));
    }
  });
});
