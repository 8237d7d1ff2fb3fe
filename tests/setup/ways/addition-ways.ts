import type { ChildWay } from "#tests/setup/child-way.ts";
import { only } from "./only.ts";

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The numbers of a sum as it is written on a button; nothing adds up to what is no sum. */
function sumOf(words: string): number {
  return /^\d+(?: \+ \d+)+$/.test(words) ? total(words.split(" + ").map(Number)) : Number.NaN;
}

export const additionWays: readonly ChildWay[] = [
  [/^\d+(?: \+ \d+)+ bằng (?:mấy|bao nhiêu)\?$/, ({ numbers }) => total(numbers)],
  [/^Có \d+ .+ và \d+ .+\. Có tất cả (?:mấy|bao nhiêu) /, ({ numbers }) => total(numbers)],
  [/thêm .*\d+ .+[Cc]ó tất cả mấy /, ({ numbers }) => total(numbers)],
  [/ cần thêm mấy .+ để có \d+ /, ({ numbers: [have = 0, want = 0] }) => want - have],
  [/cộng .*thì bằng \d+\?$/, ({ numbers: [given = 0, sum = 0] }) => sum - given],
  [/^Từ \d+ nhảy \d+ bước(?:, rồi \d+ bước nữa)?(?: thì đến|\. Đến) số nào\?$/, ({ numbers }) => total(numbers)],
  [/^Phép cộng nào bằng \d+\?$/, (sight) => only(sight, (words) => sumOf(words) === sight.numbers[0])],
  [/: tách \d+ thành \d+ và mấy\?$/, ({ numbers: [, , split = 0, first = 0] }) => split - first],
];
