import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

const range = [0, 60] as const;
const strike = "Con đếm đến đâu thì gạch nhẹ đến đó để không sót nhé!";

/** So many throws, each as it is told. */
function throwsOf<Face>(rng: Rng, faces: readonly Face[], count: number): Face[] {
  return Array.from({ length: count }, () => rng.pick(faces));
}

const timesOf = <Face>(tries: readonly Face[], face: Face) => tries.filter((each) => each === face).length;

/** "Tung đồng xu 10 lần được: S, N, S, … Mặt sấp (S) xuất hiện mấy lần?" */
function buildCoinQuestion(rng: Rng): Question {
  const count = rng.int(8, 14);
  const tries = throwsOf(rng, ["S", "N"] as const, count);
  const [letter, name] = rng.pick([
    ["S", "sấp"],
    ["N", "ngửa"],
  ] as const);
  const answer = timesOf(tries, letter);
  const list = tries.join(", ");
  const spoken = tries.map((each) => (each === "S" ? "sấp" : "ngửa")).join(", ");
  const much = answer > 10 ? "bao nhiêu" : "mấy";
  const [before, asked] = rng.pick([
    [`Bạn ${rng.pick(children)} tung đồng xu được kết quả:`, `Mặt ${name} (${letter}) xuất hiện mấy lần?`],
    ["Kết quả tung đồng xu (S là sấp, N là ngửa):", `Có mấy lần mặt ${name}?`],
    ["Tung đồng xu nhiều lần, ghi S là sấp, N là ngửa:", `Mặt ${name} xuất hiện mấy lần?`],
  ] as const);
  const words = asked.replace("mấy", much);
  return numberQuestion(rng, {
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
    isTyped: true,
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
  const kinds = [
    { name: "mặt có số chấm chẵn", is: (dots: number) => dots % 2 === 0 },
    { name: "mặt có số chấm lẻ", is: (dots: number) => dots % 2 === 1 },
    ...[...new Set(tries)].map((face) => ({ name: `mặt ${face} chấm`, is: (dots: number) => dots === face })),
  ];
  const { name, is } = rng.pick(kinds);
  const answer = tries.filter(is).length;
  const list = tries.join(", ");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${rng.pick(children)} gieo xúc xắc, số chấm lần lượt là: ${list}. Số lần xuất hiện ${name} là:`,
      `Gieo xúc xắc được số chấm: ${list}. Có bao nhiêu lần xuất hiện ${name}?`,
      `Dãy số chấm khi gieo xúc xắc: ${list}. Đếm số lần xuất hiện ${name}.`,
    ]),
    answer,
    range,
    isTyped: true,
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
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${rng.pick(children)} lấy bóng ${all} lần và ghi vào bảng. Số lần lấy được bóng ${colour} là:`,
      `Bảng ghi kết quả ${all} lần lấy bóng. Dấu hỏi trong bảng là số nào?`,
      `Có tất cả ${all} lần lấy bóng. Con hoàn thành bảng: bóng ${colour} được lấy bao nhiêu lần?`,
    ]),
    figures: [tableOf(colours.map((name, place) => [name, place === hidden ? "?" : String(counts[place])]))],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", one + other, "Đó là số lần của hai màu kia. Con lấy tổng trừ đi số đó."),
      mistake("PARTIAL", all - one, "Con mới trừ đi một màu. Con trừ cả màu kia nữa nhé!"),
      mistake("PARTIAL", all - other, "Con mới trừ đi một màu. Con trừ cả màu kia nữa nhé!"),
      mistake("BORROW", answer + 10, "Con trừ lại cẩn thận nhé!"),
    ],
    hints: [
      "Tổng số lần lấy bóng bằng số lần của cả ba màu cộng lại.",
      `Con lấy ${all} trừ đi ${one} rồi trừ đi ${other}.`,
    ],
    explanation: `${all} − ${one} − ${other} = ${answer}.`,
    praise: "calculate",
    identity: `table ${hidden} ${counts.join(" ")}`,
  });
}

const oneFace = "Đó là số lần của một mặt. Con trừ đi số lần của mặt kia.";

/** "Tung đồng xu được: S, N, S … Câu nào đúng?" */
function buildCompareQuestion(rng: Rng): Question {
  const count = rng.int(4, 6) * 2 + 1;
  const tries = throwsOf(rng, ["S", "N"] as const, count);
  const tails = timesOf(tries, "S");
  const heads = count - tails;
  const difference = Math.abs(tails - heads);
  const [more, less] = tails > heads ? ["sấp", "ngửa"] : ["ngửa", "sấp"];
  const say = (first: string, second: string, by: number) =>
    wordsValue(`Mặt ${first} nhiều hơn mặt ${second} ${by} lần.`);
  const list = tries.join(", ");
  const spoken = tries.map((each) => (each === "S" ? "sấp" : "ngửa")).join(", ");
  const ask = rng.pick(["Câu nào đúng?", "Chọn câu đúng."]);
  return choiceQuestion(rng, {
    prompt: { text: `Tung đồng xu (S là sấp, N là ngửa): ${list}. ${ask}`, spoken: `Tung đồng xu: ${spoken}. ${ask}` },
    answer: say(more, less, difference),
    distractors: [
      mistake("REL", say(less, more, difference), "Con đếm lại từng mặt xem mặt nào nhiều hơn."),
      mistake("OFF1", say(more, less, difference + 2), "Con đếm lại từng mặt rồi trừ nhé!"),
      mistake("DATUM", say(more, less, Math.max(tails, heads)), oneFace),
      mistake("OFF1", say(less, more, difference + 2), "Con đếm lại từng mặt rồi trừ nhé!"),
    ],
    hints: ["Con đếm số lần mặt sấp, rồi đếm số lần mặt ngửa.", "Con lấy số lớn trừ số bé."],
    explanation: `Mặt sấp ${tails} lần, mặt ngửa ${heads} lần. ${say(more, less, difference).line.text}`,
    praise: "count",
    identity: `compare ${list}`,
  });
}

/** How often something came up (curriculum, c4-count-repeats): a coin; a die; comparing, a table to complete. */
export const countRepeats = defineDataSkill({
  id: "c4-count-repeats",
  classId: "4",
  title: "Số lần xuất hiện của sự kiện",
  generate: byDifficulty({
    1: [buildCoinQuestion],
    2: [buildDieQuestion],
    3: [buildTableQuestion, buildCompareQuestion],
  }),
});
