import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { borrowSlip } from "#lib/skills/maths/carry-codes.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildCompareQuestion, buildTwoTriesQuestion } from "./build-compare-tries-question.ts";
import { coinSides, coinsHeard, strike, throwsOf, timesOf } from "./tries.ts";

const range = [0, 60] as const;

/** "Tung đồng xu 10 lần được: S, N, S, … Mặt sấp (S) xuất hiện mấy lần?" */
function buildCoinQuestion(rng: Rng): Question {
  const count = rng.int(8, 14);
  const tries = throwsOf(rng, coinSides, count);
  const [letter, name] = rng.pick([
    ["S", "sấp"],
    ["N", "ngửa"],
  ] as const);
  const answer = timesOf(tries, letter);
  const list = tries.join(", ");
  const spoken = coinsHeard(tries);
  const much = answer > 10 ? "bao nhiêu" : "mấy";
  const [before, asked] = rng.pick([
    [`Bạn ${rng.pick(children)} tung đồng xu được kết quả:`, `Mặt ${name} (${letter}) xuất hiện mấy lần?`],
    ["Kết quả tung đồng xu (S là sấp, N là ngửa):", `Có mấy lần mặt ${name}?`],
    ["Tung đồng xu nhiều lần, ghi S là sấp, N là ngửa:", `Mặt ${name} xuất hiện mấy lần?`],
  ] as const);
  const words = asked.replace("mấy", much);
  return typedNumberQuestion(rng, {
    prompt: {
      text: `${before} ${list}. ${words}`,
      spoken:
        `${before.replace("(S là sấp, N là ngửa)", "").replace(", ghi S là sấp, N là ngửa", "")} ${spoken}. ${words.replace(` (${letter})`, "")}`.replace(
          / :/gu,
          ":",
        ),
    },
    answer,
    write: wholeValue,
    range,
    distractors: [
      mistake("FIELD", count - answer, `Con đếm nhầm sang mặt kia rồi. Đề bài hỏi mặt ${name}.`),
      mistake("OFF1", answer + 1, strike),
      mistake("OFF1", answer - 1, strike),
      mistake("DATUM", count, "Đó là tổng số lần tung."),
    ],
    hints: [`Con tìm tất cả các chữ ${letter} trong dãy.`, strike],
    explanation: `Đếm số chữ ${letter} trong dãy: có ${answer} lần mặt ${name}.`,
    praise: "count",
    identity: `coin ${letter} ${list}`,
  });
}

/** "Gieo xúc xắc được: 3, 5, 3, 6, … Mặt 3 chấm xuất hiện mấy lần?" */
function buildDieQuestion(rng: Rng): Question {
  const count = rng.int(9, 14);
  const tries = throwsOf(rng, [1, 2, 3, 4, 5, 6] as const, count);
  const { name, is } = rng.pick([
    { name: "mặt có số chấm chẵn", is: (dots: number) => dots % 2 === 0 },
    { name: "mặt có số chấm lẻ", is: (dots: number) => dots % 2 === 1 },
    { name: "mặt có nhiều hơn 3 chấm", is: (dots: number) => dots > 3 },
    { name: "mặt có ít hơn 3 chấm", is: (dots: number) => dots < 3 },
  ]);
  const answer = tries.filter(is).length;
  const list = tries.join(", ");
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${rng.pick(children)} gieo xúc xắc, số chấm lần lượt là: ${list}. Số lần xuất hiện ${name} là:`,
      `Gieo xúc xắc được số chấm: ${list}. Có bao nhiêu lần xuất hiện ${name}?`,
      `Dãy số chấm khi gieo xúc xắc: ${list}. Đếm số lần xuất hiện ${name}.`,
    ]),
    answer,
    range,
    distractors: [
      mistake("FIELD", count - answer, "Đó là số lần của các mặt khác."),
      mistake("OFF1", answer + 1, strike),
      mistake("OFF1", answer - 1, strike),
      mistake("DATUM", count, "Đó là tổng số lần gieo."),
    ],
    hints: [`Con đọc dãy từ đầu, tìm ${name}.`, strike],
    explanation: `Đếm trong dãy: ${name} xuất hiện ${answer} lần.`,
    praise: "count",
    identity: `die ${name} ${list}`,
  });
}

const colours = ["đỏ", "xanh", "vàng"] as const;

/** "Lấy bóng được: đỏ, xanh, đỏ, vàng, … Mỗi màu xuất hiện mấy lần?": how often each came up, typed into its box. */
function buildColoursQuestion(rng: Rng): Question {
  const tries = rng.shuffle([...colours, ...throwsOf(rng, colours, rng.int(6, 9))]);
  const counts = colours.map((colour) => timesOf(tries, colour));
  const list = tries.join(", ");
  const unit = colours.map((colour, place) => `lần ${colour}${place < 2 ? "," : ""}`);
  const answer = counts.map((count, place) => `${count} ${unit[place]}`).join(" ");
  const [red = 0, blue = 0, yellow = 0] = counts;
  const typed = (values: readonly number[]) => values.map(String);
  const swapped = "Con viết nhầm ô của hai màu rồi. Con xem lại tên màu nhé!";
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `${rng.pick(children)} lấy bóng nhiều lần, được: ${list}. Mỗi màu xuất hiện mấy lần?`,
      `Kết quả các lần lấy bóng: ${list}. Con đếm số lần của từng màu.`,
    ]),
    parts: counts.flatMap((_, place): BoxesPart[] => [
      { type: "box", box: wholeBox(`số lần ${colours[place]}`, 2) },
      { type: "text", text: unit[place] ?? "" },
    ]),
    values: typed(counts),
    distractors: [
      mistake("SWAP", typed([blue, red, yellow]), swapped),
      mistake("SWAP", typed([red, yellow, blue]), swapped),
      mistake("SWAP", typed([yellow, blue, red]), swapped),
    ],
    wrong: colours.map((colour) => `Con đếm lại các lần ra màu ${colour}. ${strike}`),
    answer,
    hints: ["Con đếm từng màu một, hết màu này mới sang màu khác.", strike],
    explanation: `Đếm trong dãy: ${answer}. Kiểm tra: ${counts.join(" + ")} = ${tries.length} lần lấy bóng.`,
    praise: "count",
    identity: `colours ${list}`,
  });
}

function tableOf(counts: readonly (readonly [string, string])[]): TableFigure {
  return {
    type: "table",
    title: null,
    head: ["Bóng", "Số lần"],
    rows: counts.map(([name, times]) => [name, times]),
    marked: null,
    alt: "Bảng ghi số lần lấy được bóng mỗi màu.",
  };
}

/** "Lấy bóng 20 lần, đỏ 8 lần, xanh 7 lần. Số còn thiếu trong bảng là:" */
function buildTableQuestion(rng: Rng): Question {
  const counts = rng.shuffle([4, 5, 6, 7, 8, 9, 10, 11, 12]).slice(0, 3);
  const [red = 0, blue = 0, yellow = 0] = counts;
  const all = red + blue + yellow;
  const hidden = rng.int(0, 2);
  const answer = counts[hidden] ?? 0;
  const known = counts.filter((_, place) => place !== hidden);
  const [one = 0, other = 0] = known;
  const colour = colours[hidden] ?? "đỏ";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${rng.pick(children)} lấy bóng ${all} lần và ghi vào bảng. Số lần lấy được bóng ${colour} là:`,
      `Bảng ghi kết quả ${all} lần lấy bóng. Dấu hỏi trong bảng là số nào?`,
      `Có tất cả ${all} lần lấy bóng. Con hoàn thành bảng: bóng ${colour} được lấy bao nhiêu lần?`,
    ]),
    figures: [tableOf(colours.map((name, place) => [name, place === hidden ? "?" : String(counts[place])]))],
    answer,
    range,
    distractors: [
      mistake("PARTIAL", one + other, "Đó là số lần của hai màu kia. Con lấy tổng trừ đi số đó."),
      mistake("PARTIAL", all - one, "Con mới trừ đi một màu. Con trừ cả màu kia nữa nhé!"),
      mistake("PARTIAL", all - other, "Con mới trừ đi một màu. Con trừ cả màu kia nữa nhé!"),
      borrowSlip(all, one + other, 10, "Con trừ lại cẩn thận nhé!"),
    ],
    hints: [
      "Tổng số lần lấy bóng bằng số lần của cả ba màu cộng lại.",
      `Con lấy ${all} trừ đi ${one} rồi trừ đi ${other}.`,
    ],
    explanation: {
      say: `${all} − ${one} − ${other} = ${answer}.`,
      figures: [
        { ...tableOf(colours.map((name, place) => [name, String(counts[place])])), marked: { row: hidden, column: 1 } },
      ],
    },
    praise: "calculate",
    identity: `table ${hidden} ${counts.join(" ")}`,
  });
}

/** How often something came up (curriculum, c4-count-repeats): a coin; kinds of faces, each of three colours; comparing, a table to complete. */
export const countRepeats = defineDataSkill({
  id: "c4-count-repeats",
  classId: "4",
  title: "Số lần xuất hiện của sự kiện",
  generate: byDifficulty({
    1: [buildCoinQuestion],
    2: [buildDieQuestion, buildColoursQuestion],
    3: [buildTableQuestion, buildCompareQuestion, buildTwoTriesQuestion],
  }),
});
