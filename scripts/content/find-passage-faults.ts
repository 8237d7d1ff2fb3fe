import type { Passage } from "./content-schema.ts";
import { findItemFaults } from "./find-item-faults.ts";

/** Words of a passage by class (curriculum, check-bank.mjs). */
const lengths: Readonly<Record<number, readonly [least: number, most: number]>> = {
  1: [40, 60],
  2: [60, 90],
  3: [90, 125],
  4: [120, 150],
  5: [150, 180],
};

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => !/^[–—-]$/u.test(word)).length;
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

/** What is wrong with a passage and its questions, one line each. */
export function findPassageFaults(file: string, passage: Passage): string[] {
  const { id, grade, text, words, questions } = passage;
  const [least, most] = lengths[grade] ?? [0, 0];
  const counted = countWords(text);
  return [
    ...(id.startsWith(`c${grade}-`) ? [] : [`${file} ${id}: is of class ${grade}`]),
    ...(counted === words ? [] : [`${file} ${id}: words says ${words}, there are ${counted}`]),
    ...(counted >= least && counted <= most ? [] : [`${file} ${id}: ${counted} words, not ${least} to ${most}`]),
    ...questions.flatMap((each) => questionFaults(each, passage).map((fault) => `${file} ${each.id}: ${fault}`)),
  ];
}
