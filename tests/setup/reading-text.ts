import type { Locator, Page } from "@playwright/test";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildReadingItemQuestion } from "#lib/skills/vietnamese/reading/define-reading.ts";
import type { Passage } from "#scripts/content/content-schema.ts";
import { itemsOf, passages } from "#tests/contract/read-passages.ts";

/** The five questions on a text. */
export function askAbout(passage: Passage): Question[] {
  return itemsOf(passage).map((item) => buildReadingItemQuestion(item, createRng(item.id)));
}

function classOf({ grade }: Passage): ClassId {
  return classIds[grade - 1] ?? "1";
}

/** The running text of a class that takes the most room. */
export function longestOf(classId: ClassId): Passage {
  const [longest] = passages
    .filter((passage) => classOf(passage) === classId && passage.form === "prose")
    .toSorted((left, right) => right.text.length - left.text.length);
  if (longest === undefined) throw new Error(`class ${classId} has no passage`);
  return longest;
}

/** Where the text stands beside a question. */
export function textOf(page: Page, { title }: Passage): Locator {
  return page.getByRole("main").getByRole("region", { name: `Bài đọc: ${title}` });
}
