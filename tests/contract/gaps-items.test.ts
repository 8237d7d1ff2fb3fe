import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem, BankSkill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { readBank } from "./list-activities.ts";

type GapsQuestion = Extract<Question, { kind: "gaps" }>;

interface Asked {
  readonly item: BankItem;
  readonly question: GapsQuestion;
}

const banks = skills.filter((skill): skill is BankSkill => skill.source === "bank");

function askAll(skill: BankSkill): Asked[] {
  return readBank(skill.id).flatMap((item) => {
    const question = skill.ask(item, createRng(`gaps/${item.id}`));
    return question.kind === "gaps" ? [{ item, question }] : [];
  });
}

const asked = banks.flatMap(askAll);
const withGaps = banks
  .flatMap(({ id }) => readBank(id))
  .filter(({ prompt, answer }) => prompt.split(/…|\[/u).length > 2 && / – |… /u.test(answer));

/** What a choice puts into the gaps, by the way it is stored. */
function partsOf(choice: string): string[] {
  return choice.split(/ – |…/u).flatMap((part) => part.trim() || []);
}

const marks: Readonly<Record<string, string>> = { hỏi: "\u0309", ngã: "\u0303" };

/** Whether a word is the one in brackets with a mark added; that it stands on the right letter shows in what is heard. */
function isMarked(written: string, bare: string, mark: string): boolean {
  const signs = written.normalize("NFD");
  return signs.includes(mark) && signs.replace(mark, "").normalize("NFC") === bare;
}

/** Whether words are the stored prompt with a choice put into its gaps. */
function isFilledWith({ prompt }: BankItem, choice: string, words: string): boolean {
  const shown = prompt.slice(prompt.indexOf(": ") + 2).replace(/(?: \([^()]+\))?\?$/u, "");
  const parts = partsOf(choice);
  if (!shown.includes("[")) {
    const filled = shown.split("…").reduce((begun, after, gap) => `${begun}${parts[gap - 1]}${after}`);
    return filled.toLowerCase() === words.toLowerCase();
  }
  const written = words.split(/;? /u);
  const missing = parts.map((part) => marks[part] ?? "?").values();
  return shown.split(/;? /u).every((word, at) => {
    const bare = /^\[(\p{L}+)\]$/u.exec(word)?.[1];
    return bare === undefined ? word === written[at] : isMarked(written[at] ?? "", bare, missing.next().value ?? "?");
  });
}

/** A sentence of an item where its dots are a box. */
function toldOnBoard(feedback = ""): string {
  return feedback.replace("chỗ chấm", "chỗ trống");
}

/** How a filling reads. */
function read({ view }: GapsQuestion, gaps: readonly number[]): string {
  let gap = -1;
  return view.text.replace(/…/gu, () => {
    gap += 1;
    return view.gaps[gap]?.written[gaps[gap] ?? -1] ?? "?";
  });
}

/** Letters of one word are missing. */
const ofLetters = banks
  .flatMap(({ id }) => readBank(id))
  .filter(({ prompt, level }) => level > 1 && /^[^…]*(?:\p{L}…|…\p{L})[^…]*$/u.test(prompt));

/** Banks whose words are put into a sentence, with one gap or more. */
const ofWords = ["c5-linking-fill", "c5-pronoun-replace"].flatMap(readBank);

describe("items with gaps", () => {
  test.each([
    ["several gaps", withGaps, 300],
    ["a gap of letters, from difficulty 2 on", ofLetters, 140],
    ["words of a sentence", ofWords, 80],
  ])("are filled in where they have %s, all of them", (_, items, least) => {
    expect(items.length).toBeGreaterThan(least);
    const filled = new Set(asked.map(({ item }) => item.id));
    expect(items.filter(({ id }) => !filled.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test("no other item is", () => {
    const expected = new Set([...withGaps, ...ofLetters, ...ofWords].map(({ id }) => id));
    expect(asked.filter(({ item }) => !expected.has(item.id)).map(({ item }) => item.id)).toEqual([]);
  });

  test("the answer is what is heard", () => {
    // A riddle is heard without its answer.
    const heard = asked.filter(({ item }) => item.say?.includes(": ") === true);
    expect(heard.length).toBeGreaterThan(380);
    const faults = heard.filter(
      ({ item, question }) => !item.say?.endsWith(`: ${question.answer.text.replace(/\.$/u, "")}.`),
    );
    expect(faults.map(({ item }) => item.id)).toEqual([]);
  });

  test("the answer is what is stored, and each stored wrong choice can be given and gets its own sentence", () => {
    const faults = asked.flatMap(({ item, question }) => {
      const { wrong } = kinds.gaps.examples(question.view, question.key);
      const told = item.distractors.filter((choice) => {
        const given = wrong.filter(({ gaps }) => isFilledWith(item, choice, read(question, gaps)));
        const said = given.map((response) => feedbackFor(question, response)?.text);
        return said.length === 1 && said[0] === toldOnBoard(item.feedback[choice]);
      });
      const isWhole = told.length === item.distractors.length && isFilledWith(item, item.answer, question.answer.text);
      return isWhole ? [] : [item.id];
    });
    expect(faults).toEqual([]);
  });

  test("every other filling that can be given gets a sentence, which names what was put there", () => {
    const faults = asked.flatMap(({ item, question }) => {
      const own = Object.values(item.feedback).map(toldOnBoard);
      // Of a stored sentence about two gaps one half may be told.
      const isOwn = (said: string) =>
        own.some((told) => told === said || told.startsWith(`${said} “`) || told.endsWith(`. ${said}`));
      return kinds.gaps.examples(question.view, question.key).wrong.flatMap((response) => {
        const said = feedbackFor(question, response)?.text ?? "";
        const named = response.gaps.some((tile) => said.includes(`“${question.view.tiles[tile]}”`));
        return isOwn(said) || named ? [] : [`${item.id}: ${read(question, response.gaps)} / ${said}`];
      });
    });
    expect(faults).toEqual([]);
  });
});
