import type { Item } from "./content-schema.ts";
import { findItemFaults } from "./find-item-faults.ts";

/** Fewer than this would come round again too soon (curriculum, "Adding a bank"). */
const fewestItems = 40;

/** Banks whose answers may differ by capitals alone. */
const ofCapitals = /capital|names|proper/u;

interface Bank {
  readonly skill: string;
  readonly items: readonly Item[];
}

/** What is wrong with a bank as a whole and with each of its items, one line each; `name` is the name of its file. */
export function findBankFaults(file: string, name: string, { skill, items }: Bank): string[] {
  const prompts = items.map(({ prompt }) => prompt.toLowerCase());
  const faultsOf = (item: Item, place: number): string[] => [
    ...(item.id.startsWith(`${skill}-`) ? [] : ["the id does not begin with the skill"]),
    ...(prompts.indexOf(item.prompt.toLowerCase()) === place ? [] : ["its prompt is there twice"]),
    ...findItemFaults(item, ofCapitals.test(skill)),
  ];
  const levels = ([1, 2, 3] as const).filter((level) => !items.some((item) => item.level === level));
  return [
    ...(skill === name ? [] : [`${file}: the skill is ${skill}`]),
    ...(items.length < fewestItems ? [`${file}: fewer than ${fewestItems} items`] : []),
    ...levels.map((level) => `${file}: no item of level ${level}`),
    ...items.flatMap((item, place) => faultsOf(item, place).map((fault) => `${file} ${item.id}: ${fault}`)),
  ];
}
