import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { figureOf, identityOf, percentText, pickChart } from "./pie-charts.ts";

/** "Có 200 học sinh được hỏi. Bao nhiêu học sinh thích bơi?" */
export function buildAmountQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { who } = chart;
  const asked = rng.pick(chart.sectors);
  const counted = chart.counted.replace("#", asked.name);
  const all = rng.pick(
    [50, 150, 200, 250, 300, 400, 500, 600].filter(
      (total) =>
        chart.sectors.every(({ percent }) => (total * percent) % 100 === 0) &&
        // A hundred stands in the way that helps.
        total * asked.percent !== 10_000,
    ),
  );
  const part = (percent: number) => (all * percent) / 100;
  const rest = chart.sectors.filter((sector) => sector !== asked);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Biểu đồ ghi kết quả thống kê về ${all} ${who}. Có bao nhiêu ${counted}? Đáp số: …\u00a0${who}`,
      `Có tất cả ${all} ${who}. Theo biểu đồ, số ${counted} là: …\u00a0${who}`,
    ]),
    figures: [figureOf(chart, null)],
    answer: part(asked.percent),
    range: [1, 999],
    isTyped: true,
    distractors: [
      mistake("PARTIAL", asked.percent, "Đó là số phần trăm. Con tính số phần trăm ấy của tổng số nhé!"),
      mistake("FIELD", part(rest[0]?.percent ?? 10), "Đó là phần khác trên biểu đồ."),
      mistake("OP", all - part(asked.percent), "Đó là tất cả các phần còn lại."),
      mistake("FIELD", part(rest[1]?.percent ?? 10), "Đó là phần khác trên biểu đồ."),
    ],
    hints: [
      `Con đọc trên biểu đồ: phần ${asked.name} chiếm bao nhiêu phần trăm?`,
      `Con lấy ${all} chia cho 100 rồi nhân với số phần trăm đó.`,
    ],
    explanation: {
      say: `${capital(asked.name)} chiếm ${percentText(asked.percent)}: ${all} : 100 × ${asked.percent} = ${groupNumber(part(asked.percent))} (${who}).`,
      figures: [figureOf(chart, null, [asked.name])],
    },
    praise: "data",
    identity: identityOf(`amount ${all}`, chart, asked.name),
  });
}

/** "Theo biểu đồ, có 40 học sinh thích bơi. Tổng số học sinh được thống kê là: … học sinh" */
export function buildWholeQuestion(rng: Rng): Question {
  const chart = pickChart(rng);
  const { who } = chart;
  const { name, percent } = rng.pick(chart.sectors);
  const each = rng.int(2, 9);
  const [part, all] = [each * percent, each * 100];
  return numberQuestion(rng, {
    prompt: `Theo biểu đồ, có ${part} ${chart.counted.replace("#", name)}. Tổng số ${who} được thống kê là: …\u00a0${who}`,
    figures: [figureOf(chart, null)],
    answer: all,
    range: [1, 999],
    distractors: [
      mistake(
        "OP",
        (part * percent) / 100,
        `Con đã tìm ${percentText(percent)} của ${part}. Ở đây ${part} chính là ${percentText(percent)} rồi.`,
      ),
      mistake("OP", all - part, "Đó là số của các phần còn lại. Đề bài hỏi tổng số."),
      mistake("PARTIAL", each, "Con mới tìm được 1%. Cả hình tròn là 100%, con nhé!"),
      mistake("OP", part + percent, "Con không cộng số lượng với số phần trăm được. Con tìm 1% trước nhé!"),
    ],
    isTyped: true,
    hints: [
      `Con đọc trên biểu đồ: phần ${name} chiếm bao nhiêu phần trăm?`,
      `Con lấy ${part} chia cho số phần trăm đó để được một phần trăm, rồi tìm cả 100%.`,
    ],
    explanation: {
      say: `${capital(name)} chiếm ${percentText(percent)}, là ${part} ${who}. 1% là ${part} : ${percent} = ${each} (${who}); tất cả là ${each} × 100 = ${all} (${who}).`,
      figures: [figureOf(chart, null, [name])],
    },
    praise: "data",
    identity: identityOf(`whole ${all}`, chart, name),
  });
}
