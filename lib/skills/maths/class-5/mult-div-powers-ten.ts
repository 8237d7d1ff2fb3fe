import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { signQuestion } from "#lib/skills/drafts/questions.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { commaDistractors, decimalQuestion, textOf } from "#lib/skills/maths/decimal-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** × 10, : 100, × 0,1 and so on: the comma moves `steps` places. */
interface Move {
  readonly number: Decimal;
  readonly sign: "×" | ":";
  readonly by: string;
  readonly steps: number;
  readonly isRight: boolean;
}

const powers = ["10", "100", "1\u00a0000"] as const;
const parts = ["0,1", "0,01", "0,001"] as const;

function pickMove(rng: Rng, difficulty: Difficulty): Move {
  const steps = rng.int(1, difficulty === 3 ? 3 : 2) + (difficulty === 1 ? rng.int(0, 1) : 0);
  // Going left, the comma stays within three places.
  const places = difficulty === 1 ? rng.int(1, 3) : rng.int(0, Math.min(2, 3 - steps));
  const number = { scaled: rng.int(2, 99) * 10 + rng.int(1, 9), places };
  const sign = difficulty === 2 ? ":" : "×";
  const by = (difficulty === 3 ? parts : powers)[steps - 1] ?? "10";
  return { number, sign, by, steps, isRight: difficulty === 1 };
}

function moved({ scaled, places }: Decimal, steps: number, isRight: boolean): Decimal {
  return isRight ? { scaled: scaled * 10 ** steps, places } : { scaled, places: places + steps };
}

const directions = (isRight: boolean) => (isRight ? "sang phải" : "sang trái");

const stepNames = ["một", "hai", "ba"] as const;

function distractorsOf({ number, sign, by, steps, isRight }: Move): Distractor<Decimal>[] {
  const answer = moved(number, steps, isRight);
  const [up, down, ...far] = commaDistractors(answer, "Con đếm lại xem dấu phẩy chuyển mấy chữ số nhé!");
  const turned = mistake(
    "DEC-SHIFT",
    moved(number, steps, !isRight),
    "Dấu phẩy đã chuyển sai phía. Con nghĩ xem kết quả lớn hơn hay bé hơn số ban đầu.",
  );
  const kind = sign === ":" ? "Chia cho" : "Nhân với";
  const unmoved = `Dấu phẩy chưa chuyển. ${kind} ${by} thì số phải ${isRight ? "tăng lên" : "giảm đi"}.`;
  return [turned, ...(up === undefined || down === undefined ? [] : [up, down]), ...far].map((each) =>
    textOf(each.value) === textOf(number) ? { ...each, feedback: unmoved } : each,
  );
}

/** {} stands for the measure of one. */
const told: readonly (readonly [string, string, Unit, least: number, most: number])[] = [
  ["Mỗi quyển sách nặng {}.", "quyển sách như thế nặng bao nhiêu ki-lô-gam?", "kg", 0.1, 2],
  ["Mỗi can đựng {} nước.", "can như thế đựng bao nhiêu lít nước?", "l", 0.5, 10],
  ["Mỗi viên gạch lát nền dài {}.", "viên gạch như thế đặt nối tiếp nhau dài bao nhiêu mét?", "m", 0.2, 0.8],
  ["Mỗi bao gạo nặng {}.", "bao gạo như thế nặng bao nhiêu ki-lô-gam?", "kg", 5, 60],
];

/** The least and the most that each of them gets. */
const shared: readonly (readonly [string, string, Unit, least: number, most: number])[] = [
  ["Rót đều {} nước vào # can.", "Mỗi can có bao nhiêu lít nước?", "l", 0.5, 30],
  ["Chia đều {} gạo cho # gia đình.", "Mỗi gia đình được bao nhiêu ki-lô-gam gạo?", "kg", 0.5, 50],
  ["Cắt {} dây thành # đoạn bằng nhau.", "Mỗi đoạn dài bao nhiêu mét?", "m", 0.1, 100],
];

function storiesOf({ number, sign, by, steps }: Move, difficulty: Difficulty) {
  const value = number.scaled / 10 ** number.places;
  if (difficulty === 1) {
    return told
      .filter(([, , , least, most]) => value >= least && value <= most)
      .map(([each, all, unit]) => ({
        prompt: `${each.replace("{}", measureInText(textOf(number), unit))} ${by} ${all}`,
        unit,
      }));
  }
  if (sign === "×") return [];
  const each = value / 10 ** steps;
  return shared
    .filter(([, , , least, most]) => each >= least && each <= most)
    .map(([tells, asks, unit]) => ({
      prompt: `${tells.replace("{}", measureInText(textOf(number), unit)).replace("#", by)} ${asks}`,
      unit,
    }));
}

function hintsOf({ sign, by, isRight }: Move): string[] {
  const kind = sign === ":" ? "Chia" : "Nhân";
  return [
    isRight ? "Số tăng lên thì dấu phẩy chuyển sang phải." : "Số giảm đi thì dấu phẩy chuyển sang trái.",
    sign === "×" && !isRight
      ? `${kind} với ${by}: con đếm các chữ số sau dấu phẩy của ${by} để biết dấu phẩy chuyển mấy chữ số.`
      : `${kind} ${sign === ":" ? "cho" : "với"} ${by}: con đếm chữ số 0 của ${by} để biết dấu phẩy chuyển mấy chữ số.`,
  ];
}

function why({ number, sign, by, steps, isRight }: Move): string {
  const kind = sign === ":" ? `Chia cho ${by}` : `Nhân với ${by}`;
  const digits = isRight ? number.places : String(Math.floor(number.scaled / 10 ** number.places)).length;
  const zeros = steps > digits || (!isRight && steps === digits) ? ", chỗ còn thiếu thì viết 0" : "";
  return `${kind} thì chuyển dấu phẩy ${directions(isRight)} ${stepNames[steps - 1]} chữ số${zeros}`;
}

/** "4,35 × 0,1 = ?" */
function buildResultQuestion(rng: Rng, difficulty: Difficulty): Question {
  const move = pickMove(rng, difficulty);
  const { number, sign, by, steps, isRight } = move;
  return decimalQuestion(rng, {
    expression: `${textOf(number)} ${sign} ${by}`,
    answer: moved(number, steps, isRight),
    distractors: distractorsOf(move),
    stories: storiesOf(move, difficulty),
    hints: hintsOf(move),
    why: why(move),
    wrong: "Con xem lại dấu phẩy chuyển sang phía nào và qua mấy chữ số nhé!",
  });
}

/** "Điền số vào chỗ trống: 4,35 × … = 435": by how much? */
function buildFactorQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { number, sign, steps, isRight } = pickMove(rng, difficulty);
  const result = moved(number, steps, isRight);
  const write = (power: number): Decimal =>
    difficulty === 3 ? { scaled: 1, places: power } : { scaled: 10 ** power, places: 0 };
  const answer = write(steps);
  const others = [1, 2, 3].filter((power) => power !== steps);
  const feedback = "Con đếm lại xem dấu phẩy đã chuyển mấy chữ số nhé!";
  const turned: Decimal = difficulty === 3 ? { scaled: 10 ** steps, places: 0 } : { scaled: 1, places: steps };
  const direction = `Dấu phẩy chuyển ${directions(isRight)} ${stepNames[steps - 1]} chữ số`;
  return decimalEntryQuestion(rng, {
    prompt: `Điền số vào chỗ trống: ${textOf(number)} ${sign} … = ${textOf(result)}`,
    answer,
    distractors: [
      ...others.map((power) => mistake("DEC-SHIFT", write(power), feedback)),
      mistake("OP", turned, "Con nghĩ xem kết quả lớn hơn hay bé hơn số ban đầu nhé!"),
    ],
    wrong: "Dấu phẩy chỉ chuyển chỗ thôi. Con đếm xem nó chuyển qua mấy chữ số rồi tìm số thích hợp nhé!",
    hints: [
      "Con so sánh hai số xem dấu phẩy chuyển sang phía nào và qua mấy chữ số.",
      difficulty === 3
        ? "Nhân với số như thế: số đó có mấy chữ số ở phần thập phân thì dấu phẩy chuyển sang trái bấy nhiêu chữ số."
        : "Chia cho số tròn như thế: số đó có mấy chữ số 0 thì dấu phẩy chuyển sang trái bấy nhiêu chữ số.",
    ],
    explanation: `${direction} nên số cần điền là ${textOf(answer)}: ${textOf(number)} ${sign} ${textOf(answer)} = ${textOf(result)}.`,
    praise: "calculate",
    identity: `factor ${textOf(number)} ${textOf(result)}`,
  });
}

/** 4,35 × 0,1 … 4,35 : 10: which sign? */
function buildSignQuestion(rng: Rng): Question {
  const { number, steps, by } = pickMove(rng, 3);
  const other = rng.pick([steps, (steps % 3) + 1]);
  const sides = [`${textOf(number)} × ${by}`, `${textOf(number)} : ${powers[other - 1]}`] as const;
  const unequal = other > steps ? ">" : "<";
  const sign = other === steps ? "=" : unequal;
  const results = `${textOf(moved(number, steps, false))} và ${textOf(moved(number, other, false))}`;
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides,
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: "Con chuyển dấu phẩy ở từng bên, rồi so sánh hai kết quả nhé!",
    notEqual: "Hai kết quả chưa bằng nhau đâu. Con tính lại từng bên nhé!",
    hints: ["Con tính nhẩm từng bên trước.", "Nhân với 0,1 cũng là chia cho 10."],
    explanation: `Hai kết quả là ${results}, nên ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}

/** Tens and tenths multiplied by heart (curriculum, c5-mult-div-powers-ten): × 10, 100; : 10, 100; × 0,1, 0,01. */
export const multDivPowersTen = defineNumberSkill({
  id: "c5-mult-div-powers-ten",
  classId: "5",
  title: "Nhân, chia nhẩm với 10; 100; 0,1; 0,01",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([buildResultQuestion, buildResultQuestion, buildFactorQuestion, buildSignQuestion])(
        rng,
        difficulty,
      );
    return difficulty === 1
      ? buildResultQuestion(rng, difficulty)
      : rng.pick([buildResultQuestion, buildResultQuestion, buildFactorQuestion])(rng, difficulty);
  },
});
