import type { Difficulty } from "#lib/skills/define-skill.ts";

/** A situation told with letters, which are then given numbers: a is the larger draw, n the smaller one. */
interface LetterStory {
  readonly tell: (a: number, n: number) => string;
  /** Its expression, as it stands in the telling. */
  readonly text: (n: number) => string;
}

/** Stories with one letter, two and three. */
export const letterStories: Readonly<Record<Difficulty, readonly LetterStory[]>> = {
  1: [
    {
      tell: (a, n) => `Một hộp có a chiếc bút, ${n} hộp có a × ${n} chiếc bút. Với a = ${a}, số bút là:`,
      text: (n) => `a × ${n}`,
    },
    {
      tell: (a) => `Hình vuông cạnh a có chu vi là a × 4. Với a = ${a}, chu vi hình vuông là:`,
      text: () => "a × 4",
    },
    {
      tell: (a, n) =>
        `Lan có ${n * 10} nhãn vở, mẹ cho thêm a nhãn vở thì Lan có ${n * 10} + a nhãn vở. Với a = ${a}, số nhãn vở là:`,
      text: (n) => `${n * 10} + a`,
    },
  ],
  2: [
    {
      tell: (a, n) =>
        `Hình chữ nhật có chiều dài a, chiều rộng b, chu vi là (a + b) × 2. Với a = ${a + n}, b = ${n + 2}, chu vi là:`,
      text: () => "(a + b) × 2",
    },
    {
      tell: (a, n) =>
        `Hình chữ nhật có chiều dài a, chiều rộng b, diện tích là a × b. Với a = ${a}, b = ${n}, diện tích là:`,
      text: () => "a × b",
    },
    {
      tell: (a, n) =>
        `Mua a quyển vở, mỗi quyển b nghìn đồng, hết a × b nghìn đồng. Với a = ${n}, b = ${(a % 9) + 6}, số nghìn đồng phải trả là:`,
      text: () => "a × b",
    },
  ],
  3: [
    {
      tell: (a, n) =>
        `Hình tam giác có ba cạnh a, b, c, chu vi là a + b + c. Với a = ${a}, b = ${a + n}, c = ${a + n - 1}, chu vi là:`,
      text: () => "a + b + c",
    },
    {
      tell: (a, n) =>
        `Có a thùng, mỗi thùng b quả cam, bán c quả thì còn a × b − c quả. Với a = ${n}, b = ${a}, c = ${a - 3}, số cam còn lại là:`,
      text: () => "a × b − c",
    },
    {
      tell: (a, n) =>
        `Có a quả xoài, thêm b quả, chia đều cho c bạn, mỗi bạn được (a + b) : c quả. Với a = ${a * n}, b = ${n * 3}, c = ${n}, số xoài của mỗi bạn là:`,
      text: () => "(a + b) : c",
    },
  ],
};
