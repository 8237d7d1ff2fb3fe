import { cellsOf, type ParagraphRole, toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import type { Passage } from "./content-schema.ts";
import { findItemFaults } from "./find-item-faults.ts";

/** Words of a passage by class. */
const lengths: Readonly<Record<number, readonly [least: number, most: number]>> = {
  1: [40, 60],
  2: [60, 90],
  3: [90, 135],
  4: [120, 200],
  5: [150, 225],
};

/** A poem says as much in fewer words. */
const leastOfVerse: Readonly<Record<number, number>> = { 1: 40, 2: 55, 3: 80, 4: 95, 5: 110 };

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => !/^[|–—-]$/u.test(word)).length;
}

function questionFaults(question: Passage["questions"][number], { id, text, questions }: Passage): string[] {
  const { evidence } = question;
  const found = evidence === null ? 1 : text.split(evidence).length - 1;
  return [
    ...(question.id.startsWith(`${id}-`) ? [] : ["the id does not begin with the passage"]),
    ...(found === 1 ? [] : [`its evidence stands ${found} times in the text`]),
    ...(questions.filter(({ prompt }) => prompt === question.prompt).length === 1 ? [] : ["its prompt is there twice"]),
    ...findItemFaults({ ...question, type: "multiple_choice" }, false),
  ];
}

/** Parts that a form cannot do without. */
const neededParts: Readonly<Record<Passage["form"], readonly ParagraphRole[]>> = {
  prose: [],
  verse: ["verse"],
  letter: ["place", "greeting", "signature"],
  notice: [],
  table: ["table"],
};

function findFormFaults({ text, form }: Passage): string[] {
  const paragraphs = toParagraphs(text, form);
  const missing = neededParts[form].filter((part) => paragraphs.every(({ role }) => role !== part));
  const tables = paragraphs.filter(({ role }) => role === "table");
  const isEven = tables.every(({ sentences }) => new Set(sentences.map((row) => cellsOf(row).length)).size === 1);
  return [
    ...missing.map((part) => `of the form ${form}, without ${part}`),
    ...(isEven ? [] : ["its table has rows of different length"]),
  ];
}

/** What is wrong with a passage and its questions, one line each. */
export function findPassageFaults(file: string, passage: Passage): string[] {
  const { id, grade, text, words, form, questions } = passage;
  const [leastOfProse, most] = lengths[grade] ?? [0, 0];
  const least = form === "verse" ? (leastOfVerse[grade] ?? leastOfProse) : leastOfProse;
  const counted = countWords(text);
  return [
    ...(id.startsWith(`c${grade}-`) ? [] : [`${file} ${id}: is of class ${grade}`]),
    ...(counted === words ? [] : [`${file} ${id}: words says ${words}, there are ${counted}`]),
    ...findFormFaults(passage).map((fault) => `${file} ${id}: ${fault}`),
    ...(counted >= least && counted <= most ? [] : [`${file} ${id}: ${counted} words, not ${least} to ${most}`]),
    ...questions.flatMap((each) => questionFaults(each, passage).map((fault) => `${file} ${each.id}: ${fault}`)),
  ];
}
