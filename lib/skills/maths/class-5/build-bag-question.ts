import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, shortDecimalValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { children } from "#lib/skills/words/children.ts";
import { measuredQuestion } from "./measured-question.ts";

const divide = "Con chia cho tổng số lần rồi nhân với 100 nhé!";
const again = "Con chia lại thật kĩ nhé!";
const colours = ["đỏ", "xanh", "vàng"] as const;

const write = (top: number, bottom: number) =>
  measureValue(shortDecimalValue(Math.round((top * 1000) / bottom), 1), "%");

const asPercent = (whole: number) => measureValue(shortDecimalValue(whole, 0), "%");

/** How often the colour came up, in whole percents or tenths of one. */
function pickTries(rng: Rng) {
  const all = rng.pick([20, 25, 40, 50, 80, 200]);
  const step = all === 40 || all === 80 ? all / 20 : 1;
  const part =
    all === 200 ? rng.int(15, 80) * 2 : rng.int(Math.ceil((all * 0.15) / step), Math.floor((all * 0.8) / step)) * step;
  return { part, all };
}

interface Bag {
  readonly part: number;
  readonly all: number;
  readonly colour: string;
  /** What else was drawn: "bóng xanh". */
  readonly others: string;
}

function distractorsOf({ part, all, colour, others }: Bag): Distractor[] {
  const percent = (part * 100) / all;
  return [
    mistake("FIELD", write(all - part, all), `Đó là tỉ số phần trăm của số lần lấy được ${others}.`),
    mistake("DATUM", asPercent(part), `Đó là số lần lấy được bóng ${colour}. ${divide}`),
    mistake("DEC-SHIFT", write(part, all * 10), "Con nhân với 100 để được số phần trăm nhé!"),
    mistake(
      "DATUM",
      asPercent(all - part),
      `Đó là số lần lấy được ${others}. Con tìm tỉ số phần trăm của bóng ${colour} nhé!`,
    ),
    mistake("OFF10", asPercent(percent + 10), again),
    mistake("OFF10", asPercent(percent - 5), again),
    mistake("OFF1", asPercent(percent + 1), again),
    mistake("OFF1", asPercent(percent - 1), again),
  ];
}

/** "Lấy bóng 40 lần, 14 lần được bóng đỏ. Tỉ số phần trăm …" */
export function buildBagQuestion(rng: Rng): Question {
  const { part, all } = pickTries(rng);
  const [colour = "đỏ", other = "xanh"] = rng.shuffle(colours);
  const isRest = rng.int(0, 1) === 0;
  const told = isRest
    ? `${all - part} lần lấy được bóng ${other}, còn lại là bóng ${colour}`
    : `${part} lần lấy được bóng ${colour}`;
  const percent = (part * 100) / all;
  const others = isRest ? `bóng ${other}` : "bóng màu khác";
  return measuredQuestion(rng, {
    unit: "%",
    prompt: rng.pick([
      `Lấy một quả bóng trong hộp ra xem màu rồi bỏ lại vào hộp. Làm như thế ${all} lần thì có ${told}. Tỉ số phần trăm giữa số lần lấy được bóng ${colour} và tổng số lần lấy là:`,
      `Bạn ${rng.pick(children)} ${all} lần lấy một quả bóng trong túi, xem màu rồi bỏ lại vào túi. Có ${told}. Số lần lấy được bóng ${colour} chiếm bao nhiêu phần trăm tổng số lần lấy?`,
    ]),
    answer: write(part, all),
    distractors: distractorsOf({ part, all, colour, others }),
    hints: [
      isRest
        ? `Con tính số lần lấy được bóng ${colour}: ${all} − ${all - part}.`
        : `Con lấy số lần lấy được bóng ${colour} chia cho tổng số lần.`,
      `Con chia cho ${all} rồi nhân với 100.`,
    ],
    explanation: `${isRest ? `Số lần lấy được bóng ${colour}: ${all} − ${all - part} = ${part}. ` : ""}${part} : ${all} × 100 = ${percent}, tức là ${measure(String(percent), "%")}.`,
    praise: "chance",
    identity: `bag ${isRest} ${part} ${all}`,
  });
}
