import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { MarkMillilitres } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { pourQuestion } from "#lib/skills/drafts/pour-question.ts";
import { borrowSlip } from "#lib/skills/maths/carry-codes.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { vesselText } from "#lib/text/vessel-text.ts";
import { buildCupsQuestion, buildMissingQuestion } from "./build-cups-question.ts";
import { drawLitre, litre, litreForms, litreScales, ml, oneLitre } from "./litre-vessel.ts";

const tooLittle = "Nước còn ít. Con rót thêm nhé!";
const tooMuch = "Nước nhiều quá. Con đổ bớt nhé!";

/** A mark too high or too low. */
function besideMark(end: number, markMl: MarkMillilitres): readonly Distractor<number>[] {
  const said = `Con chỉ lệch một vạch. Mỗi vạch là ${ml(markMl)}, con xem lại nhé!`;
  const code = markMl === 100 ? "OFF100" : "READ";
  return [mistake(code, end + markMl, said), mistake(code, end - markMl, said)];
}

/** Amounts as marks of the scale. */
const inMarks = (distractors: readonly Distractor<number>[], markMl: MarkMillilitres) =>
  distractors.map((each) => ({ ...each, value: each.value / markMl }));

/** "Con rót nước vào chai cho đủ 700 ml nhé!", sometimes to the full litre, or poured out down to a mark. */
function buildFillQuestion(rng: Rng): Question {
  const form = rng.pick(litreForms);
  const end = rng.int(2, 10) * 100;
  const start = rng.int(0, 9) * 100;
  const by = Math.abs(end - start) / 100;
  if (by < 2 || by > 7) return buildFillQuestion(rng);
  const isMore = end > start;
  const vessel = vesselText[form];
  const wanted = end === litre ? oneLitre : ml(end);
  const wording = rng.int(0, 1);
  const into = [`Con rót nước vào ${vessel} cho đủ ${wanted} nhé!`, `Con rót cho ${vessel} có ${wanted} nước nhé!`];
  const more = [
    `${capital(vessel)} đang có nước. Con rót thêm cho đủ ${wanted} nhé!`,
    `Con rót thêm để ${vessel} có ${wanted} nước nhé!`,
  ];
  const less = [
    `${capital(vessel)} có nhiều nước quá. Con đổ bớt cho còn ${wanted} nhé!`,
    `Con đổ bớt để ${vessel} còn ${wanted} nước nhé!`,
  ];
  const added = start === 0 ? into : more;
  return pourQuestion(rng, {
    prompt: (isMore ? added : less)[wording] ?? "",
    view: { form, ...litreScales[100], start: start / 100 },
    litres: end / 100,
    distractors: inMarks(besideMark(end, 100), 100),
    tooLittle,
    tooMuch,
    hints: [
      `Số ghi cạnh mỗi vạch cho biết có bao nhiêu mi-li-lít. Mỗi lần rót hay đổ là ${ml(100)}.`,
      end === litre
        ? `Cứ 10 lần ${ml(100)} thì được ${oneLitre}. Con tìm vạch đó nhé!`
        : `Con tìm số ${groupNumber(end)} ở các vạch của ${vessel}.`,
    ],
    explanation: {
      say: `${end === litre ? `${oneLitre} = ${ml(litre)}. ` : ""}Mặt nước tới vạch ${groupNumber(end)} thì ${vessel} có ${wanted} nước.`,
      figures: [drawLitre(form, 100, end, { isGuided: true })],
    },
    praise: isMore ? "pour" : "pour-out",
    identity: `fill ${start} ${end}`,
  });
}

/** Where a mark of 50 ml is found. */
function tellMark(amount: number): string {
  if (amount % 100 === 0) return `Mặt nước tới vạch ${groupNumber(amount)}.`;
  return `Vạch ${groupNumber(amount)} ở giữa vạch ${groupNumber(amount - 50)} và vạch ${groupNumber(amount + 50)}.`;
}

interface Change {
  readonly isMore: boolean;
  readonly start: number;
  readonly by: number;
  readonly end: number;
}

/** From 1 l or from a mark of 50 ml, at most nine cups in or out; no number of the sum is told as another one. */
function pickChange(rng: Rng): Change {
  const isMore = rng.int(0, 2) === 0;
  const start = !isMore && rng.int(0, 1) === 0 ? litre : rng.int(3, 19) * 50;
  const by = rng.int(3, 9) * 50;
  const end = isMore ? start + by : start - by;
  const isFine = [start, by, end].some((amount) => amount % 100 === 50);
  return end < 150 || end > 950 || end === by || start === by || !isFine ? pickChange(rng) : { isMore, start, by, end };
}

/** What comes of the known slips in the sum, and of a mark that is read wrongly. */
function wrongEnds({ isMore, start, by, end }: Change): readonly Distractor<number>[] {
  const borrowed = `Con quên nhớ 1 sang hàng trăm rồi. Con trừ lại ${groupNumber(start)} − ${groupNumber(by)} nhé!`;
  return [
    ...(!isMore && start % 100 < by % 100 ? [borrowSlip(start, by, 100, borrowed)] : []),
    mistake(
      "DATUM",
      by,
      isMore
        ? `${ml(by)} là phần rót thêm. Con tính cả phần đã có nhé!`
        : `${ml(by)} là phần rót ra. Con tìm phần còn lại nhé!`,
    ),
    mistake(
      "OP",
      isMore ? start - by : start + by,
      isMore ? "Con đổ bớt rồi. Đề bài là rót thêm." : "Con rót thêm rồi. Đề bài là rót ra.",
    ),
    ...besideMark(end, 50),
  ];
}

/** "Chai có 1 l nước. Con rót ra 350 ml nhé!" */
function buildChangeQuestion(rng: Rng): Question {
  const change = pickChange(rng);
  const { isMore, start, by, end } = change;
  const form = rng.pick(litreForms);
  const vessel = vesselText[form];
  const had = start === litre ? oneLitre : ml(start);
  const written = `${groupNumber(start)} ${isMore ? "+" : "−"} ${groupNumber(by)}`;
  const wording = rng.int(0, 1);
  const asked = isMore
    ? [`Con rót thêm ${ml(by)} nữa nhé!`, `Con rót thêm vào ${vessel} ${ml(by)} nhé!`]
    : [`Con rót ra ${ml(by)} nhé!`, `Con rót bớt ${ml(by)} ra cốc nhé!`];
  return pourQuestion(rng, {
    prompt: `${capital(vessel)} có ${had} nước. ${asked[wording] ?? ""}`,
    view: { form, ...litreScales[50], start: start / 50 },
    litres: end / 50,
    distractors: inMarks(wrongEnds(change), 50),
    tooLittle: isMore ? "Nước còn ít. Con rót thêm cho đủ nhé!" : "Con rót ra nhiều quá. Con rót lại vào nhé!",
    tooMuch: isMore ? "Con rót thêm nhiều quá. Con đổ bớt nhé!" : "Nước còn nhiều quá. Con rót ra nữa nhé!",
    hints: [
      start === litre ? `${oneLitre} = ${ml(litre)}. Con tính ${written} trước.` : `Con tính ${written} trước.`,
      {
        say: `Mặt nước đang ở vạch ${groupNumber(start)}. Từ vạch này đến vạch kế tiếp là ${ml(50)}.`,
        figures: [drawLitre(form, 50, start, { lit: start / 50 })],
      },
    ],
    explanation: {
      say: `${start === litre ? `${oneLitre} = ${ml(litre)}. ` : ""}${written} = ${groupNumber(end)} (ml). ${tellMark(end)}`,
      figures: [drawLitre(form, 50, end, { isGuided: true, lit: end / 50 })],
    },
    praise: isMore ? "pour" : "pour-out",
    identity: `change ${start} ${isMore ? "+" : "-"} ${by}`,
  });
}

/** Pouring by the millilitre (curriculum, c3-pour-ml): to a numbered mark; in or out by 50 ml; 1 l filled with cups. */
export const pourMillilitres = defineGeometrySkill({
  id: "c3-pour-ml",
  classId: "3",
  title: "Rót nước theo mi-li-lít",
  generate: byDifficulty({
    1: [buildFillQuestion],
    2: [buildChangeQuestion],
    3: [buildCupsQuestion, buildMissingQuestion],
  }),
});
