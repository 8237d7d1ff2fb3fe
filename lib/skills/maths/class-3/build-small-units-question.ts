import { groupNumber } from "#lib/core/group-number.ts";
import { measure, measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { borrowSlip, carryCode, carrySlip } from "#lib/skills/maths/carry-codes.ts";

interface Pack {
  readonly tell: string;
  readonly large: Unit;
  readonly small: Unit;
}

const packs: readonly Pack[] = [
  { tell: "Túi đường nặng", large: "kg", small: "g" },
  { tell: "Gói bột mì nặng", large: "kg", small: "g" },
  { tell: "Chai dầu ăn có", large: "l", small: "ml" },
  { tell: "Hộp sữa to có", large: "l", small: "ml" },
];

const tooSmall = "Số này còn bé quá. Con nhớ lại hai đơn vị hơn kém nhau bao nhiêu lần nhé!";

/** "Túi đường nặng 1 kg. Đó là bao nhiêu gam?" Typed. */
export const buildThousandQuestion = (rng: Rng): Question => askThousand(rng, packs);

/** The same of kilograms alone. */
export const buildKilogramQuestion = (rng: Rng): Question =>
  askThousand(
    rng,
    packs.filter(({ large }) => large === "kg"),
  );

function askThousand(rng: Rng, among: readonly Pack[]): Question {
  const { tell, large, small } = rng.pick(among);
  const one = measureInText("1", large);
  const prompt = rng.pick([
    `${tell} ${one}. Đó là bao nhiêu ${units[small].spoken}?`,
    `Điền số: ${measureInText("1", large)} = … ${small}`,
  ]);
  return numberQuestion(rng, {
    prompt,
    answer: 1000,
    write: wholeValue,
    range: [1, 10_000],
    isTyped: true,
    distractors: [
      mistake("UNIT", 100, tooSmall),
      mistake("UNIT", 10, tooSmall),
      mistake("UNIT", 1, "Con chưa đổi đơn vị."),
    ],
    hints: [
      large === "kg"
        ? `Gam là đơn vị bé hơn ki-lô-gam, nên cần rất nhiều gam mới được ${one}.`
        : `Mi-li-lít là đơn vị bé hơn lít, nên cần rất nhiều mi-li-lít mới được ${one}.`,
      "Con nhớ lại bài học: số này có bốn chữ số.",
    ],
    explanation: `${one} = ${measure(groupNumber(1000), small)}.`,
    praise: "convert",
    identity: prompt,
  });
}

/** "Chia 1 kg thành các phần 250 g. Được mấy phần?" Typed. */
export function buildEqualPacksQuestion(rng: Rng): Question {
  const { large, small } = rng.pick(packs);
  const [size, answer] = rng.pick([
    [500, 2],
    [250, 4],
    [200, 5],
    [100, 10],
  ] as const);
  const [one, each] = [measureInText("1", large), measure(String(size), small)];
  const whole = measure(groupNumber(1000), small);
  const prompt = rng.pick([
    `Mấy phần, mỗi phần ${each}, gộp lại thì được ${one}?`,
    `Chia ${one} thành các phần ${each}. Được mấy phần?`,
  ]);
  return numberQuestion(rng, {
    prompt,
    answer,
    range: [1, 99],
    isTyped: true,
    distractors: [
      mistake("OFF1", answer + 1, `Con cộng thử các phần xem có vượt quá ${one} không nhé!`),
      mistake("OFF1", answer - 1, `Con cộng thử các phần xem đã đủ ${one} chưa nhé!`),
      mistake("ZERO", answer * 10, "Con đếm lại các chữ số 0 của hai số đo nhé!"),
    ],
    hints: [`Con nhớ lại: ${one} = ${whole}.`, `Con cộng thêm ${each} cho đến khi đủ.`],
    explanation: `${one} = ${whole}. ${size} × ${answer} = ${groupNumber(1000)} nên được ${answer} phần.`,
    praise: "convert",
    identity: prompt,
  });
}

/** "350 g + 420 g = … g", or taken from 1 kg or 1 l. Typed; nothing is larger than a thousand. */
export function buildSmallSumQuestion(rng: Rng): Question {
  const pair = rng.pick([null, ["kg", "g"], ["l", "ml"]] as const);
  return pair === null ? buildMillimetreSum(rng) : buildTakenQuestion(rng, pair[0], pair[1]);
}

function takenDistractors(whole: number, part: number, one: string): Distractor<number>[] {
  const forgotten = part % 100 === 0 ? "Con trừ lại hàng trăm nhé!" : "Con quên trừ số nhớ ở hàng trăm rồi.";
  return [
    mistake("UNIT", part - 1, "Hai số đo khác đơn vị, con không trừ thẳng được."),
    mistake("UNIT", Math.abs(100 - part), `Con nhớ lại: ${one}`),
    borrowSlip(whole, part, 100, forgotten),
    mistake("OP", whole + part, "Con đã làm phép cộng. Đây là phép trừ."),
  ];
}

function addedDistractors(other: number, part: number): Distractor<number>[] {
  const isCarried = carryCode([other, part], 100) === "CARRY";
  const less = isCarried ? "Con cộng lại, để ý số nhớ sang hàng trăm nhé!" : "Con cộng lại các hàng nhé!";
  return [
    mistake("OP", Math.abs(other - part), "Con đã làm phép trừ. Đây là phép cộng."),
    carrySlip([other, part], -100, less),
    carrySlip([other, part], 100, "Con cộng lại hàng trăm nhé!"),
  ];
}

function buildTakenQuestion(rng: Rng, large: Unit, small: Unit): Question {
  const isOfOne = rng.int(0, 2) > 0;
  const part = rng.int(3, 17) * 50 + rng.pick([0, 20]);
  const whole = isOfOne ? 1000 : 0;
  const other = isOfOne ? whole : rng.int(2, Math.floor((1000 - part) / 50)) * 50;
  const answer = isOfOne ? whole - part : part + other;
  const sign = isOfOne ? "−" : "+";
  const first = isOfOne ? measureInText("1", large) : measure(String(other), small);
  const told = `${first} ${sign} ${measure(String(part), small)}`;
  const one = `${measureInText("1", large)} bằng bao nhiêu ${small}?`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Điền số: ${told} = … ${small}`, `Tính: ${told} = … ${small}`]),
    answer,
    write: wholeValue,
    range: [1, 2000],
    step: 10,
    isTyped: true,
    distractors: isOfOne ? takenDistractors(whole, part, one) : addedDistractors(other, part),
    hints: withoutLeaks(answer, [
      isOfOne ? "Con đổi hai số đo về cùng một đơn vị trước." : "Hai số đo cùng đơn vị, con cộng như hai số thường.",
      isOfOne ? `Con nhớ lại: ${one}` : `Con tính ${other} + ${part}.`,
    ]),
    explanation: isOfOne
      ? `${measureInText("1", large)} = ${measure(groupNumber(1000), small)}. ${groupNumber(1000)} − ${part} = ${answer} (${small}).`
      : `${other} + ${part} = ${groupNumber(answer)} (${small}).`,
    praise: "calculate",
    identity: `sum ${told}`,
  });
}

function buildMillimetreSum(rng: Rng): Question {
  const [amount, part] = [rng.int(2, 9), rng.int(2, 18)];
  const isSum = rng.pick([true, false]);
  const whole = amount * 10;
  const answer = isSum ? whole + part : whole - part;
  const sign = isSum ? "+" : "−";
  const told = `${measure(String(amount), "cm")} ${sign} ${measure(String(part), "mm")}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Điền số: ${told} = … mm`, `Tính: ${told} = … mm`]),
    answer,
    range: [1, 1000],
    isTyped: true,
    distractors: [
      mistake("UNIT", isSum ? amount + part : Math.abs(amount - part), "Hai số đo khác đơn vị. Con đổi trước nhé!"),
      mistake("UNIT", isSum ? amount * 100 + part : amount * 100 - part, "Con nhớ lại: 1 cm bằng bao nhiêu mm?"),
      mistake("OP", isSum ? whole - part : whole + part, "Con xem lại dấu phép tính nhé!"),
      mistake("PARTIAL", whole, "Con mới đổi đơn vị. Con tính tiếp nhé!"),
    ],
    hints: withoutLeaks(answer, [
      "Con đổi hai số đo về cùng một đơn vị trước.",
      `Con nhớ lại: 1 cm bằng bao nhiêu mm? ${measure(String(amount), "cm")} thì gấp ${amount} lần.`,
    ]),
    explanation: `${measure(String(amount), "cm")} = ${measure(String(whole), "mm")}. ${whole} ${sign} ${part} = ${answer} (mm).`,
    praise: "calculate",
    identity: `sum ${told}`,
  });
}
