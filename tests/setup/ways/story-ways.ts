import type { ChildWay } from "#tests/setup/child-way.ts";
import { press, pressButton } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";

/** Whether the story is one of adding: something comes, two parts are joined, or one is more than the other. */
function isAdded(prompt: string): boolean {
  const [, told = "", asked = ""] = prompt.split(". ");
  if (/còn lại/.test(asked) || /(?:nhiều|ít) hơn/.test(asked)) return false;
  return / thêm /.test(told) || / nhiều hơn /.test(told) || /^Hỏi cả (?:hai|ngày) /.test(asked);
}

/** Writes the page step by step; with numbers changed on purpose only the result goes wrong. */
async function solveStory({ board, prompt, numbers }: Sight): Promise<void> {
  const [first = 0, second = 0] = (prompt.match(/\d+/g) ?? []).map(Number);
  const isSum = isAdded(prompt);
  const result = (isSum ? first + second : first - second) + (numbers[0] ?? 0) - first;
  const [, asked = ""] = /bao nhiêu (.+)\?$/.exec(prompt) ?? [];
  await pressButton(board.getByRole("button", { name: isSum ? "phép cộng" : "phép trừ" }));
  await press(board, String(first), 1);
  await press(board, String(second), 1);
  for (const digit of String(result)) await press(board, digit, 1);
  await press(board, "Bước tiếp", 1);
  await press(board, asked.replace("ki-lô-gam", "kg").replace("lít", "l"), 1);
  await press(board, "Trả lời", 1);
}

export const storyWays: readonly ChildWay[] = [
  [/\. [^.]+\. Hỏi [^.]*bao nhiêu [^.?]+\?$/, (sight) => () => solveStory(sight)],
];
