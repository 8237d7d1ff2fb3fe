import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { RulerScale } from "#lib/questions/kinds/slider/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { sliderQuestion } from "#lib/skills/drafts/slider-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const mm = (length: number) => measure(String(length), "mm");
const cm = (length: number) => measure(String(length), "cm");

/** The last centimetre of the ruler. */
const last = 10;

/** A segment AB to be drawn, in millimetres. */
interface Task {
  readonly from: number;
  readonly length: number;
  /** Where B lies at first. */
  readonly start: number;
  /** Whether its length is told in centimetres and millimetres. */
  readonly isParted: boolean;
}

const whole = (length: number) => Math.floor(length / 10);

function writtenLength({ length, isParted }: Task): string {
  return isParted ? `${cm(whole(length))} ${mm(length % 10)}` : mm(length);
}

/** "37 mm = 3 cm 7 mm", or the other way. */
function changed({ length, isParted }: Task): string {
  const parted = length % 10 === 0 ? cm(whole(length)) : `${cm(whole(length))} ${mm(length % 10)}`;
  return isParted ? `${parted} = ${mm(length)}` : `${mm(length)} = ${parted}`;
}

function explain(task: Task): string {
  const { from, length } = task;
  const [tens, ones] = [whole(length), length % 10];
  const small = ones === 0 ? "" : `, rồi thêm ${ones} khoảng nhỏ`;
  const begin = from === 0 ? "Từ vạch 0" : `Từ vạch ${from / 10}`;
  return `${changed(task)}. ${begin}, con đếm ${tens} xăng-ti-mét${small} thì đến điểm\u00a0B.`;
}

/** Where B is set by mistake. */
function wrongEnds({ from, length, isParted }: Task): readonly Distractor<number>[] {
  const [tens, ones] = [whole(length), length % 10];
  const at = (wrong: number) => from + wrong;
  return [
    ...(from === 0
      ? []
      : [mistake("READ", length, `Điểm A ở vạch ${from / 10}, không ở vạch 0. Con đếm từ điểm A nhé!`)]),
    ...(isParted
      ? [mistake("UNIT", at(tens + ones), "1 cm bằng 10 mm. Con đổi số xăng-ti-mét ra mi-li-mét nhé!")]
      : []),
    mistake("SWAP", at(ones * 10 + tens), "Con xem lại đâu là số xăng-ti-mét, đâu là số mi-li-mét."),
    mistake("PARTIAL", at(tens * 10), "Con còn quên các khoảng nhỏ sau số xăng-ti-mét."),
    mistake("OFF1", at(length - 1), "Con đếm lại các khoảng nhỏ nhé! Mỗi khoảng nhỏ là 1 mm."),
    mistake("OFF1", at(length + 1), "Con đếm lại các khoảng nhỏ nhé! Mỗi khoảng nhỏ là 1 mm."),
    mistake("OFF10", at(length - 10), "Con vẽ thiếu 1 cm rồi. Con đếm lại số xăng-ti-mét nhé!"),
    mistake("OFF10", at(length + 10), "Con vẽ thừa 1 cm rồi. Con đếm lại số xăng-ti-mét nhé!"),
  ];
}

function drawQuestion(rng: Rng, task: Task): Question {
  const { from, length, start, isParted } = task;
  const scale: RulerScale = {
    ...{ type: "ruler", from: 0, to: last, hasMillimetres: true, numberedEvery: 1, laid: "segment" },
    fixed: from,
  };
  const ones = length % 10;
  const written = writtenLength(task);
  const place = from === 0 ? "" : ` Điểm A ở vạch ${from / 10} của thước.`;
  return sliderQuestion(rng, {
    prompt: rng.pick([
      `Con vẽ đoạn thẳng AB dài ${written}.${place}`,
      `Con kéo điểm B để đoạn thẳng AB dài ${written}.${place}`,
      `Con dùng thước, vẽ đoạn thẳng AB có độ dài ${written}.${place}`,
    ]),
    view: { scale, start },
    answer: from + length,
    distractors: wrongEnds(task),
    tooLow: "Đoạn thẳng AB còn ngắn. Con kéo điểm B sang phải nhé!",
    tooHigh: "Đoạn thẳng AB dài quá rồi. Con kéo điểm B sang trái nhé!",
    hints: [
      isParted || from > 0
        ? "Con đếm số xăng-ti-mét từ điểm A trước, rồi đếm các khoảng nhỏ."
        : "1 cm bằng 10 mm. Con đổi ra xăng-ti-mét và mi-li-mét cho dễ đếm.",
      ones === 5
        ? "Vạch dài hơn ở chính giữa hai số cách số bên trái 5 mm."
        : "Mỗi khoảng nhỏ là 1 mm. Vạch dài hơn ở chính giữa hai số cách số bên trái 5 mm.",
    ],
    explanation: explain(task),
    praise: "draw",
    identity: `draw ${from} ${start} ${written}`,
  });
}

const starts = [10, last * 10] as const;

/** Whole and half centimetres from 0: "45 mm". */
function buildHalvesQuestion(rng: Rng): Question {
  return drawQuestion(rng, { from: 0, length: rng.int(4, 18) * 5, start: rng.pick(starts), isParted: false });
}

/** Any length from 0: "37 mm". */
function buildAnyQuestion(rng: Rng): Question {
  const length = rng.int(1, 9) * 10 + rng.int(1, 9);
  return drawQuestion(rng, { from: 0, length: Math.max(12, length), start: rng.pick(starts), isParted: false });
}

/** "3 cm 7 mm", and from another mark. */
function buildPartedQuestion(rng: Rng): Question {
  const length = rng.int(2, 7) * 10 + rng.int(1, 9);
  const from = rng.pick([0, 10, 20, 30].filter((mark) => mark + length < last * 10));
  const isParted = from === 0 || rng.pick([true, false]);
  return drawQuestion(rng, { from, length, start: from + 10, isParted });
}

/** A segment is drawn along a ruler with millimetres (curriculum, c3-mm-ruler): halves; any length; in two units and from another mark. */
export const mmRuler = defineGeometrySkill({
  id: "c3-mm-ruler",
  classId: "3",
  title: "Đo, vẽ theo mi-li-mét",
  generate: byDifficulty({ 1: [buildHalvesQuestion], 2: [buildAnyQuestion], 3: [buildPartedQuestion] }),
});
