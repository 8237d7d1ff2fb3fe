import { describe, expect, test } from "vitest";
import { grade } from "#lib/questions/gradings.ts";
import { toPaperKey, toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import type { PaperPart } from "#lib/questions/paper-form.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { dozenOf, listActivities } from "./list-activities.ts";
import { readPaperKey } from "./read-paper-key.ts";

const questionsEach = 6;

const asked = listActivities().flatMap((activity) =>
  dozenOf(activity)
    .slice(0, questionsEach)
    .map((question) => ({
      name: activity.name,
      isOfBank: activity.items !== null,
      question,
      paper: toPaperQuestion(toPublic(question), activity.classId),
      key: toPaperKey(question, true),
    })),
);

/** What only a finger can do. */
const ofScreens =
  /chạm(?! khắc)|con kéo|kéo cột|xếp hình vào|rút ngắn băng|đưa điểm|kéo thả|bấm(?! nhầm)|nhấn|màn hình|con quay kim|nghe và|xếp thẻ|rót nước/iu;

/** A sentence that begins with "con" and is about the pupil: behind it stands none of the things and animals that are counted so. */
const ofPupil =
  /(?:^|[.?!:] )Con (?!(?:…|chim|chuột|chó|cua|cá|diều|dúi|gà|gì|khỉ|heo|kiến|lợn|mèo|ngỗng|nào|rùa|sóc|suối|tem|thỏ|trâu|tàu|voi|vật|vịt|xúc|đường|rối)(?!\p{L}))/u;

const isPlace = ({ type }: PaperPart) => type !== "text";

/** Something to circle, to write into, to join or to draw on. */
function hasRoom({ prompt, figures, blocks }: (typeof asked)[number]["paper"]): boolean {
  const inText = [prompt, ...figures.flatMap((figure) => (figure.type === "sentence" ? figure.lines : []))];
  return (
    blocks.some(
      (block) =>
        block.type !== "bank" && block.type !== "lettered" && (block.type !== "line" || block.parts.some(isPlace)),
    ) ||
    inText.some((text) => /[…□]/u.test(text)) ||
    figures.some((figure) => figure.type === "sum" && figure.parts.includes(null))
  );
}

describe("questions on paper", () => {
  test("every answer of a key is right, read as it is printed", () => {
    const read = asked.flatMap(({ question, key }) => {
      const response = readPaperKey(question, key.answer);
      return response === null ? [] : [{ question, key, isRight: grade(question, response) }];
    });
    expect(read.length).toBeGreaterThan(2000);
    expect(read.filter(({ isRight }) => !isRight).map(({ question, key }) => [question.prompt.text, key])).toEqual([]);
  });

  test("a slip is never the answer, and says what it comes from", () => {
    for (const { name, question, key } of asked) {
      for (const { given, words } of key.slips) {
        const response = readPaperKey(question, given);
        expect(given, name).not.toBe(key.answer);
        expect(response !== null && grade(question, response), name).toBe(false);
        expect(words, name).toMatch(/\p{L}{2}/u);
      }
    }
  });

  test("nothing is asked that only a screen can do, and there is room for every answer", () => {
    const wrong = asked.filter(({ paper }) => ofScreens.test(paper.prompt) || !hasRoom(paper));
    expect(wrong.map(({ name, paper }) => `${name}: ${paper.prompt}`)).toEqual([]);
  });

  test("a pupil is spoken to as in the textbooks", () => {
    // The sentences of banks are about any animal there is.
    const spoken = asked.filter(
      ({ isOfBank, paper, key }) => !isOfBank && (ofPupil.test(paper.prompt) || ofPupil.test(key.how)),
    );
    expect(spoken.map(({ name, paper, key }) => `${name}: ${paper.prompt} ${key.how}`)).toEqual([]);
  });

  test("there is one place to write an answer", () => {
    const twice = asked.filter(({ paper: { prompt, figures, blocks } }) => {
      const below = blocks.filter((block) =>
        block.type === "line" ? block.parts.some(isPlace) : ["sheet", "squares", "ruled"].includes(block.type),
      );
      const shown = figures.flatMap((figure) => (figure.type === "sentence" ? figure.lines : []));
      const inText = [prompt, ...shown].some((text) => /[…□]/u.test(text));
      const inSum = figures.some((figure) => figure.type === "sum" && figure.parts.includes(null));
      return below.length + Number(inText) + Number(inSum) > 1;
    });
    expect(twice.map(({ name, paper }) => `${name}: ${paper.prompt}`)).toEqual([]);
  });

  test("no prompt and no instruction asks for one thing twice", () => {
    const twice = asked.filter(({ paper: { prompt, instruction } }) => {
      const said = instruction?.replace(/\.$/u, "").toLowerCase();
      return said !== undefined && prompt.toLowerCase().includes(said);
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });
});
