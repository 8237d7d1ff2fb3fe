import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildAmountQuestion, buildWholeQuestion } from "./build-pie-amount-question.ts";
import { measuredQuestion } from "./measured-question.ts";
import { figureOf, identityOf, percentText, pickChart } from "./pie-charts.ts";

const percentValue = (percent: number) => measureValue(wholeValue(percent), "%");

const onlyAdded = "Con mới cộng các phần đã biết. Con lấy 100% trừ đi tổng đó nhé!";

/** "Phần cầu lông chiếm bao nhiêu phần trăm?": read off, or at difficulty 2 what is left of 100%. */
function buildSectorQuestion(rng: Rng, difficulty: Difficulty): Question {
  const chart = pickChart(rng);
  const isHidden = difficulty > 1;
  const asked = rng.pick(chart.sectors);
  const rest = chart.sectors.filter((sector) => sector !== asked);
  const known = rest.map(({ percent }) => percentText(percent));
  const other = "Đó là số phần trăm của phần khác. Con nhìn đúng tên phần được hỏi nhé!";
  return (isHidden || rng.pick([true, false]) ? measuredQuestion : choiceQuestion)(rng, {
    unit: "%",
    prompt: isHidden
      ? rng.pick([
          `Phần còn lại của biểu đồ là ${asked.name}. Phần đó chiếm bao nhiêu phần trăm?`,
          `Trong biểu đồ, phần ghi dấu hỏi là ${asked.name}. Phần đó chiếm bao nhiêu phần trăm?`,
        ])
      : rng.pick([
          `Trong biểu đồ, phần ${asked.name} chiếm bao nhiêu phần trăm?`,
          `Theo biểu đồ, tỉ số phần trăm của phần ${asked.name} là bao nhiêu?`,
        ]),
    figures: [figureOf(chart, isHidden ? asked.name : null)],
    answer: percentValue(asked.percent),
    distractors: isHidden
      ? [
          mistake("PARTIAL", percentValue(100 - asked.percent), onlyAdded),
          ...rest.map(({ percent }) => mistake("FIELD", percentValue(percent), other)),
          mistake("OFF10", percentValue(asked.percent + 10), "Con tính lại cẩn thận nhé!"),
        ]
      : rest.map(({ percent }) => mistake("FIELD", percentValue(percent), other)),
    hints: isHidden
      ? ["Cả hình tròn là 100%.", `Con lấy 100% trừ đi các phần đã biết: ${known.join(", ")}.`]
      : ["Con tìm phần có tên được hỏi trên biểu đồ.", "Con đọc số phần trăm ghi ở phần đó."],
    explanation: {
      say: isHidden
        ? `100% − ${known.join(" − ")} = ${percentText(asked.percent)}.`
        : `Trên biểu đồ, phần ${asked.name} ghi ${percentText(asked.percent)}.`,
      figures: [figureOf(chart, null, [asked.name])],
    },
    praise: "data",
    identity: identityOf(isHidden ? "hidden" : "read", chart, asked.name),
  });
}

/** "Phần nào chiếm nhiều nhất?" */
function buildMostQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const isMost = rng.int(0, 1) === 0;
  const sorted = chart.sectors.toSorted((a, b) => (isMost ? b.percent - a.percent : a.percent - b.percent));
  const [right, ...wrong] = sorted;
  if (right === undefined) throw new Error("A chart without sectors");
  const word = isMost ? "lớn nhất" : "bé nhất";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Trong biểu đồ, phần nào chiếm tỉ số phần trăm ${word}?`, `Phần nào của biểu đồ ${word}?`]),
    figures: [figureOf(chart, null)],
    answer: wordsValue(right.name),
    distractors: wrong.map(({ name }) =>
      mistake("FIELD", wordsValue(name), "Con so sánh lại số phần trăm của các phần nhé!"),
    ),
    hints: ["Phần hình quạt càng rộng thì số phần trăm càng lớn.", "Con đọc bốn số phần trăm rồi so sánh."],
    explanation: {
      say: `Phần ${right.name} chiếm ${percentText(right.percent)}, là ${word}.`,
      figures: [figureOf(chart, null, [right.name])],
    },
    praise: "data",
    identity: identityOf(word, chart, ""),
  });
}

/** "Phần bóng đá nhiều hơn phần bơi bao nhiêu phần trăm?" and both of them together. */
function buildTwoQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const [one, other] = rng
    .shuffle(chart.sectors)
    .slice(0, 2)
    .toSorted((a, b) => b.percent - a.percent);
  if (one === undefined || other === undefined) throw new Error("A chart without sectors");
  const isSum = rng.int(0, 2) === 0;
  const [sum, difference] = [one.percent + other.percent, one.percent - other.percent];
  const answer = isSum ? sum : difference;
  const turned = isSum ? "Đề bài hỏi cả hai phần. Con cộng nhé!" : "Đề bài hỏi phần hơn kém. Con trừ nhé!";
  return measuredQuestion(rng, {
    unit: "%",
    prompt: isSum
      ? `Trong biểu đồ, phần ${one.name} và phần ${other.name} chiếm tất cả bao nhiêu phần trăm?`
      : rng.pick([
          `Trong biểu đồ, phần ${one.name} nhiều hơn phần ${other.name} bao nhiêu phần trăm?`,
          `Trong biểu đồ, phần ${other.name} ít hơn phần ${one.name} bao nhiêu phần trăm?`,
        ]),
    figures: [figureOf(chart, null)],
    answer: percentValue(answer),
    distractors: [
      mistake("OP", percentValue(isSum ? difference : sum), turned),
      mistake("PARTIAL", percentValue(one.percent), "Đó mới là một phần. Con xem lại câu hỏi nhé!"),
      mistake("PARTIAL", percentValue(other.percent), "Đó mới là một phần. Con xem lại câu hỏi nhé!"),
      mistake("OFF10", percentValue(answer + 10), "Con tính lại cẩn thận nhé!"),
      mistake("OFF1", percentValue(answer + 5), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      "Con đọc số phần trăm của hai phần được hỏi.",
      isSum ? "Con cộng hai số phần trăm đó." : "Con lấy số lớn trừ số bé.",
    ],
    explanation: {
      say: `${percentText(one.percent)} ${isSum ? "+" : "−"} ${percentText(other.percent)} = ${percentText(answer)}.`,
      figures: [figureOf(chart, null, [one.name, other.name])],
    },
    praise: "data",
    identity: identityOf(`two ${isSum}`, chart, `${one.name} ${other.name}`),
  });
}

/** Round charts (curriculum, c5-pie-chart): one sector; comparing, the sector that is missing; how many of how many. */
export const pieChart = defineDataSkill({
  id: "c5-pie-chart",
  classId: "5",
  title: "Biểu đồ hình quạt tròn",
  generate: byDifficulty({
    1: [buildSectorQuestion],
    2: [buildMostQuestion, buildTwoQuestion, buildTwoQuestion, buildSectorQuestion, buildSectorQuestion],
    3: [buildAmountQuestion, buildWholeQuestion],
  }),
});
