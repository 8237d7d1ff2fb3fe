import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { buildConversionQuestion, buildMeasureComparisonQuestion } from "#lib/skills/families/measure-conversion.ts";
import { decimalMeasure, decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const fields = ["Cánh đồng lúa rộng", "Khu vườn cây ăn quả rộng", "Đồi chè rộng", "Hồ nước rộng"] as const;
const lands = ["Khu rừng rộng", "Thành phố rộng", "Khu bảo tồn rộng", "Hồ thuỷ điện rộng"] as const;

/** "3 ha = … m²" and back. */
function buildHectaresQuestion(rng: Rng): Question {
  const way = rng.int(0, 3);
  if (way === 0) return buildConversionQuestion(rng, { from: "m²", to: "ha", scaled: rng.int(2, 60) * 10_000 });
  const thing = way === 1 ? rng.pick(fields) : null;
  const isDecimal = rng.int(0, 2) === 0;
  const scaled = isDecimal ? rng.int(1, 9) * 10 + rng.int(1, 9) : rng.int(2, 60);
  return buildConversionQuestion(rng, { from: "ha", to: "m²", scaled, places: isDecimal ? 1 : 0, thing });
}

/** "5 km² = … ha", back, and in square metres. */
function buildSquareKilometresQuestion(rng: Rng): Question {
  const way = rng.int(0, 4);
  if (way === 0) return buildConversionQuestion(rng, { from: "ha", to: "km²", scaled: rng.int(2, 90) * 100 });
  if (way === 1) return buildConversionQuestion(rng, { from: "km²", to: "m²", scaled: rng.int(2, 90) });
  const thing = way === 2 ? rng.pick(lands) : null;
  const isDecimal = rng.int(0, 1) === 0;
  const scaled = isDecimal ? rng.int(1, 30) * 10 + rng.int(1, 9) : rng.int(2, 90);
  return buildConversionQuestion(rng, { from: "km²", to: "ha", scaled, places: isDecimal ? 1 : 0, thing });
}

const pairs = [
  { large: "ha", small: "m²", step: 10_000 },
  { large: "km²", small: "ha", step: 100 },
] as const;

/** "Chọn dấu thích hợp: 3 ha … 3 500 m²" */
function buildSignQuestion(rng: Rng): Question {
  const { large, small, step } = rng.pick(pairs);
  const amount = rng.int(2, 30);
  // As much, a tenth of it, ten times as much, or a little more or less.
  const other = rng.pick([
    amount * step,
    amount * step,
    (amount * step) / 10,
    amount * step * 10,
    amount * step + step / 10,
    amount * step - step / 20,
  ]);
  return buildMeasureComparisonQuestion(rng, { amount, large, other, small, isTurned: rng.int(0, 1) === 0 });
}

/** "Diện tích nào lớn nhất?" */
function buildLargestQuestion(rng: Rng): Question {
  const amount = rng.int(2, 30);
  const pick = rng.shuffle([
    decimalMeasureValue(amount, 0, "ha"),
    decimalMeasureValue(amount * 10_000 + rng.pick([1, 3, 5, 7, 9]) * 500, 0, "m²"),
    decimalMeasureValue(amount * 1000 + rng.int(1, 9) * 50, 0, "m²"),
    decimalMeasureValue(amount * 10 + rng.int(1, 9), 3, "km²"),
  ] as const);
  const size = (worth: string) => Number(worth.split("/")[0]);
  const [best, ...rest] = pick.toSorted((a, b) => size(b.worth) - size(a.worth));
  if (best === undefined) throw new Error("Nothing to compare");
  return choiceQuestion(rng, {
    prompt: rng.pick(["Diện tích nào lớn nhất?", "Trong các diện tích sau, diện tích nào lớn nhất?"]),
    answer: best,
    distractors: rest.map((value) => mistake("UNIT", value, "Con đổi tất cả ra mét vuông rồi so sánh nhé!")),
    hints: [
      "Các số đo khác đơn vị nên con chưa so sánh ngay được.",
      "Con đổi tất cả ra mét vuông. Một héc-ta bằng mười nghìn mét vuông.",
    ],
    explanation: `Đổi ra mét vuông: ${pick.map(({ line, worth }) => `${line.text} là ${groupNumber(size(worth) / 1_000_000)}`).join(", ")}. Lớn nhất là ${best.line.text}.`,
    praise: "compare",
    identity: `largest ${pick
      .map(({ line }) => line.text)
      .toSorted()
      .join(" ")}`,
  });
}

const stories = [
  { first: "Khu rừng tràm", second: "khu rừng đước" },
  { first: "Đồi chè", second: "đồi cà phê" },
  { first: "Hồ thứ nhất", second: "hồ thứ hai" },
  { first: "Xã An Bình", second: "xã Hoà Bình" },
] as const;

const wrongStep = "Con đổi đơn vị chưa đúng. Con nhớ lại: 1 km² bằng bao nhiêu héc-ta?";

const sumOrDifference = "Con xem lại: đề bài hỏi tổng hay hiệu?";

/** "Khu rừng tràm rộng 2 km², khu rừng đước rộng 150 ha. Cả hai rộng tất cả bao nhiêu héc-ta?" */
function buildStoryQuestion(rng: Rng): Question {
  const { first, second } = rng.pick(stories);
  const large = rng.int(2, 15);
  const small = rng.int(2, 19) * 10;
  const isSum = large * 100 <= small || rng.int(0, 1) === 0;
  const answer = isSum ? large * 100 + small : large * 100 - small;
  const write = (value: number) => decimalMeasureValue(value, 0, "ha");
  const [wide, narrow] = [measure(String(large), "km²"), measure(String(small), "ha")];
  const sign = isSum ? "+" : "−";
  const signed = (value: number) => (isSum || value === small ? value + small : Math.abs(value - small));
  return choiceQuestion(rng, {
    prompt: `${first} rộng ${wide}, ${second} rộng ${narrow}. ${isSum ? "Cả hai nơi rộng tất cả" : `${first} rộng hơn ${second}`} bao nhiêu héc-ta?`,
    answer: write(answer),
    distractors: [
      mistake("UNIT", write(signed(large)), `Con chưa đổi ${wide} ra héc-ta.`),
      mistake("UNIT", write(signed(large * 10)), "1 km² không bằng 10 ha. Con nhớ lại nhé!"),
      mistake("UNIT", write(signed(large * 1000)), wrongStep),
      mistake("OP", write(isSum ? Math.abs(large * 100 - small) : large * 100 + small), sumOrDifference),
    ],
    hints: [
      `Hai số đo khác đơn vị. Con đổi ${wide} ra héc-ta trước.`,
      `${wide} bằng ${groupNumber(large * 100)} ha. ${isSum ? `Con cộng với ${narrow}.` : `Con trừ đi ${narrow}.`}`,
    ],
    explanation: `${wide} = ${groupNumber(large * 100)} ha; ${groupNumber(large * 100)} ${sign} ${small} = ${groupNumber(answer)} (ha).`,
    praise: "story",
    identity: `story ${isSum} ${large} ${small}`,
  });
}

/** "Cánh đồng rộng 3 ha chia đều thành 6 phần. Diện tích mỗi phần là bao nhiêu mét vuông?" */
function buildShareQuestion(rng: Rng): Question {
  const parts = rng.pick([2, 3, 4, 5, 6, 8]);
  const each = rng.int(3, 24) * 500;
  const area = each * parts;
  const told = decimalMeasure(area, 4, "ha");
  const write = (value: number) => decimalMeasureValue(value, 0, "m²");
  return choiceQuestion(rng, {
    prompt: `Một cánh đồng rộng ${told} được chia đều thành ${parts} phần. Diện tích mỗi phần là bao nhiêu mét vuông?`,
    answer: write(each),
    distractors: [
      mistake("UNIT", write(each / 10), "1 ha không bằng 1\u00a0000 m². Con nhớ lại nhé!"),
      mistake("UNIT", write(each * 10), "1 ha không bằng 100\u00a0000 m². Con nhớ lại nhé!"),
      mistake("PARTIAL", write(area), "Con mới đổi ra mét vuông. Con còn chia đều nữa nhé!"),
      mistake("OP", write(area * parts), "Chia đều thì con làm phép chia nhé!"),
    ],
    hints: [
      `Con đổi ${told} ra mét vuông trước.`,
      `${told} bằng ${measure(groupNumber(area), "m²")}. Con chia cho ${parts}.`,
    ],
    explanation: `${told} = ${groupNumber(area)} m²; ${groupNumber(area)} : ${parts} = ${groupNumber(each)} (m²).`,
    praise: "story",
    identity: `share ${area} ${parts}`,
  });
}

/** Large areas (curriculum, c5-big-area-units): hectares; square kilometres; comparing, stories. */
export const bigAreaUnits = defineGeometrySkill({
  id: "c5-big-area-units",
  classId: "5",
  title: "Ki-lô-mét vuông, héc-ta",
  generate: byDifficulty({
    1: [buildHectaresQuestion],
    2: [buildSquareKilometresQuestion],
    3: [buildSignQuestion, buildLargestQuestion, buildStoryQuestion, buildShareQuestion],
  }),
});
