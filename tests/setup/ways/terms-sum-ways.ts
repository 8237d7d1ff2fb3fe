import type { ChildWay } from "#tests/setup/child-way.ts";
import { press } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";

const namesOf = {
  "+": ["số hạng", "số hạng", "tổng"],
  "−": ["số bị trừ", "số trừ", "hiệu"],
} as const;

/** The sum a text alternative tells: "Phép tính 35 + 12 = 47." */
function read(words: readonly string[]) {
  const [, first, sign, second, result] = /(\d+) ([+−]) (\d+) = (\d+)/.exec(words.join(" ")) ?? [];
  const operation = sign === "−" ? "−" : "+";
  return { names: namesOf[operation], numbers: [first, second, result].map(Number) };
}

async function putNames({ board, prompt }: Sight): Promise<void> {
  for (const name of namesOf[prompt.includes("phép trừ") ? "−" : "+"]) await press(board, name, 1);
  await press(board, "Trả lời", 1);
}

async function choosePair({ board, prompt, numbers: [result = 0], buttons }: Sight): Promise<void> {
  const cards = buttons.filter((words) => /^\d+$/.test(words)).map(Number);
  const value = (first: number, second: number) => (prompt.includes("hiệu") ? first - second : first + second);
  const pairs = cards.flatMap((first) => cards.map((second) => [first, second] as const));
  const [first, second] = pairs.find(([one, other]) => one !== other && value(one, other) === result) ?? [];
  await press(board, String(first), 1);
  await press(board, String(second), 1);
  await press(board, "Trả lời", 1);
}

export const termsSumWays: readonly ChildWay[] = [
  [/^Con nêu tên gọi của từng số /, (sight) => () => putNames(sight)],
  [
    / số \d+ gọi là gì\?$/,
    ({ figures, numbers: [number = 0] }) => {
      const { names, numbers } = read(figures);
      return names[numbers.indexOf(number)] ?? "";
    },
  ],
  [
    /^Trong \d+ [+−] \d+ = \d+, .+ là số nào\?$/,
    ({ figures, prompt }) => {
      const { numbers } = read(figures);
      const place = /tổng|hiệu/.test(prompt) ? 2 : Number(/thứ hai|số trừ/.test(prompt));
      return numbers[place] ?? "";
    },
  ],
  [/^Hai số hạng là \d+ và \d+\. /, ({ numbers: [a = 0, b = 0] }) => a + b],
  [/^Số bị trừ là \d+, số trừ là \d+\. /, ({ numbers: [a = 0, b = 0] }) => a - b],
  [/^Một số hạng là \d+, tổng là \d+\. /, ({ numbers: [given = 0, sum = 0] }) => sum - given],
  [/^Con chọn (?:hai số hạng|số bị trừ)/, (sight) => () => choosePair(sight)],
];
