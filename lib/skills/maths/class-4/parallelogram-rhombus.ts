import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildCountShapesQuestion } from "./build-count-shapes-question.ts";
import { buildOnlyOneQuestion, buildSideFromSumQuestion } from "./build-only-one-question.ts";
import { equalSides, measuredSides } from "./drawn-over.ts";
import { drawShape, type ShapeName } from "./quadrilaterals.ts";

const quartets = ["ABCD", "MNPQ", "EGHK", "RSTU", "IKLM"] as const;

const looks = {
  "hình bình hành": "Hình này có hai cặp cạnh đối diện song song và bằng nhau.",
  "hình thoi": "Hình này có bốn cạnh bằng nhau, hai cặp cạnh đối diện song song.",
  "hình chữ nhật": "Hình này có bốn góc vuông.",
  "hình vuông": "Hình này có bốn góc vuông và bốn cạnh bằng nhau.",
  "hình thang": "Hình này chỉ có một cặp cạnh đối diện song song.",
  "hình tam giác": "Hình này chỉ có ba cạnh.",
  "hình tứ giác": "Hình này không có cặp cạnh nào song song.",
} as const satisfies Record<ShapeName | "hình vuông", string>;

const ticked = "Các cạnh bằng nhau có số vạch như nhau.";

/** "Hình nào là hình thoi?": a rhombus is a parallelogram too, so the two never stand side by side. */
function buildWhichQuestion(rng: Rng): Question {
  const shape = rng.pick(["hình thoi", "hình bình hành"] as const);
  const others: readonly ShapeName[] =
    shape === "hình thoi"
      ? ["hình bình hành", "hình chữ nhật", "hình thang", "hình tứ giác"]
      : ["hình thang", "hình tam giác", "hình tứ giác"];
  const names = rng.shuffle(quartets);
  const draw = (each: ShapeName, place: number) =>
    drawShape(
      rng,
      each,
      Array.from(names[place] ?? ""),
      `Hình ${names[place]?.slice(0, each === "hình tam giác" ? 3 : 4)}.`,
    );
  const right = draw(shape, 0);
  const wrong = rng.shuffle(others).slice(0, 3);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào là ${shape}?`, `Chọn ${shape} trong các hình sau.`]),
    right,
    answer: right.alt,
    distractors: wrong.map((each, place) => mistake("FIELD", draw(each, place + 1), looks[each])),
    hints: [
      "Con xem các cạnh đối diện có song song không.",
      shape === "hình thoi" ? "Hình thoi có bốn cạnh bằng nhau." : "Hình bình hành có hai cặp cạnh đối diện song song.",
    ],
    explanation: {
      say: `${looks[shape]} Đó là ${shape}, ${right.alt.charAt(0).toLowerCase()}${right.alt.slice(1)}`,
      figures: [equalSides(right, shape === "hình thoi", `${right.alt} ${ticked}`)],
    },
    praise: "shape",
    identity: `which ${shape} ${JSON.stringify(right.marks)}`,
  });
}

/** "Hình ABCD là hình gì?" */
function buildNameQuestion(rng: Rng): Question {
  const shape = rng.pick(["hình thoi", "hình bình hành"] as const);
  const names = rng.pick(quartets);
  const figure = drawShape(rng, shape, Array.from(names), `Tứ giác ${names}.`);
  const wrong =
    shape === "hình thoi"
      ? (["hình chữ nhật", "hình vuông", "hình tam giác"] as const)
      : (["hình chữ nhật", "hình thoi", "hình vuông"] as const);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Hình ${names} trong hình vẽ là hình gì?`, `Tên gọi nào đúng với hình ${names} trong hình vẽ?`]),
    figures: [figure],
    answer: wordsValue(shape),
    distractors: wrong.map((each) =>
      mistake(
        "FIELD",
        wordsValue(each),
        each === "hình thoi"
          ? "Hình thoi có bốn cạnh bằng nhau. Con so sánh lại độ dài các cạnh của hình này nhé!"
          : looks[each].replace("Hình này", capital(each)),
      ),
    ),
    hints: [
      "Con xem các cạnh đối diện có song song không.",
      "Con so sánh độ dài bốn cạnh và xem các góc có vuông không.",
    ],
    explanation: {
      say: `${looks[shape]} Đó là ${shape}.`,
      figures: [equalSides(figure, shape === "hình thoi", `${figure.alt} ${ticked}`)],
    },
    praise: "shape",
    identity: `name ${shape} ${JSON.stringify(figure.marks)}`,
  });
}

/** "Hình thoi ABCD có cạnh AB dài 5 cm. Cạnh BC dài bao nhiêu xăng-ti-mét?" */
function buildRhombusSideQuestion(rng: Rng): Question {
  const names = rng.pick(quartets);
  const [a = "", b = "", c = "", d = ""] = Array.from(names);
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const long = rng.int(4, 30);
  const asked = rng.pick([`${b}${c}`, `${d}${c}`, `${a}${d}`]);
  const told = measure(String(long), unit);
  const figure = drawShape(rng, "hình thoi", Array.from(names), `Hình thoi ${names}.`);
  return typedNumberQuestion(rng, {
    prompt: `Hình thoi ${names} có cạnh ${a}${b} dài ${told}. Cạnh ${asked} dài bao nhiêu ${units[unit].spoken}?`,
    figures: [figure],
    answer: long,
    range: [1, 1000],
    distractors: [
      mistake("PERIM/AREA", long * 4, "Con đang tính cả bốn cạnh. Đề bài hỏi một cạnh."),
      mistake("OP", long * 2, notTimes),
      mistake("OP", long + 4, notPlus),
    ],
    hints: ["Con nhớ lại: các cạnh của hình thoi như thế nào với nhau?", "Bốn cạnh của hình thoi bằng nhau."],
    explanation: {
      say: `Hình thoi có bốn cạnh bằng nhau nên cạnh ${asked} dài ${told}.`,
      figures: [measuredSides(figure, [told, told, told, told], `${figure.alt} Mỗi cạnh ghi ${told}.`)],
    },
    praise: "shape",
    identity: `rhombus ${names} ${asked} ${long} ${unit}`,
  });
}

const notTimes = "Ở đây con không cần nhân. Con nhớ lại đặc điểm của hình nhé!";
const notPlus = "Ở đây con không cần cộng. Con nhớ lại đặc điểm của hình nhé!";

/** "Hình bình hành ABCD có cạnh AB dài 8 cm, cạnh BC dài 5 cm. Cạnh DC dài bao nhiêu xăng-ti-mét?" */
function buildParallelSideQuestion(rng: Rng): Question {
  const names = rng.pick(quartets);
  const [a = "", b = "", c = "", d = ""] = Array.from(names);
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const long = rng.int(6, 30);
  const short = rng.int(3, long - 1);
  const [one, two] = [measure(String(long), unit), measure(String(short), unit)];
  const [asked, answer, other, text] = rng.pick([
    [`${d}${c}`, long, short, one],
    [`${a}${d}`, short, long, two],
  ] as const);
  const figure = drawShape(rng, "hình bình hành", Array.from(names), `Hình bình hành ${names}.`);
  const shownAlt = `${figure.alt} Hai cạnh ghi ${one}, hai cạnh kia ghi ${two}.`;
  return typedNumberQuestion(rng, {
    prompt: `Hình bình hành ${names} có cạnh ${a}${b} dài ${one}, cạnh ${b}${c} dài ${two}. Cạnh ${asked} dài bao nhiêu ${units[unit].spoken}?`,
    figures: [figure],
    answer,
    range: [1, 1000],
    distractors: [
      mistake("DATUM", other, "Trong hình bình hành, hai cạnh đối diện mới bằng nhau."),
      mistake("PERIM/AREA", (long + short) * 2, "Con đang tính cả bốn cạnh. Đề bài hỏi một cạnh."),
      mistake("OP", long * 2, notTimes),
      mistake("OP", long + short, notPlus),
    ],
    hints: [
      "Con nhớ lại: các cạnh đối diện của hình bình hành như thế nào với nhau?",
      `Con tìm cạnh đối diện với cạnh ${asked}.`,
    ],
    explanation: {
      say: `Hai cạnh đối diện của hình bình hành bằng nhau nên cạnh ${asked} dài ${text}.`,
      figures: [measuredSides(figure, [one, two, one, two], shownAlt)],
    },
    praise: "shape",
    identity: `parallel ${names} ${asked} ${long} ${short} ${unit}`,
  });
}

/** "Hình thoi có cạnh 5 cm. Chu vi hình thoi là:" */
function buildAroundQuestion(rng: Rng): Question {
  const isRhombus = rng.int(0, 1) === 0;
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const long = rng.int(5, 30);
  const short = isRhombus ? long : rng.int(3, long - 1);
  const [one, two] = [measure(String(long), unit), measure(String(short), unit)];
  const answer = (long + short) * 2;
  const shape = isRhombus ? "hình thoi" : "hình bình hành";
  const figure = drawShape(rng, shape, [], `Một ${shape}.`);
  const shownAlt = isRhombus ? `Mỗi cạnh ghi ${one}.` : `Hai cạnh ghi ${one}, hai cạnh kia ghi ${two}.`;
  return typedNumberQuestion(rng, {
    prompt: isRhombus
      ? `Hình thoi có độ dài một cạnh là ${one}. Tổng độ dài bốn cạnh của hình thoi là bao nhiêu ${units[unit].spoken}?`
      : `Hình bình hành có hai cạnh liền nhau dài ${one} và ${two}. Tổng độ dài bốn cạnh là bao nhiêu ${units[unit].spoken}?`,
    figures: [figure],
    answer,
    range: [1, 1000],
    distractors: [
      mistake("PARTIAL", long + short, "Con mới cộng hai cạnh. Hình này có bốn cạnh."),
      mistake("PERIM/AREA", long * short, "Con không nhân hai cạnh. Con cộng bốn cạnh lại nhé!"),
      mistake("PARTIAL", long * 2 + short, "Con còn quên một cạnh."),
      mistake("OP", long * 4 + short, "Con đếm lại: hình này có bốn cạnh thôi."),
    ],
    hints: [
      isRhombus ? "Hình thoi có bốn cạnh bằng nhau." : "Hình bình hành có hai cặp cạnh đối diện bằng nhau.",
      isRhombus ? `Con lấy ${long} nhân với 4.` : `Con tính ${long} + ${short} rồi nhân với 2.`,
    ],
    explanation: {
      say: isRhombus
        ? `Bốn cạnh bằng nhau: ${long} × 4 = ${answer} (${unit}).`
        : `(${long} + ${short}) × 2 = ${answer} (${unit}).`,
      figures: [measuredSides(figure, [one, two, one, two], `${figure.alt} ${shownAlt}`)],
    },
    praise: "calculate",
    identity: `around ${isRhombus} ${long} ${short} ${unit}`,
  });
}

/** Parallelogram and rhombus (curriculum, c4-parallelogram-rhombus): names; sides; what only one of the two has, sides from their sum, shapes in a shape. */
export const parallelogramRhombus = defineGeometrySkill({
  id: "c4-parallelogram-rhombus",
  classId: "4",
  title: "Hình bình hành, hình thoi",
  generate: byDifficulty({
    1: [buildWhichQuestion, buildNameQuestion],
    2: [buildRhombusSideQuestion, buildParallelSideQuestion, buildAroundQuestion],
    3: [buildOnlyOneQuestion, buildSideFromSumQuestion, buildCountShapesQuestion, buildCountShapesQuestion],
  }),
});
