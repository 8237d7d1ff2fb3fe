import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { vesselText } from "#lib/text/vessel-text.ts";
import { drawLitre, litre, litreForms, ml, oneLitre } from "./litre-vessel.ts";

const cupSizes = [100, 200, 250, 500] as const;

/** "Mỗi cốc đựng 250 ml. Rót mấy cốc thì đầy chai 1 l?" */
export function buildCupsQuestion(rng: Rng): Question {
  const size = rng.pick(cupSizes);
  const answer = litre / size;
  const form = rng.pick(litreForms);
  const vessel = vesselText[form];
  const wording = rng.int(0, 3);
  const prompts = [
    `Mỗi cốc đựng ${ml(size)} nước. Rót mấy cốc thì đầy ${vessel} ${oneLitre}?`,
    `${capital(vessel)} có ${oneLitre} nước. Rót hết ra các cốc ${ml(size)} thì được mấy cốc đầy?`,
    `Có ${oneLitre} sữa, mỗi cốc rót ${ml(size)}. Rót được mấy cốc?`,
    `Mẹ pha ${oneLitre} nước cam rồi rót vào các cốc ${ml(size)}. Có mấy cốc nước cam đầy?`,
  ] as const;
  const cups = Array.from({ length: answer }, () => groupNumber(size)).join(" + ");
  return typedNumberQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    figures: [drawLitre(form, 50, wording === 0 ? 0 : litre, { liquid: wording === 2 ? "milk" : "water" })],
    answer,
    range: [1, litre],
    distractors: [
      mistake("DATUM", size, `${ml(size)} là nước trong một cốc. Con tìm số cốc nhé!`),
      ...(answer === 10
        ? []
        : [mistake("UNIT", 10, `Mỗi cốc là ${ml(size)}, không phải ${ml(100)}. Con đếm lại nhé!`)]),
    ],
    hints: withoutLeaks(answer, [
      `${oneLitre} = ${ml(litre)}. Con đếm xem mấy lần ${ml(size)} thì được ${ml(litre)}.`,
      {
        say: `Con đếm thêm ${groupNumber(size)}, mỗi lần là một cốc.`,
        figures: [drawLitre(form, 50, size, { isGuided: true })],
      },
    ]),
    explanation: `${oneLitre} = ${ml(litre)}. ${size === 100 ? `10 lần ${ml(100)} là ${ml(litre)}` : `${cups} = ${groupNumber(litre)} (ml)`}, vậy có ${answer} cốc.`,
    praise: "calculate",
    identity: `cups ${wording} ${size}`,
  });
}

interface Cups {
  readonly count: number;
  readonly size: number;
}

/** One kind of cup or two, together less than 1 l by more than two marks. */
function pickCups(rng: Rng): readonly Cups[] {
  const sizes = rng.int(0, 1) === 0 ? [rng.pick([100, 200, 250] as const)] : rng.shuffle(cupSizes).slice(0, 2);
  const least = sizes.length === 1 ? 2 : 1;
  const cups = sizes.map((size) => ({ count: size === 500 ? 1 : rng.int(least, 4), size }));
  const sum = cups.reduce((all, { count, size }) => all + count * size, 0);
  // Neither as much again as what is there, nor as much as one cup, so that no number that is told is the answer.
  const isTold = sum * 2 === litre || sizes.some((size) => size === litre - sum);
  return sum > litre - 150 || sum < 300 || isTold ? pickCups(rng) : cups;
}

/** What comes of cups that are left out, of what is there already, and of a wrong borrow. */
function wrongRests([first, ...more]: readonly Cups[], sum: number): readonly Distractor<number>[] {
  const answer = litre - sum;
  const isBorrowed = sum % 100 > 0;
  const { count, size } = first ?? { count: 1, size: 0 };
  return [
    mistake("DATUM", sum, `${ml(sum)} là nước đã có. Con tìm phần còn thiếu nhé!`),
    ...(more.length > 0 || count === 1
      ? []
      : [mistake("PARTIAL", litre - size, `Có ${count} cốc ${ml(size)}. Con tính đủ các cốc nhé!`)]),
    mistake(
      isBorrowed ? "BORROW" : "OFF100",
      answer + 100,
      isBorrowed
        ? `Con quên nhớ 1 sang hàng trăm rồi. Con trừ lại ${groupNumber(litre)} − ${groupNumber(sum)} nhé!`
        : `Số này thừa ${ml(100)}. Con trừ lại nhé!`,
    ),
    mistake("OFF100", answer - 100, `Số này thiếu ${ml(100)}. Con trừ lại nhé!`),
  ];
}

/** "250 × 2 + 200 = 700 (ml)". */
function writeSum(cups: readonly Cups[], sum: number): string {
  const products = cups.map(({ count, size }) => (count === 1 ? groupNumber(size) : `${groupNumber(size)} × ${count}`));
  return `${products.join(" + ")} = ${groupNumber(sum)} (ml)`;
}

/** "Mai rót 3 cốc 200 ml nước vào bình 1 l. Cần thêm bao nhiêu mi-li-lít nữa thì đầy bình?" */
export function buildMissingQuestion(rng: Rng): Question {
  const cups = pickCups(rng);
  const vessel = rng.pick(litreForms);
  const name = vesselText[vessel];
  const sum = cups.reduce((all, { count, size }) => all + count * size, 0);
  const answer = litre - sum;
  const told = cups.map(({ count, size }) => `${count} cốc ${ml(size)}`).join(" và ");
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Mai rót ${told} nước vào ${name} ${oneLitre}. Cần thêm bao nhiêu mi-li-lít nữa thì đầy ${name}?`,
      `${capital(name)} ${oneLitre} đang trống. Nam rót vào đó ${told} nước. Còn thiếu bao nhiêu mi-li-lít thì đầy?`,
    ]),
    figures: [drawLitre(vessel, 50, 0)],
    answer,
    range: [1, litre],
    distractors: wrongRests(cups, sum),
    hints: withoutLeaks(answer, [
      `Con tính xem ${name} đã có bao nhiêu mi-li-lít nước. ${oneLitre} = ${ml(litre)}.`,
      {
        say: `Con đếm các vạch từ mặt nước lên vạch ${groupNumber(litre)}. Mỗi vạch là ${ml(50)}.`,
        figures: [drawLitre(vessel, 50, sum, { isGuided: true, lit: 20 })],
      },
    ]),
    explanation: `${oneLitre} = ${ml(litre)}. Số nước đã rót là: ${writeSum(cups, sum)}. Số nước cần rót thêm là: ${groupNumber(litre)} − ${groupNumber(sum)} = ${groupNumber(answer)} (ml).`,
    praise: "calculate",
    identity: `missing ${cups.map(({ count, size }) => `${count}x${size}`).join(" ")}`,
  });
}
