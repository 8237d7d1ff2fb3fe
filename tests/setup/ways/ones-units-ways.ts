import type { ChildWay } from "#tests/setup/child-way.ts";
import { press } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";
import { only } from "./only.ts";

/** What "2 trăm, 4 chục và 7 đơn vị" or "2 tấm trăm, 4 thanh chục, 7 khối lẻ" is worth. */
function worthOf(words: string): number {
  const count = (unit: RegExp) => Number(unit.exec(words)?.[1] ?? 0);
  return count(/(\d+) (?:tấm )?trăm/) * 100 + count(/(\d+) (?:thanh )?chục/) * 10 + count(/(\d+) (?:đơn vị|khối)/);
}

async function build({ board, numbers, prompt }: Sight): Promise<void> {
  const number = prompt.includes("chục") ? worthOf(prompt) : (numbers[0] ?? 0);
  await press(board, "Thêm 1 tấm trăm", Math.floor(number / 100));
  await press(board, "Thêm 1 thanh chục", Math.floor(number / 10) % 10);
  await press(board, "Thêm 1 khối lẻ", number % 10);
  await press(board, "Trả lời", 1);
}

async function swap({ board }: Sight): Promise<void> {
  await press(board, "Đổi 10 khối lấy 1 thanh", 1);
  await press(board, "Trả lời", 1);
}

/** What the digit named in the prompt is worth in its number. */
function digitWorth([number = 0, digit = 0]: readonly number[]): number {
  const place = [...String(number)].toReversed().indexOf(String(digit));
  return digit * 10 ** place;
}

function sumOf(words: string): number {
  return words.split(" + ").reduce((sum, term) => sum + Number(term), 0);
}

function isWritten(words: string): boolean {
  return (words.match(/\d+/g) ?? []).every((count) => Number(count) < 10);
}

export const onesUnitsWays: readonly ChildWay[] = [
  [/^Con xếp (?:số )?\d/, (sight) => () => build(sight)],
  [/ Con đổi 10 khối lẻ /, (sight) => () => swap(sight)],
  [/^Các khối này là số nào\?$/, ({ figures }) => worthOf(figures[0] ?? "")],
  [/^Số \d+ gồm /, (sight) => only(sight, (words) => worthOf(words) === sight.numbers[0] && isWritten(words))],
  [/\d+ chục và \d+ đơn vị là số nào\?$/, ({ prompt }) => worthOf(prompt)],
  [/^Trong số \d+, chữ số \d /, ({ numbers }) => digitWorth(numbers)],
  [/^Tổng nào bằng số \d+\?$/, (sight) => only(sight, (words) => sumOf(words) === sight.numbers[0])],
  [/^\d+(?: \+ \d+)+ là số nào\?$/, ({ numbers }) => numbers.reduce((sum, term) => sum + term, 0)],
  [/^Số nào lớn nhất\?$/, ({ buttons }) => Math.max(...buttons.map(Number).filter(Number.isFinite))],
  [/^Số nào bé nhất\?$/, ({ buttons }) => Math.min(...buttons.map(Number).filter(Number.isFinite))],
];
