import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildConversionQuestion } from "#lib/skills/families/measure-conversion.ts";
import { decimalMeasure, decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildMeasureOrderQuestion, buildMeasureSignQuestion } from "./measure-forms.ts";
import { measuredQuestion } from "./measured-question.ts";

const fields = ["Cánh đồng lúa rộng", "Khu vườn cây ăn quả rộng", "Đồi chè rộng", "Hồ nước rộng"] as const;
const lands = ["Khu rừng rộng", "Thành phố rộng", "Khu bảo tồn rộng", "Hồ thuỷ điện rộng"] as const;

/** "3 ha = … m²" and back, also with a decimal. */
function buildHectaresQuestion(rng: Rng): Question {
  const way = rng.int(0, 3);
  if (way === 0)
    return buildConversionQuestion(rng, { from: "m²", to: "ha", scaled: rng.int(2, 60) * 10_000, isTyped: true });
  const thing = way === 1 ? rng.pick(fields) : null;
  const isDecimal = rng.int(0, 2) === 0;
  const scaled = isDecimal ? rng.int(1, 9) * 10 + rng.int(1, 9) : rng.int(2, 60);
  const isTyped = rng.int(0, 3) > 0;
  return buildConversionQuestion(rng, { from: "ha", to: "m²", scaled, places: isDecimal ? 1 : 0, thing, isTyped });
}

/** "5 km² = … ha", back with a decimal, and in square metres. */
function buildSquareKilometresQuestion(rng: Rng): Question {
  const way = rng.int(0, 4);
  const isTyped = true;
  if (way === 0) {
    const scaled = rng.pick([rng.int(2, 90) * 100, rng.int(11, 99) * 10, rng.int(105, 999)]);
    return buildConversionQuestion(rng, { from: "ha", to: "km²", scaled, isTyped });
  }
  if (way === 1) return buildConversionQuestion(rng, { from: "km²", to: "m²", scaled: rng.int(2, 90), isTyped });
  const thing = way === 2 ? rng.pick(lands) : null;
  const isDecimal = rng.int(0, 2) > 0;
  const scaled = isDecimal ? rng.int(1, 9) * 10 + rng.int(1, 9) : rng.int(2, 9);
  return buildConversionQuestion(rng, { from: "km²", to: "ha", scaled, places: isDecimal ? 1 : 0, thing, isTyped });
}

const pairs = [
  { large: "ha", small: "m²", step: 10_000 },
  { large: "km²", small: "ha", step: 100 },
] as const;

/** 3 ha 500 m² … 3,5 ha: which sign? */
function buildSignQuestion(rng: Rng): Question {
  const { large, small, step } = rng.pick(pairs);
  const places = step === 100 ? 2 : 4;
  const amount = rng.int(2, 30);
  const rest = step === 100 ? rng.int(1, 9) : rng.int(1, 9) * rng.pick([10, 100, 1000]);
  const other = rng.pick([rest, rest, rest === step / 10 ? rest / 2 : rest * 10]) % step;
  return buildMeasureSignQuestion(rng, {
    left: [
      { scaled: amount, unit: large },
      { scaled: rest, unit: small },
    ],
    right: [{ scaled: amount * step + other, places, unit: large }],
    into: small,
    rule: `1 ${large} = ${measure(groupNumber(step), small)}`,
  });
}

/** "Xếp các số đo từ bé đến lớn": hectares, square metres and square kilometres. */
function buildOrderQuestion(rng: Rng): Question {
  const amount = rng.int(2, 30);
  const areas = rng.shuffle([
    { scaled: amount, unit: "ha" },
    { scaled: amount * 10_000 + rng.pick([1, 3, 5, 7, 9]) * 500, unit: "m²" },
    { scaled: amount * 1000 + rng.int(1, 9) * 50, unit: "m²" },
    { scaled: amount * 10 + rng.int(1, 9), places: 3, unit: "km²" },
  ] as const);
  const three = areas.slice(0, 3);
  const isMixed = new Set(three.map(({ unit }) => unit)).size > 1;
  return buildMeasureOrderQuestion(rng, {
    what: "diện tích",
    measures: isMixed ? three : areas,
    into: "m²",
    rule: "1 ha = 10\u00a0000\u00a0m², 1 km² = 100\u00a0ha",
  });
}

const trees = [
  { tree: "cây keo", each: 4 },
  { tree: "cây cam", each: 20 },
  { tree: "cây bưởi", each: 25 },
  { tree: "cây nhãn", each: 50 },
] as const;

/** "Đồi rộng 0,5 ha trồng cây keo, mỗi cây cần 4 m². Trồng được bao nhiêu cây?" */
function buildTreesQuestion(rng: Rng): Question {
  const { tree, each } = rng.pick(trees);
  const tenths = rng.int(1, Math.floor((999 * each) / 1000));
  const hundredths = each < 10 ? rng.int(5, 39) : tenths * 10;
  const area = hundredths * 100;
  const told = decimalMeasure(hundredths, 2, "ha");
  const count = area / each;
  const turn = "1 ha = 10\u00a0000\u00a0m². Con đổi lại đơn vị nhé!";
  return numberQuestion(rng, {
    prompt: `${rng.pick(["Một khu đồi", "Một khu vườn", "Một trang trại"])} rộng ${told} trồng ${tree}, trung bình mỗi cây cần ${measure(String(each), "m²")} đất. Số cây trồng được là: …\u00a0cây`,
    answer: count,
    range: [1, 999],
    distractors: [
      mistake("UNIT", count / 10, turn),
      mistake("UNIT", count / 100, turn),
      mistake("UNIT", count * 10, turn),
      mistake("OP", hundredths * each, "Con đã nhân. Con xem diện tích đó gồm bao nhiêu phần đất của một cây nhé!"),
    ],
    isTyped: true,
    hints: [
      "Đề bài có hai đơn vị. Con đổi héc-ta ra mét vuông trước.",
      `${told} bằng ${measure(groupNumber(area), "m²")}. Con chia cho diện tích đất của một cây.`,
    ],
    explanation: `${told} = ${measure(groupNumber(area), "m²")}; ${groupNumber(area)} : ${each} = ${count} (cây).`,
    praise: "story",
    identity: `trees ${tree} ${hundredths}`,
  });
}

const stories = [
  { first: "Khu rừng tràm", second: "khu rừng đước", both: "khu rừng" },
  { first: "Đồi chè", second: "đồi cà phê", both: "đồi" },
  { first: "Hồ thứ nhất", second: "hồ thứ hai", both: "hồ" },
  { first: "Xã An Bình", second: "xã Hoà Bình", both: "xã" },
] as const;

const wrongStep = "Con đổi đơn vị chưa đúng. Con nhớ lại: 1 km² bằng bao nhiêu héc-ta?";

const sumOrDifference = "Con xem lại: đề bài hỏi tổng hay hiệu?";

/** "Khu rừng tràm rộng 2 km², khu rừng đước rộng 150 ha. Cả hai rộng tất cả bao nhiêu héc-ta?" */
function buildStoryQuestion(rng: Rng): Question {
  const { first, second, both } = rng.pick(stories);
  const large = rng.int(2, 8);
  const small = rng.int(2, 19) * 10;
  const isSum = large * 100 <= small || rng.int(0, 1) === 0;
  const answer = isSum ? large * 100 + small : large * 100 - small;
  const write = (value: number) => decimalMeasureValue(value, 0, "ha");
  const [wide, narrow] = [measure(String(large), "km²"), measure(String(small), "ha")];
  const sign = isSum ? "+" : "−";
  const signed = (value: number) => (isSum || value === small ? value + small : Math.abs(value - small));
  return measuredQuestion(rng, {
    unit: "ha",
    prompt: `${first} rộng ${wide}, ${second} rộng ${narrow}. ${isSum ? `Cả hai ${both} rộng tất cả` : `${first} rộng hơn ${second}`} bao nhiêu héc-ta?`,
    answer: write(answer),
    distractors: [
      mistake("UNIT", write(signed(large)), `Con chưa đổi ${wide} ra héc-ta.`),
      mistake("UNIT", write(signed(large * 10)), "1 km² không bằng 10 ha. Con nhớ lại nhé!"),
      mistake("UNIT", write(signed(large * 1000)), wrongStep),
      mistake("OP", write(isSum ? Math.abs(large * 100 - small) : large * 100 + small), sumOrDifference),
    ],
    hints: [
      `Hai số đo khác đơn vị. Con đổi ${wide} ra héc-ta trước.`,
      `1 km² bằng 100 ha. Đổi xong, con ${isSum ? "cộng hai diện tích" : "lấy số lớn trừ số bé"}.`,
    ],
    explanation: `${wide} = ${groupNumber(large * 100)} ha; ${groupNumber(large * 100)} ${sign} ${small} = ${groupNumber(answer)} (ha).`,
    praise: "story",
    identity: `story ${isSum} ${large} ${small}`,
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
    3: [buildSignQuestion, buildOrderQuestion, buildStoryQuestion, buildTreesQuestion],
  }),
});
