import type { ChildWay } from "#tests/setup/child-way.ts";
import { press } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";
import { only } from "./only.ts";

/** What a side is worth: its things counted, its number read or its sum calculated. */
async function worthOf(sight: Sight, name: string): Promise<number> {
  const side = sight.board.getByText(name, { exact: true }).locator("..");
  const things = await side.locator("svg image").count();
  if (things > 0) return things;
  const written = (await side.innerText()).match(/\d+/g) ?? [];
  return written.map(Number).reduce((sum, part) => sum + part, 0);
}

async function sign(sight: Sight): Promise<string> {
  const [left, right] = [await worthOf(sight, "Bên trái"), await worthOf(sight, "Bên phải")];
  if (left === right) return "Dấu bằng";
  return left < right ? "Dấu bé hơn" : "Dấu lớn hơn";
}

async function putInOrder({ board, buttons, prompt }: Sight): Promise<void> {
  const cards = buttons.flatMap((name) => /^Thẻ (\d+)$/.exec(name)?.[1] ?? []).map(Number);
  const step = prompt.includes("bé đến lớn") ? 1 : -1;
  for (const card of cards.toSorted((left, right) => (left - right) * step)) await press(board, `Thẻ ${card}`, 1);
  await press(board, "Trả lời", 1);
}

function numbersOf({ buttons }: Sight): number[] {
  return buttons.filter((words) => /^\d+$/.test(words)).map(Number);
}

export const compareWays: readonly ChildWay[] = [
  [/ chọn dấu nhé!$/, sign],
  [/điền dấu (?:nào )?cho đúng/, sign],
  [/^Con xếp các số từ /, (sight) => () => putInOrder(sight)],
  [/^Số nào lớn nhất\?$/, (sight) => Math.max(...numbersOf(sight))],
  [/^Số nào bé nhất\?$/, (sight) => Math.min(...numbersOf(sight))],
  [
    /^Số nào lớn hơn \d+ và bé hơn \d+\?$/,
    (sight) =>
      only(sight, (words) => {
        const [low = 0, high = 0] = sight.numbers;
        return /^\d+$/.test(words) && Number(words) > low && Number(words) < high;
      }),
  ],
];
