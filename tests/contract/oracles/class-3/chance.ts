import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const names: Readonly<Record<string, string>> = {
  red: "đỏ",
  yellow: "vàng",
  green: "xanh lá",
  blue: "xanh dương",
  purple: "tím",
  pink: "hồng",
};

function thingOf({ figures }: PublicQuestion): ChanceThing | undefined {
  const [figure] = figures;
  return figure?.type === "chance" ? figure.things[0] : undefined;
}

/** Everything that can come, one by one. */
function outcomesOf(seen: PublicQuestion): string[] {
  const thing = thingOf(seen);
  const { text } = seen.prompt;
  if (thing?.form === "coins") return ["mặt sấp", "mặt ngửa"];
  if (thing?.form === "bag") return thing.balls.map(({ paint }) => `màu ${names[paint]}`);
  if (thing?.form === "spinner" && thing.labels.length > 0) return [...thing.labels];
  if (thing?.form === "spinner") return [...new Set(thing.sectors)].map((paint) => `màu ${names[paint]}`);
  if (thing?.form === "dice") return ["1", "2", "3", "4", "5", "6"];
  const [first, last] = wholesIn(text);
  if (first === undefined || last === undefined) return [...text.matchAll(/màu [^,.]+/gu)].map(([name]) => name);
  return Array.from({ length: last + 1 }, (_, number) => number)
    .filter((number) => number >= first)
    .map(String);
}

/** Lists all that can come. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const outcomes = outcomesOf(seen);
  if (seen.kind === "pick-shapes") {
    const tiles = seen.view.tiles.map(({ part }) => ("paint" in part ? `màu ${names[part.paint]}` : ""));
    return `${tiles.filter((name) => outcomes.includes(name)).length} màu`;
  }
  if (/không thể/u.test(text)) {
    return onlyChoice(seen, (choice) => choice.split(" hoặc ").every((each) => !outcomes.includes(each)));
  }
  if (/có thể là gì|khả năng nào/u.test(text)) {
    return onlyChoice(seen, (choice) => choice.split(" hoặc ").toSorted().join() === outcomes.toSorted().join());
  }
  const limit = Number(/(?:lớn|bé) hơn (\d+)/u.exec(text)?.[1] ?? 0);
  const fits = (each: string) => (/bé hơn/u.test(text) ? Number(each) < limit : Number(each) > limit);
  return String(limit === 0 ? outcomes.length : outcomes.filter(fits).length);
};
