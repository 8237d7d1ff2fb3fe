import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { wholeBar } from "#lib/questions/bar-models/whole-bar.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { total } from "#lib/skills/total.ts";
import { children } from "#lib/skills/words/children.ts";

const range = [1, 9999] as const;

/** So many different numbers whose average is whole. */
function pickNumbers(rng: Rng, count: number, least: number, most: number): number[] {
  const mean = rng.int(least + Math.ceil((most - least) / 4), most - Math.ceil((most - least) / 4));
  const spread = Math.floor((most - least) / 4);
  const first = Array.from(
    { length: count - 1 },
    () => mean + rng.int(-Math.floor(spread / (count - 1)), Math.floor(spread / (count - 1))),
  );
  const shifted = first.map((value, place) => (value === mean ? value + place + 1 : value));
  return rng.shuffle([...shifted, mean * count - total(shifted)]);
}

function barOf(numbers: readonly number[], whole: string | null): Figure {
  return wholeBar({
    parts: numbers.map((size) => ({ size, label: groupNumber(size) })),
    whole,
  });
}

function distractorsOf(numbers: readonly number[]): Distractor<number>[] {
  const sum = total(numbers);
  const [a = 0, b = 0] = numbers;
  return [
    mistake("PARTIAL", sum, "Con mới tính tổng. Con chia cho số các số hạng nữa nhé!"),
    mistake("OP", sum / (numbers.length === 2 ? 4 : 2), "Con đếm xem có mấy số rồi mới chia nhé!"),
    mistake("PARTIAL", (a + b) / 2, `Con mới tính với hai số. Con tính với đủ ${numbers.length} số nhé!`),
    mistake(
      "OP",
      Math.abs(Math.max(...numbers) - Math.min(...numbers)),
      "Tìm trung bình cộng thì con tính tổng trước.",
    ),
    mistake("DATUM", Math.max(...numbers), "Con mới lấy số lớn nhất. Con tính tổng rồi chia đều nhé!"),
  ];
}

function listed(texts: readonly string[]): string {
  return `${texts.slice(0, -1).join(", ")} và ${texts.at(-1)}`;
}

function countOf(difficulty: Difficulty, rng: Rng): number {
  return difficulty === 1 ? 2 : rng.pick([3, 4]);
}

/** "Trung bình cộng của 12, 18 và 24 là:" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(rng, countOf(difficulty, rng), 8, difficulty === 1 ? 80 : 120);
  const sum = total(numbers);
  const mean = sum / numbers.length;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trung bình cộng của ${listed(numbers.map(String))} là:`,
      `Số trung bình cộng của các số ${numbers.join("; ")} là:`,
    ]),
    answer: mean,
    range,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: distractorsOf(numbers),
    hints: [
      "Muốn tìm trung bình cộng, con tính tổng các số rồi chia cho số các số đó.",
      { say: `Có ${numbers.length} số. Con cộng tất cả lại trước.`, figures: [barOf(numbers, null)] },
    ],
    explanation: `(${numbers.join(" + ")}) : ${numbers.length} = ${sum} : ${numbers.length} = ${mean}.`,
    praise: "calculate",
    identity: `bare ${numbers.join()}`,
  });
}

/** Bounds of the numbers, their unit, whose they are ("" for children), and the story. */
const stories = readTable(
  { numbers: ["least", "most"], words: ["unit", "parts", "text"] },
  `
   30 |  90 | kg | thứ Hai, thứ Ba, thứ Tư, thứ Năm                  | Cửa hàng bán gạo: {told}. Trung bình mỗi ngày bán được bao nhiêu ki-lô-gam?
   35 |  70 | km | chặng một, chặng hai, chặng ba, chặng bốn         | Đoàn xe đi: {told}. Trung bình mỗi chặng dài bao nhiêu ki-lô-mét?
   18 |  60 | l  | can thứ nhất, can thứ hai, can thứ ba, can thứ tư | Nước mắm đựng trong các can: {told}. Trung bình mỗi can có bao nhiêu lít?
   24 |  90 | m  | tổ một, tổ hai, tổ ba, tổ bốn                     | Xưởng dệt vải: {told}. Trung bình mỗi tổ dệt được bao nhiêu mét?
  126 | 150 | cm |                                                   | Các bạn cao: {told}. Trung bình mỗi bạn cao bao nhiêu xăng-ti-mét?
`,
);

/** "Cửa hàng bán gạo: thứ Hai 30 kg, thứ Ba 44 kg. Trung bình mỗi ngày bán được bao nhiêu ki-lô-gam?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { unit, least, most, parts, text } = rng.pick(stories);
  const numbers = pickNumbers(rng, countOf(difficulty, rng), least, most);
  const names = parts === "" ? rng.shuffle(children) : parts.split(", ");
  const write = writeWith(unit);
  const told = numbers.map((value, place) => `${names[place]} ${write(value).line.text}`).join(", ");
  const sum = total(numbers);
  const mean = sum / numbers.length;
  return numberQuestion(rng, {
    prompt: fillGaps(text, { told }),
    answer: mean,
    write,
    range,
    isTyped: difficulty > 1 || rng.pick([true, false]),
    room: 1,
    distractors: distractorsOf(numbers),
    hints: [
      "Trung bình là khi chia đều: con tính tổng trước.",
      { say: `Con chia tổng cho ${numbers.length}.`, figures: [barOf(numbers, null)] },
    ],
    explanation: `(${numbers.join(" + ")}) : ${numbers.length} = ${sum} : ${numbers.length} = ${mean} (${unit}).`,
    praise: "story",
    identity: `story ${unit} ${numbers.join()}`,
  });
}

/** "Trung bình cộng của hai số là 24. Một số là 30, số kia là:" */
function buildMissingQuestion(rng: Rng): Question {
  const count = rng.pick([2, 2, 3]);
  const numbers = pickNumbers(rng, count, 12, 120);
  const sum = total(numbers);
  const mean = sum / count;
  const answer = numbers.at(-1) ?? 0;
  const known = numbers.slice(0, -1);
  const sumText = `${mean} × ${count}`;
  const child = rng.pick(children);
  const prompts =
    count === 2
      ? [
          `Trung bình cộng của hai số là ${mean}. Một số là ${known[0]}, số kia là:`,
          `Trong hai ngày, trung bình mỗi ngày ${child} đọc ${mean} trang sách. Ngày đầu ${child} đọc ${known[0]} trang. Ngày sau ${child} đọc số trang là:`,
        ]
      : [
          `Trung bình cộng của ba số là ${mean}. Hai số là ${known.join(" và ")}, số thứ ba là:`,
          `Ba lớp trồng cây, trung bình mỗi lớp trồng ${mean} cây. Lớp 4A trồng ${known[0]} cây, lớp 4B trồng ${known[1]} cây. Lớp 4C trồng số cây là:`,
        ];
  return typedNumberQuestion(rng, {
    prompt: rng.pick(prompts),
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("PARTIAL", sum, "Đó là tổng của các số. Con trừ đi phần đã biết nhé!"),
      mistake("OP", Math.abs(mean - (known[0] ?? 0)), `Con lấy trung bình cộng nhân với ${count} trước nhé!`),
      mistake("DATUM", mean, "Đó là số trung bình cộng. Con tìm tổng trước nhé!"),
      mistake("PARTIAL", sum - (known[0] ?? 0), "Con trừ hết các số đã biết nhé!"),
      mistake("OP", mean + (known[0] ?? 0), "Con lấy tổng trừ đi phần đã biết nhé!"),
    ],
    hints: [
      `Tổng bằng trung bình cộng nhân với ${count}.`,
      { say: `Con tính tổng ${sumText}, rồi trừ đi phần đã biết.`, figures: [gapBar(known, answer)] },
    ],
    explanation: `Tổng là ${sumText} = ${sum}. Số cần tìm là ${[sum, ...known].join(" − ")} = ${answer}.`,
    praise: "calculate",
    identity: `missing ${mean} ${known.join()}`,
  });
}

function gapBar(known: readonly number[], unknown: number): Figure {
  const parts = [...known.map((size) => ({ size, label: String(size) })), { size: unknown, label: "?" }];
  return wholeBar({ parts, whole: null });
}

/** Averages (curriculum, c4-average): of two numbers, of three or four, a number that is missing. */
export const average = defineNumberSkill({
  id: "c4-average",
  classId: "4",
  title: "Số trung bình cộng",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildMissingQuestion(rng);
    return rng.pick([buildBareQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
