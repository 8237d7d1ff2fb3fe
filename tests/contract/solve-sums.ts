import type { PublicQuestion } from "#lib/questions/question.ts";
import { countSeen } from "./count-seen.ts";
import { evaluate } from "./evaluate.ts";
import { onlyChoice } from "./only-choice.ts";
import { wholesIn } from "./read-number.ts";

type Solve = (numbers: readonly number[], seen: PublicQuestion) => string | null;

/** The number from 0 to 100 for which something is true, found by trying. */
function trying(isRight: (number: number) => boolean): string | null {
  const found = Array.from({ length: 101 }, (_, number) => number).filter(isRight);
  return found.length === 1 ? String(found[0]) : null;
}

function worth(sum: string): number {
  const { top, bottom } = evaluate(sum);
  return bottom === 1n ? Number(top) : Number.NaN;
}

function isTrue(equation: string): boolean {
  const [left, right, ...more] = equation.split("=");
  return left !== undefined && right !== undefined && more.length === 0 && worth(left) === worth(right);
}

/** Whether a difference is true and made of the very numbers of a sum. */
function belongs(equation: string, numbers: readonly number[]): boolean {
  const own = wholesIn(equation).toSorted((a, b) => a - b);
  return isTrue(equation) && own.join() === numbers.toSorted((a, b) => a - b).join();
}

/** Writes every digit into the blanks of a column until it is true. */
function fillColumn(seen: PublicQuestion): string | null {
  if (seen.kind !== "column") return null;
  const { rows, blanks, operation } = seen.view;
  const fillings = blanks.reduce<number[][]>(
    (all) => all.flatMap((digits) => Array.from({ length: 10 }, (_, digit) => [...digits, digit])),
    [[]],
  );
  const read = (digits: readonly number[], at: number) => {
    const row = rows[at] ?? [];
    const squares = row.map((square, column) => {
      const blank = blanks.findIndex((place) => place.row === at && place.column === column);
      return blank < 0 ? square : (digits[blank] ?? null);
    });
    return Number(squares.toReversed().join(""));
  };
  const equations = fillings
    .map((digits) => `${read(digits, 0)} ${operation} ${read(digits, 1)} = ${read(digits, 2)}`)
    .filter(isTrue);
  const [only, ...more] = equations;
  if (only === undefined || more.length > 0) return null;
  return blanks.every(({ row }) => row === 2) ? (only.split(" = ")[1] ?? null) : only;
}

/** The sum of the one sheet on which the ones stand below the ones. */
function findSheet(seen: PublicQuestion): string | null {
  const [written, top, sign, lower] = /(\d+) ([+−]) (\d+)/u.exec(seen.prompt.text) ?? [];
  if (seen.kind !== "figure-choice" || written === undefined) return null;
  const right = seen.view.figures.filter((figure) => {
    if (figure.type !== "column" || figure.operation !== sign) return false;
    const [first = [], second = []] = figure.rows;
    const isStraight = first[0] !== null && second[0] !== null;
    return isStraight && first.toReversed().join("") === top && second.toReversed().join("") === lower;
  });
  return right.length === 1 ? written : null;
}

const ways: readonly (readonly [RegExp, Solve])[] = [
  [/cho bạn một số/u, ([start = 0, left = 0]) => trying((number) => start - number === left)],
  [/^Tờ nào đặt tính/u, (_, seen) => findSheet(seen)],
  [/chữ số nào còn thiếu\?$/iu, (_, seen) => fillColumn(seen)],
  [
    /^(\d+(?: [+−] \d+)+) bằng (?:mấy|bao nhiêu)\?$/u,
    (_, { prompt }) => String(worth(prompt.text.split(" bằng")[0] ?? "")),
  ],
  [
    /^Con (?:tính rồi viết|viết|tìm) kết quả: (.+)$/u,
    (_, { prompt }) => String(worth(prompt.text.split(": ")[1] ?? "")),
  ],
  [
    /\+ … = |− … = |^… [+−] | … [+−] /u,
    (_, { prompt }) => {
      const [equation = ""] = /(?:\d+|…) [+−] (?:\d+|…) = (?:\d+|…)/u.exec(prompt.text) ?? [];
      return trying((number) => isTrue(equation.replace("…", String(number))));
    },
  ],
  [
    /^(?:\d+|Mấy|Bao nhiêu) cộng (?:\d+|mấy|bao nhiêu) thì bằng \d+\?$/u,
    ([given = 0, sum = 0]) => trying((number) => given + number === sum),
  ],
  [
    /^\d+ trừ (?:mấy|bao nhiêu) thì bằng \d+\?$/u,
    ([start = 0, left = 0]) => trying((number) => start - number === left),
  ],
  [
    /^(?:Mấy|Bao nhiêu) trừ \d+ thì bằng \d+\?$/u,
    ([taken = 0, left = 0]) => trying((number) => number - taken === left),
  ],
  [
    / cần thêm (?:mấy|bao nhiêu) \p{L}+ để có \d+ \p{L}+\?$/u,
    ([have = 0, want = 0]) => trying((number) => have + number === want),
  ],
  [/^\d+ gồm \d+ và (?:mấy|bao nhiêu)\?$/u, ([whole = 0, part = 0]) => trying((number) => part + number === whole)],
  [/^Từ \d+ nhảy \d+ bước/u, ([start = 0, steps = 0]) => trying((number) => number - start === steps)],
  [/^Từ \d+ nhảy lùi \d+ bước/u, ([start = 0, steps = 0]) => trying((number) => number + steps === start)],
  [/^Có \d+ .+ và \d+ .+\. Có tất cả/u, ([a = 0, b = 0]) => trying((number) => number - b === a)],
  [/^Phép (?:cộng|trừ|tính) nào bằng \d+\?$/u, ([sum], seen) => onlyChoice(seen, (choice) => worth(choice) === sum)],
  [/^Phép tính nào đúng\?$/u, (_, seen) => onlyChoice(seen, isTrue)],
  [/Vậy phép trừ nào đúng\?$/u, (numbers, seen) => onlyChoice(seen, (choice) => belongs(choice, numbers))],
  [/[Cc]òn (?:lại )?(?:mấy|bao nhiêu)/u, ([start = 0, gone = 0]) => trying((number) => number + gone === start)],
  [/tất cả (?:mấy|bao nhiêu)|Bây giờ có (?:mấy|bao nhiêu)/u, ([a = 0, b = 0]) => trying((number) => number - b === a)],
  [/trong hình\?$/u, (_, { figures }) => String(countSeen(figures[0]))],
];

/** Solves what is asked about a sum or a difference from its words and choices; null where the wording is not known. */
export function solveSums(seen: PublicQuestion): string | null {
  const { text } = seen.prompt;
  if (seen.kind === "column") return fillColumn(seen);
  const way = ways.find(([wording]) => wording.test(text));
  return way === undefined ? null : way[1](wholesIn(text), seen);
}
