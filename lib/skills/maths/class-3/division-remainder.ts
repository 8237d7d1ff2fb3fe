import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { Question } from "#lib/questions/question.ts";
import { remainderValue, wordsValue } from "#lib/questions/values.ts";
import { longDivision } from "#lib/questions/working/long-division.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups } from "#lib/skills/words/equal-groups.ts";
import { remainderInBrackets } from "#lib/text/remainder-word.ts";
import { buildRemainderStoryQuestion, type Division } from "./build-remainder-story-question.ts";

function pickDivision(difficulty: Difficulty, rng: Rng): Division {
  const divisor = difficulty === 1 ? rng.int(2, 6) : rng.int(3, 9);
  const quotient = { 1: rng.int(3, 9), 2: rng.int(11, rng.pick([30, 99])), 3: rng.int(21, 49) }[difficulty];
  const rest = rng.int(1, divisor - 1);
  return { whole: divisor * quotient + rest, divisor, quotient, rest };
}

const tooLarge = (divisor: number) => `Số dư phải bé hơn số chia ${divisor}. Con chia thêm được nữa.`;
const tooMuch = "Con chia nhiều quá rồi: thương nhân với số chia không được lớn hơn số bị chia.";
const wrongRest = "Con tính lại số dư: lấy số bị chia trừ đi tích của thương và số chia.";

/** "15 chia 4 được 3, còn 3. Con hạ 1 được 31 rồi chia tiếp." */
function tellFirstStep(whole: number, divisor: number): string {
  const digits = String(whole);
  const size = Number(digits.charAt(0)) < divisor ? 2 : 1;
  const first = Number(digits.slice(0, size));
  const next = digits.charAt(size);
  const left = first % divisor;
  return `${first} chia ${divisor} được ${Math.floor(first / divisor)}, còn ${left}. Con hạ ${next} được ${left * 10 + Number(next)} rồi chia tiếp.`;
}

function hintsFor({ whole, divisor, quotient, rest }: Division): HelpWords[] {
  const idea = `Con tìm số lớn nhất mà nhân với ${divisor} thì không vượt quá ${groupNumber(whole)}.`;
  if (quotient < 11) {
    return [idea, `Con lấy ${whole} trừ đi tích ấy thì được số dư. Số dư phải bé hơn ${divisor}.`];
  }
  const figure = longDivision({ dividend: whole, divisor, shown: 1, alt: "Phép chia đặt tính, mới chia lượt đầu." });
  const step = tellFirstStep(whole, divisor);
  // A number of the first step may happen to be the rest.
  const isTold = step.match(/\d+/gu)?.includes(String(rest)) === true;
  const say = isTold ? `Mỗi lượt con hạ một chữ số rồi chia tiếp. Số dư phải bé hơn ${divisor}.` : step;
  // What is written in the first step may happen to read like the rest.
  const written = [figure.quotient, ...figure.steps.map(({ text }) => text)];
  const start = "Con đặt tính rồi chia từ trái sang phải.";
  return [start, written.includes(String(rest)) ? say : { say, figures: [figure] }];
}

/** A division with a small quotient is shown as groups, one that is written down as it stands when it is done. */
function explain({ whole, divisor, quotient, rest }: Division): HelpWords {
  const product = groupNumber(divisor * quotient);
  const all = groupNumber(whole);
  const say = `${divisor} × ${quotient} = ${product}, ${all} − ${product} = ${rest}, số dư ${rest} bé hơn ${divisor}. Vậy ${all} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}.`;
  if (quotient >= 11) {
    return { say, figures: [longDivision({ dividend: whole, divisor, alt: "Phép chia đặt tính, đã chia xong." })] };
  }
  const groups: GroupsFigure = {
    type: "groups",
    picture: "marble",
    holder: "loose",
    sizes: [whole],
    ringed: divisor,
    alt: `Có ${whole} viên bi, cứ ${divisor} viên được khoanh thành một nhóm.`,
  };
  return { say, figures: [groups] };
}

/** "29 : 4 = ?" */
function buildBareQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const all = groupNumber(whole);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${all} : ${divisor} = ?`,
      `Kết quả của phép chia ${all} : ${divisor} là:`,
      `Đặt tính rồi tính: ${all} : ${divisor} = ?`,
    ]),
    answer: remainderValue(quotient, rest),
    distractors: [
      mistake("REMAINDER", remainderValue(quotient - 1, rest + divisor), tooLarge(divisor)),
      ...rng.shuffle([
        mistake(
          "REMAINDER",
          remainderValue(quotient, rest === divisor - 1 ? rest - 1 || rest + 1 : rest + 1),
          wrongRest,
        ),
        mistake("TABLE-NEAR", remainderValue(quotient + 1, divisor - rest), tooMuch),
        mistake("REMAINDER", remainderValue(quotient - 1, rest), wrongRest),
        mistake("REMAINDER", remainderValue(quotient + 1, rest), tooMuch),
        mistake("REMAINDER", remainderValue(quotient + 1, rest + 1), tooMuch),
      ]),
    ],
    hints: hintsFor(division),
    explanation: explain(division),
    praise: "calculate",
    identity: `bare ${whole} ${divisor}`,
  });
}

/** "Số dư của phép chia 29 : 4 là:" */
function buildRestQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const all = groupNumber(whole);
  return numberQuestion(rng, {
    prompt: rng.pick([`Số dư của phép chia ${all} : ${divisor} là:`, `${all} chia cho ${divisor} còn dư mấy?`]),
    answer: rest,
    range: [0, 100],
    isTyped: true,
    distractors: [
      mistake("REMAINDER", rest + divisor, tooLarge(divisor)),
      mistake("REMAINDER", divisor - rest, wrongRest),
      mistake("REMAINDER", quotient, "Con xem lại: đề bài hỏi số dư, không hỏi thương."),
      mistake("REMAINDER", 0, "Phép chia này không chia hết."),
    ],
    hints: hintsFor(division),
    explanation: explain(division),
    praise: "calculate",
    identity: `rest ${whole} ${divisor}`,
  });
}

/** "29 : 4 = … (dư 1)": the quotient is typed. */
function buildQuotientQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const all = groupNumber(whole);
  const check = "Con nhân thử lại với số chia rồi cộng số dư: không bằng số bị chia.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${all} : ${divisor} = … ${remainderInBrackets(rest)}. Số cần điền là số nào?`,
      `Phép chia ${all} : ${divisor} có thương là bao nhiêu?`,
    ]),
    answer: quotient,
    range: [1, 1000],
    isTyped: true,
    distractors: [
      mistake("FIELD", rest, "Đó là số dư. Đề bài hỏi thương."),
      mistake("REMAINDER", quotient - 1, `Phần còn lại vẫn đủ chia thêm một lần cho ${divisor}.`),
      mistake("TABLE-NEAR", quotient + 1, tooMuch),
      mistake("OFF10", quotient - 10, check),
      mistake("OFF10", quotient + 10, check),
    ],
    hints: hintsFor(division),
    explanation: explain(division),
    praise: "calculate",
    identity: `quotient ${whole} ${divisor}`,
  });
}

/** "Xếp 29 quả cam, mỗi đĩa 4 quả. Xếp được mấy đĩa và thừa mấy quả?" */
function buildShareQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const { holder, thing, unit, picture } = rng.pick(equalGroups);
  const answer = (groups: number, left: number) => wordsValue(`${groups} ${holder}, thừa ${left} ${unit}`);
  const heap = (alt: string, ringed: number): GroupsFigure => ({
    type: "groups",
    picture,
    holder: "loose",
    sizes: [whole],
    ringed,
    alt,
  });
  return choiceQuestion(rng, {
    prompt:
      holder === "bó"
        ? `Có ${whole} ${thing}, bó thành các bó, mỗi bó ${divisor} ${unit}. Hỏi được mấy bó và thừa mấy ${unit}?`
        : rng.pick([
            `Có ${whole} ${thing}, xếp mỗi ${holder} ${divisor} ${unit}. Xếp được mấy ${holder} và thừa mấy ${unit}?`,
            `Xếp ${whole} ${thing}, cứ ${divisor} ${unit} vào một ${holder}. Được mấy ${holder}, còn thừa mấy ${unit}?`,
          ]),
    figures: [heap(`Có ${whole} ${thing} chưa xếp.`, 0)],
    answer: answer(quotient, rest),
    distractors: [
      mistake("REMAINDER", answer(quotient - 1, rest + divisor), `Số ${unit} còn thừa vẫn đủ thêm một ${holder} nữa.`),
      ...rng.shuffle([
        mistake("REMAINDER", answer(quotient, rest + 1), wrongRest),
        mistake("TABLE-NEAR", answer(quotient + 1, divisor - rest), tooMuch),
        mistake("REMAINDER", answer(quotient - 1, rest), wrongRest),
        mistake("REMAINDER", answer(quotient + 1, rest), tooMuch),
      ]),
    ],
    hints: [
      {
        say: `Con khoanh từng nhóm ${divisor} ${unit}, rồi xem còn lại mấy ${unit}.`,
        figures: [heap(`Cứ ${divisor} ${unit} được khoanh thành một nhóm.`, divisor)],
      },
      `Con tìm số lớn nhất mà nhân với ${divisor} thì không vượt quá ${whole}.`,
    ],
    explanation: {
      say: `${whole} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}. Vậy được ${quotient} ${holder}, thừa ${rest} ${unit}.`,
      figures: [heap(`Cứ ${divisor} ${unit} được khoanh thành một nhóm.`, divisor)],
    },
    praise: "story",
    identity: `share ${whole} ${divisor}`,
  });
}

/** "Phép chia nào có dư?" */
function buildWhichQuestion({ divisor, quotient, rest }: Division, rng: Rng): Question {
  const text = (whole: number) => wordsValue(`${groupNumber(whole)} : ${divisor}`);
  const whole = divisor * quotient + rest;
  const exact = rng.shuffle([-2, -1, 0, 1, 2, 3]).map((step) => divisor * (quotient + step));
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép chia nào là phép chia có dư?", "Phép chia nào không phải là phép chia hết?"]),
    answer: text(whole),
    distractors: exact.map((each) => mistake("REMAINDER", text(each), `${groupNumber(each)} chia hết cho ${divisor}.`)),
    hints: [
      `Con nhẩm từng phép chia cho ${divisor}, xem phép nào còn dư.`,
      "Phép chia có dư là phép chia mà số dư khác 0.",
    ],
    explanation: `${groupNumber(whole)} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}, nên đây là phép chia có dư.`,
    praise: "calculate",
    identity: `which ${whole} ${divisor} ${exact
      .slice(0, 3)
      .toSorted((a, b) => a - b)
      .join()}`,
  });
}

/** Division with a rest (curriculum, c3-division-remainder): in the tables; up to three digits; the rest decides a story. */
export const divisionRemainder = defineNumberSkill({
  id: "c3-division-remainder",
  classId: "3",
  title: "Phép chia có dư",
  generate(difficulty, rng) {
    const division = pickDivision(difficulty, rng);
    if (difficulty < 3) {
      const others = difficulty === 1 ? [buildShareQuestion, buildWhichQuestion] : [buildBareQuestion];
      return rng.pick([buildRestQuestion, buildQuotientQuestion, ...others])(division, rng);
    }
    return buildRemainderStoryQuestion(division, rng);
  },
});
