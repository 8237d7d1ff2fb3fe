import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { carrySlip } from "#lib/skills/maths/carry-codes.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { pickTable } from "./pick-table.ts";
import { comparedRow, differenceOf, markedCell, totalledColumn, totalledRow } from "./table-steps.ts";

const range = [0, 999] as const;

/** Most and least are told of the things: "nhiều cam nhất", not "nhiều ki-lô-gam cam nhất". */
function bare(thing: string): string {
  return thing.replace(/^ki-lô-gam /u, "");
}

/** "Lớp 3B trồng được bao nhiêu cây cam?" Typed. */
function buildCellQuestion(rng: Rng): Question {
  const { theme, figure, numbers, others, thing, where, row, seller } = pickTable(rng);
  const column = rng.int(0, 3);
  const answer = numbers[column] ?? 0;
  const ask = `${where(column)}${seller} ${theme.does} bao nhiêu ${thing}?`;
  return numberQuestion(rng, {
    prompt: rng.pick([capital(ask), `Con đọc bảng. ${capital(ask)}`, `Theo bảng, ${ask}`]),
    figures: [figure],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("FIELD", others[column] ?? 0, "Con đọc nhầm hàng rồi. Con xem lại tên hàng ở bên trái nhé!"),
      mistake("FIELD", numbers[(column + 1) % 4] ?? 0, "Con đọc nhầm cột rồi. Con xem lại tên cột ở trên nhé!"),
      mistake("FIELD", numbers[(column + 3) % 4] ?? 0, "Con đọc nhầm cột rồi. Con xem lại tên cột ở trên nhé!"),
    ],
    hints: [
      `Con tìm cột “${theme.columns[column]}” và hàng “${theme.rows[row]}”.`,
      "Con dóng cột xuống, dóng hàng sang: chỗ gặp nhau là số cần tìm.",
    ],
    explanation: {
      say: `Ở cột “${theme.columns[column]}”, hàng “${theme.rows[row]}” ghi ${answer}.`,
      figures: [markedCell(figure, row, column)],
    },
    praise: "data",
    identity: `cell ${theme.title} ${row} ${column} ${numbers.join()}`,
  });
}

/** "Lớp nào trồng được nhiều cây cam nhất?" */
function buildExtremeQuestion(rng: Rng): Question {
  const { theme, figure, numbers, thing, where, row } = pickTable(rng);
  const isMost = rng.int(0, 1) === 0;
  const right = numbers.indexOf(isMost ? Math.max(...numbers) : Math.min(...numbers));
  const least = numbers.indexOf(isMost ? Math.min(...numbers) : Math.max(...numbers));
  const value = (column: number) => wordsValue(where(column));
  const [much, little] = isMost ? ["nhiều", "ít"] : ["ít", "nhiều"];
  const turned = `${theme.corner} này ${theme.does} ${little} nhất. Đề bài hỏi ${theme.corner.toLowerCase()} ${theme.does} ${much} nhất.`;
  const ask = `${theme.which} ${theme.does} ${much} ${bare(thing)} nhất?`;
  return choiceQuestion(rng, {
    prompt: rng.pick([ask, `Con đọc bảng rồi so sánh. ${ask}`]),
    figures: [figure],
    answer: value(right),
    distractors: [0, 1, 2, 3].map((column) =>
      column === least
        ? mistake("REL", value(column), turned)
        : mistake("FIELD", value(column), "Con so sánh đủ bốn số trong hàng nhé!"),
    ),
    hints: [
      `Con chỉ nhìn hàng “${theme.rows[row]}”.`,
      `Con tìm số ${isMost ? "lớn" : "bé"} nhất trong hàng đó rồi xem tên cột.`,
    ],
    explanation: {
      say: `Trong các số ${numbers.join(", ")}, số ${isMost ? "lớn" : "bé"} nhất là ${numbers[right]}, của ${where(right)}.`,
      figures: [markedCell(figure, row, right)],
    },
    praise: "data",
    identity: `extreme ${isMost} ${theme.title} ${row} ${numbers.join()}`,
  });
}

/** "Lớp có nhiều cây cam nhất trồng được bao nhiêu cây?" Typed. */
function buildExtremeNumberQuestion(rng: Rng): Question {
  const { theme, figure, numbers, others, thing, row } = pickTable(rng);
  const isMost = rng.int(0, 1) === 0;
  const [answer, opposite] = isMost
    ? [Math.max(...numbers), Math.min(...numbers)]
    : [Math.min(...numbers), Math.max(...numbers)];
  const much = isMost ? "nhiều" : "ít";
  const [place, column] = [theme.corner.toLowerCase(), numbers.indexOf(answer)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${capital(place)} ${theme.does} ${much} ${bare(thing)} nhất ${theme.does} bao nhiêu ${thing}?`,
      `Con tìm ${place} ${theme.does} ${much} ${bare(thing)} nhất. Số ${thing} đó là bao nhiêu?`,
    ]),
    figures: [figure],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("REL", opposite, `Con tìm ngược rồi. Con cần số ${isMost ? "lớn" : "bé"} nhất trong hàng.`),
      ...numbers.map((number) => mistake("FIELD", number, "Còn số khác nữa. Con so sánh đủ bốn số trong hàng nhé!")),
      mistake("FIELD", others[column] ?? 0, `Con đọc nhầm hàng rồi. Con nhìn hàng “${theme.rows[row]}” nhé!`),
      mistake("FIELD", isMost ? Math.max(...others) : Math.min(...others), `Con nhìn hàng “${theme.rows[row]}” nhé!`),
    ],
    hints: [`Con chỉ nhìn hàng “${theme.rows[row]}”.`, `Con tìm số ${isMost ? "lớn" : "bé"} nhất trong hàng đó.`],
    explanation: {
      say: `Trong các số ${numbers.join(", ")}, số ${isMost ? "lớn" : "bé"} nhất là ${answer}.`,
      figures: [markedCell(figure, row, column)],
    },
    praise: "data",
    identity: `extreme number ${isMost} ${theme.title} ${row} ${numbers.join()}`,
  });
}

/** "Có mấy lớp trồng được nhiều hơn 20 cây cam?" Typed. */
function buildHowManyQuestion(rng: Rng): Question {
  const { theme, figure, numbers, thing, row } = pickTable(rng);
  const sorted = numbers.toSorted((a, b) => a - b);
  const limit = (sorted[rng.int(0, 2)] ?? 0) + 1;
  const isMore = rng.int(0, 1) === 0;
  const fitting = numbers.filter((number) => (isMore ? number > limit : number < limit));
  const answer = fitting.length;
  const opposite = numbers.filter((number) => (isMore ? number < limit : number > limit)).length;
  const count = theme.corner.toLowerCase();
  const tell = (much: string) => `${count} ${theme.does} ${much} hơn ${limit} ${thing}`;
  const [asked, turned] = isMore ? [tell("nhiều"), tell("ít")] : [tell("ít"), tell("nhiều")];
  return numberQuestion(rng, {
    prompt: `Có mấy ${asked}?`,
    figures: [figure],
    answer,
    range: [0, 4],
    isTyped: true,
    distractors: [
      mistake("REL", opposite, `Đó là số ${turned}. Đề bài hỏi số ${asked}.`),
      mistake("OFF1", answer + 1, "Con so sánh lại từng số trong hàng nhé!"),
      mistake("OFF1", answer - 1, "Con so sánh lại từng số trong hàng nhé!"),
    ],
    hints: [`Con chỉ nhìn hàng “${theme.rows[row]}”.`, `Con so sánh từng số trong hàng đó với ${limit}.`],
    explanation: {
      say: `Trong hàng “${theme.rows[row]}”, các số ${isMore ? "lớn" : "bé"} hơn ${limit}: ${fitting.join(", ") || "không có số nào"}. Vậy có ${answer} ${asked}.`,
      figures: [
        comparedRow(figure, row, {
          name: `${isMore ? "Nhiều" : "Ít"} hơn ${limit}`,
          isFitting: (number) => fitting.includes(number),
        }),
      ],
    },
    praise: "data",
    identity: `many ${isMore} ${limit} ${theme.title} ${numbers.join()}`,
  });
}

/** "Cả bốn lớp trồng được bao nhiêu cây cam?" and both kinds of one column. Typed. */
function buildSumQuestion(rng: Rng): Question {
  const { theme, figure, numbers, others, thing, where, row } = pickTable(rng);
  const isRow = rng.int(0, 1) === 0;
  const column = rng.int(0, 3);
  const parts = isRow ? numbers : [numbers[column] ?? 0, others[column] ?? 0];
  const answer = total(parts);
  const isCarried = total(parts.map((part) => part % 10)) >= 10;
  const count = theme.corner.toLowerCase();
  const unit = theme.unit === "kg" ? "ki-lô-gam quả" : theme.unit;
  return numberQuestion(rng, {
    prompt: isRow
      ? rng.pick([
          `Cả bốn ${count} ${theme.does} tất cả bao nhiêu ${thing}?`,
          `Con cộng số liệu trong hàng “${theme.rows[row]}”. Bốn ${count} ${theme.does} bao nhiêu ${thing}?`,
        ])
      : `${capital(where(column))} ${theme.does} tất cả bao nhiêu ${unit}?`,
    figures: [figure],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", answer - (parts.at(-1) ?? 0), "Con còn quên một số. Con cộng đủ nhé!"),
      mistake("PARTIAL", answer - (parts[0] ?? 0), "Con còn quên một số. Con cộng đủ nhé!"),
      carrySlip(parts, -10, isCarried ? "Con cộng lại và nhớ sang hàng chục nhé!" : "Con cộng lại hàng chục nhé!"),
      mistake("OFF1", answer + 1, "Con cộng lại cẩn thận nhé!"),
    ],
    hints: [
      isRow
        ? `Con lấy bốn số trong hàng “${theme.rows[row]}”.`
        : `Con lấy hai số trong cột “${theme.columns[column]}”.`,
      "Hỏi tất cả thì con cộng các số đó lại.",
    ],
    explanation: {
      say: `${parts.join(" + ")} = ${answer} (${theme.unit}).`,
      figures: [isRow ? totalledRow(figure, row, answer) : totalledColumn(figure, column, answer)],
    },
    praise: "data",
    identity: `sum ${isRow} ${theme.title} ${row} ${column} ${numbers.join()}`,
  });
}

/** "Lớp 3A trồng được nhiều hơn lớp 3B bao nhiêu cây cam?" */
function buildDifferenceQuestion(rng: Rng): Question {
  const { theme, figure, numbers, thing, where, row } = pickTable(rng);
  const [first = 0, second = 1] = rng.shuffle([0, 1, 2, 3]);
  const [a, b] = [numbers[first] ?? 0, numbers[second] ?? 0];
  const difference = Math.abs(a - b);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${capital(where(first))} ${theme.does} ${a > b ? "nhiều" : "ít"} hơn ${where(second)} bao nhiêu ${thing}?`,
      `Số ${thing} của ${where(first)} và ${where(second)} hơn kém nhau bao nhiêu?`,
    ]),
    figures: [figure],
    answer: difference,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", a + b, "Con đã cộng. Hỏi hơn kém nhau thì con làm phép trừ."),
      mistake("DATUM", Math.max(a, b), "Đó là số đọc trong bảng. Con trừ tiếp nhé!"),
      mistake("DATUM", Math.min(a, b), "Đó là số đọc trong bảng. Con lấy số lớn trừ số này nhé!"),
      ...(Math.max(a, b) % 10 < Math.min(a, b) % 10
        ? [mistake("BORROW", difference + 10, "Con quên trừ số nhớ ở hàng chục rồi.")]
        : []),
      mistake("OFF1", difference + 1, "Con trừ lại cẩn thận nhé!"),
    ],
    hints: [`Con đọc hai số trong hàng “${theme.rows[row]}”.`, "Con lấy số lớn trừ số bé."],
    explanation: {
      say: `${Math.max(a, b)} − ${Math.min(a, b)} = ${difference} (${theme.unit}).`,
      figures: [differenceOf(figure, row, [first, second], difference)],
    },
    praise: "data",
    identity: `difference ${theme.title} ${row} ${first} ${second} ${numbers.join()}`,
  });
}

/** Tables of data (curriculum, c3-data-table): a cell; compared; totals and differences. */
export const dataTable = defineDataSkill({
  id: "c3-data-table",
  classId: "3",
  title: "Bảng số liệu",
  generate: byDifficulty({
    1: [buildCellQuestion],
    2: [
      buildExtremeQuestion,
      buildExtremeNumberQuestion,
      buildExtremeNumberQuestion,
      buildHowManyQuestion,
      buildHowManyQuestion,
    ],
    3: [buildSumQuestion, buildDifferenceQuestion],
  }),
});
