import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type TimePair, timePairs, timeText } from "./time-text.ts";
import { type LargeAndSmall, timeChoiceQuestion, timeEntryQuestion } from "./typed-measures.ts";

interface Product {
  readonly pair: TimePair;
  readonly large: number;
  readonly small: number;
  readonly times: number;
}

function pickProduct(rng: Rng, isRegrouped: boolean): Product {
  const pair = rng.pick(timePairs);
  const times = rng.int(2, isRegrouped ? 7 : 5);
  const drawn = isRegrouped ? rng.int(Math.ceil(60 / times), 54) : rng.int(2, Math.floor(59 / times));
  // Something of the smaller unit is left.
  const small = (drawn * times) % 60 === 0 ? drawn + 1 : drawn;
  return { pair, large: rng.int(1, pair.large === "giờ" ? 4 : 15), small, times };
}

const making = {
  giờ: ["Một người thợ làm một sản phẩm hết", "sản phẩm như thế", "Người đó làm"],
  phút: ["Một máy in in một tập sách hết", "tập sách như thế", "Máy in in"],
} as const;

function describeProduct(rng: Rng, { pair, large, small, times }: Product): string {
  const text = timeText(large, small, pair);
  const [told, things, who] = making[pair.large];
  return rng.pick([
    `${text} × ${times} = ?`,
    `Tính: ${text} × ${times}`,
    `${told} ${text}. ${who} ${times} ${things} hết bao nhiêu thời gian?`,
  ]);
}

const is60 = ({ large, small }: TimePair) => `1 ${large} bằng 60 ${small}, không phải 100 ${small}.`;

const notEnough = ({ large, small }: TimePair) =>
  `Số ${small} chưa đủ 60 nên không phải đổi ra ${large}. Con đã thêm thừa 1 ${large}.`;

function productDistractors({ pair, large, small, times }: Product): Distractor<LargeAndSmall>[] {
  const value = (first: number, second: number) => [first, second] as const;
  const [hours, minutes] = [large * times, small * times];
  const over = Math.floor(minutes / 60);
  const notTakenAway = `Đổi ra ${pair.large} rồi thì phải bớt số ${pair.small} đã đổi.`;
  const carries =
    over === 0
      ? [mistake("CARRY", value(hours + 1, minutes), notEnough(pair))]
      : [
          mistake(
            "CARRY",
            value(hours, minutes),
            `Con nhân đúng từng đơn vị rồi. Số ${pair.small} từ 60 trở lên thì con còn phải đổi ra ${pair.large}.`,
          ),
          mistake("CARRY", value(hours, minutes % 60), `Con quên cộng thêm số ${pair.large} mới đổi được.`),
          ...(minutes >= 100
            ? [mistake("UNIT", value(hours + Math.floor(minutes / 100), minutes % 100), is60(pair))]
            : []),
          mistake("CARRY", value(hours + over, minutes), notTakenAway),
        ];
  const onlySmall = `Con mới nhân số ${pair.small}. Con nhân cả số ${pair.large} nữa nhé!`;
  return [
    ...carries,
    mistake("PARTIAL", value(hours, small), `Con mới nhân số ${pair.large}. Con nhân cả số ${pair.small} nữa nhé!`),
    mistake("PARTIAL", value(large, minutes % 60), onlySmall),
    mistake("OP", value(large + times, small), "Con đã cộng. Đây là phép nhân nhé!"),
    mistake("TABLE-NEAR", value(hours + large + over, minutes % 60), `Con nhân lại số ${pair.large} nhé!`),
    mistake("OFF1", value(hours + over + 1, minutes % 60), "Con tính lại cẩn thận nhé!"),
  ];
}

/** "12 phút 30 giây × 4 = ?" */
function buildProductQuestion(rng: Rng, isRegrouped: boolean): Question {
  const product = pickProduct(rng, isRegrouped);
  const { pair, large, small, times } = product;
  const [hours, minutes] = [large * times, small * times];
  const over = Math.floor(minutes / 60);
  const answer: LargeAndSmall = [hours + over, minutes % 60];
  const turned = over === 0 ? "" : `, đổi thành ${timeText(over, minutes % 60, pair)}`;
  const build = !isRegrouped && rng.pick([true, false]) ? timeChoiceQuestion : timeEntryQuestion;
  return build(rng, {
    pair,
    prompt: describeProduct(rng, product),
    answer,
    distractors: productDistractors(product),
    hints: [
      `Con nhân từng số đo: số ${pair.large} nhân ${times}, số ${pair.small} nhân ${times}.`,
      isRegrouped
        ? `Số ${pair.small} từ 60 trở lên thì con đổi ra ${pair.large}.`
        : `Con tính số ${pair.small} trước: ${small} × ${times}. Rồi con tính số ${pair.large}.`,
    ],
    explanation: `${large} × ${times} = ${hours} (${pair.large}); ${small} × ${times} = ${minutes} (${pair.small})${turned}. Kết quả là ${timeText(...answer, pair)}.`,
    praise: "calculate",
    identity: `times ${large} ${small} ${times} ${pair.large}`,
  });
}

/** The rest of the larger unit forgotten, turned with 100 or 10, or not added to what was there. */
function quotientDistractors(
  { pair, large, small, times: parts }: Product,
  rest: number,
  each: number,
): Distractor<LargeAndSmall>[] {
  const value = (smaller: number) => [large, smaller] as const;
  const turn = `Con xem lại cách đổi ${pair.large} ra ${pair.small}: 1 ${pair.large} bằng 60 ${pair.small}.`;
  const restForgotten = `Con bỏ quên ${rest} ${pair.large} còn dư. Con đổi ra ${pair.small} nhé!`;
  return [
    mistake("UNIT", value(Math.floor((rest * 100 + small) / parts)), is60(pair)),
    mistake("PARTIAL", value(Math.floor(small / parts)), restForgotten),
    mistake("UNIT", value(Math.floor((rest * 10 + small) / parts)), turn),
    mistake("PARTIAL", value(Math.floor((rest * 60) / parts)), `Con cộng cả số ${pair.small} đã có rồi chia.`),
    mistake("OFF10", value((each + 10) % 60), "Con tính lại cẩn thận nhé!"),
  ];
}

/** "7 giờ 30 phút : 3 = ?": the rest of the hours goes to the minutes. */
function buildQuotientQuestion(rng: Rng): Question {
  const pair = rng.pick(timePairs);
  const parts = rng.int(2, 6);
  const large = rng.int(1, pair.large === "giờ" ? 3 : 12);
  const rest = rng.int(1, parts - 1);
  // As many of the smaller unit as make the parts even.
  const smalls = Array.from({ length: 60 }, (_, small) => small).filter(
    (small) => (rest * 60 + small) % parts === 0 && small > 0,
  );
  const small = rng.pick(smalls);
  const each = (rest * 60 + small) / parts;
  const told = timeText(large * parts + rest, small, pair);
  const answer: LargeAndSmall = [large, each];
  const things = pair.large === "giờ" ? "sản phẩm" : "tấm thiệp";
  return timeEntryQuestion(rng, {
    pair,
    prompt: rng.pick([
      `${told} : ${parts} = ?`,
      `Tính: ${told} : ${parts}`,
      `Làm ${parts} ${things} như nhau hết ${told}. Trung bình làm một ${things} hết bao nhiêu thời gian?`,
    ]),
    answer,
    distractors: quotientDistractors({ pair, large, small, times: parts }, rest, each),
    hints: [
      `Con chia số ${pair.large} trước, còn dư thì đổi ra ${pair.small}.`,
      `Còn dư ${rest} ${pair.large}, con đổi ra ${pair.small}, cộng với ${small} ${pair.small} rồi chia tiếp.`,
    ],
    explanation: `${large * parts + rest} : ${parts} = ${large} (dư ${rest}); ${rest} ${pair.large} = ${rest * 60} ${pair.small}; (${rest * 60} + ${small}) : ${parts} = ${each} (${pair.small}). Kết quả là ${timeText(...answer, pair)}.`,
    praise: "calculate",
    identity: `over ${told} ${parts}`,
  });
}

/** Times taken several times or shared (curriculum, c5-time-multiply-divide): as they stand; turning 60; shared. */
export const timeMultiplyDivide = defineGeometrySkill({
  id: "c5-time-multiply-divide",
  classId: "5",
  title: "Nhân, chia số đo thời gian",
  generate(difficulty, rng) {
    return difficulty === 3 ? buildQuotientQuestion(rng) : buildProductQuestion(rng, difficulty === 2);
  },
});
