import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { equalParts } from "#lib/questions/bar-models/equal-parts.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { type UnitRate, unitRates } from "./unit-rates.ts";

const range = [1, 999_999] as const;

interface Draw {
  readonly rate: UnitRate;
  readonly each: number;
  readonly first: number;
  readonly second: number;
}

function draw(difficulty: Difficulty, rng: Rng): Draw {
  const rate = rng.pick(unitRates[difficulty]);
  const each = rng.int(Math.ceil(rate.least / rate.step), Math.floor(rate.most / rate.step)) * rate.step;
  const first = rng.int(3, difficulty === 1 ? 6 : 9);
  const second = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((count) => count !== first && count !== first * 2));
  return { rate, each, first, second };
}

const idea = "Con tìm giá trị của một phần trước, đó là rút về đơn vị.";

/** "4 hộp bút có 48 chiếc. 7 hộp như thế có bao nhiêu chiếc?" */
function buildForwardQuestion({ rate, each, first, second }: Draw, rng: Rng): Question {
  const { one, unit, tell, ask } = rate;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const sum = each * first;
  const answer = each * second;
  return numberQuestion(rng, {
    prompt: `${tell(first, write(sum).line.text)} ${ask(second)}`,
    answer,
    write,
    range,
    step: rate.step,
    distractors: [
      mistake("PARTIAL", each, `Con mới tính cho một ${one}. Con nhân tiếp nhé!`),
      mistake("OP", sum * second, `Con tính cho một ${one} trước đã nhé!`),
      mistake("OP", sum * 2, `Con tính cho một ${one} trước đã nhé!`),
      mistake("TABLE-NEAR", answer + each, `Con đếm lại xem đề bài hỏi bao nhiêu ${one} nhé!`),
    ],
    hints: [
      idea,
      {
        say: `Con chia ${groupNumber(sum)} thành ${first} phần bằng nhau.`,
        figures: [
          equalParts({
            each,
            count: first,
            label: "?",
            whole: write(sum).line.text,
          }),
        ],
      },
      `Tính xong cho một ${one} thì con nhân với ${second}.`,
    ],
    explanation: `Một ${one}: ${groupNumber(sum)} : ${first} = ${groupNumber(each)} (${unit}). ${second} ${one}: ${groupNumber(each)} × ${second} = ${groupNumber(answer)} (${unit}).`,
    praise: "story",
    identity: `forward ${one} ${first} ${each} ${second}`,
  });
}

/** "4 hộp bút có 48 chiếc. 84 chiếc bút như thế xếp vào bao nhiêu hộp?" */
function buildBackwardQuestion({ rate, each, first, second }: Draw, rng: Rng): Question {
  const { one, unit, tell, back } = rate;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const [sum, other] = [each * first, each * second];
  const name = one.split(" ")[0] ?? one;
  return numberQuestion(rng, {
    prompt: `${tell(first, write(sum).line.text)} ${back(write(other).line.text)}`,
    answer: second,
    write: (value) => countedValue(wholeValue(value), name),
    range,
    distractors: [
      mistake(
        "PARTIAL",
        each,
        `Đó là ${unit === "đồng" ? "giá tiền" : `số ${unit === "kg" ? "ki-lô-gam" : unit}`} của một ${one}. Con chia tiếp nhé!`,
      ),
      mistake("DATUM", first, "Đó là số đã cho. Con tìm số mới nhé!"),
      mistake("OFF1", second + 1, "Con chia lại rồi nhân để thử nhé!"),
      mistake("OFF1", second - 1, "Con chia lại rồi nhân để thử nhé!"),
    ].filter(({ value }) => value < 1000),
    hints: [
      idea,
      `Con tính ${groupNumber(sum)} : ${first} để biết một ${one} ${unit === "đồng" ? "giá bao nhiêu tiền" : `được bao nhiêu ${unit === "kg" ? "ki-lô-gam" : unit}`}.`,
      `Rồi con lấy ${groupNumber(other)} chia cho kết quả đó.`,
    ],
    explanation: `Một ${one}: ${groupNumber(sum)} : ${first} = ${groupNumber(each)} (${unit}). ${groupNumber(other)} : ${groupNumber(each)} = ${second} (${name}).`,
    praise: "story",
    identity: `backward ${one} ${first} ${each} ${second}`,
  });
}

/** By way of the unit (curriculum, c4-unit-rate): small numbers; three and four digits; money. */
export const unitRate = defineSkill({
  id: "c4-unit-rate",
  classId: "4",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Rút về đơn vị",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildForwardQuestion, buildForwardQuestion, buildBackwardQuestion])(draw(difficulty, rng), rng);
  },
});
