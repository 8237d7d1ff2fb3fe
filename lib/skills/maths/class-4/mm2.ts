import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildCompoundConversionQuestion } from "#lib/skills/families/compound-measure.ts";
import { buildConversionQuestion } from "#lib/skills/families/measure-conversion.ts";
import { buildSplitMeasureQuestion } from "#lib/skills/families/split-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { hundredSquares } from "./hundred-squares.ts";

const most = 99_999;

/** "12 cm² = … mm²" */
function buildSmallerQuestion(rng: Rng): Question {
  return buildConversionQuestion(rng, {
    from: "cm²",
    to: "mm²",
    scaled: rng.int(2, 30),
    isWhole: true,
    most,
    drawn: [hundredSquares],
    isTyped: true,
  });
}

/** The square of 1 cm² is drawn with its 100 squares of 1 mm²: so many such squares. */
function buildSquaresQuestion(rng: Rng): Question {
  const count = rng.int(2, 30);
  const [large, small] = [measure("1", "cm²"), measure("1", "mm²")];
  const answer = count * 100;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Hình vuông lớn có diện tích ${large}, mỗi ô vuông nhỏ có diện tích ${small}. Hỏi ${count} hình vuông lớn như thế có diện tích bao nhiêu mi-li-mét vuông?`,
      `${rng.pick(children)} cắt ${count} hình vuông như hình vẽ, mỗi hình có diện tích ${large}, mỗi ô vuông nhỏ có diện tích ${small}. Tổng diện tích các hình vuông là bao nhiêu mi-li-mét vuông?`,
    ]),
    figures: [hundredSquares],
    answer,
    write: wholeValue,
    range: [1, most],
    step: 100,
    distractors: [
      mistake("PARTIAL", 100, "Đó mới là diện tích của một hình vuông. Con tính cho tất cả các hình nhé!"),
      mistake("UNIT", count * 10, "Con mới tính một hàng ô vuông nhỏ của mỗi hình. Mỗi hình có mấy hàng nhỉ?"),
      mistake("UNIT", count * 1000, "Con nhân nhiều quá. Con đếm lại xem mỗi hình có bao nhiêu ô vuông nhỏ nhé!"),
      mistake("DATUM", count, "Đó là số xăng-ti-mét vuông. Đề bài hỏi mi-li-mét vuông."),
      mistake("OP", count + 100, "Con đã cộng. Có nhiều hình vuông bằng nhau thì con nhân nhé!"),
    ],
    hints: [
      "Con xem một hình vuông có mấy hàng, mỗi hàng mấy ô vuông nhỏ.",
      "10 hàng, mỗi hàng 10 ô: con nhân để biết số ô của một hình, rồi nhân với số hình.",
    ],
    explanation: `Mỗi hình vuông có 10 × 10 = 100 ô, nên ${large} = ${measure("100", "mm²")}. Có ${count} hình: 100 × ${count} = ${groupNumber(answer)} (mm²).`,
    praise: "convert",
    identity: `squares ${count}`,
  });
}

/** "1 800 mm² = … cm²" */
function buildLargerQuestion(rng: Rng): Question {
  return buildConversionQuestion(rng, {
    from: "mm²",
    to: "cm²",
    scaled: rng.int(2, 50) * 100,
    isWhole: true,
    most,
    drawn: [hundredSquares],
    isTyped: true,
  });
}

/** "3 cm² 45 mm² = … mm²" */
function buildTwoUnitsQuestion(rng: Rng): Question {
  return buildCompoundConversionQuestion(rng, {
    first: [rng.int(2, 49), "cm²"],
    second: [rng.int(2, 95), "mm²"],
    to: "mm²",
    most,
  });
}

/** "345 mm² = … cm² … mm²" */
function buildSplitQuestion(rng: Rng): Question {
  return buildSplitMeasureQuestion(rng, {
    amount: rng.int(2, 49),
    large: "cm²",
    rest: rng.int(2, 95),
    small: "mm²",
  });
}

const things = ["Nan giấy", "Mẩu băng dính", "Dải ruy băng", "Dải giấy màu", "Nhãn bút"] as const;

/** What comes of sides that are not brought to one unit, or are added. */
function wrongAreas(whole: number, rest: number, width: number): Distractor<number>[] {
  const length = whole * 10 + rest;
  const area = length * width;
  return [
    mistake(
      "UNIT",
      (whole + rest) * width,
      rest === 0
        ? "Hai cạnh chưa cùng đơn vị đo. Con đổi chiều dài ra mi-li-mét rồi mới nhân nhé!"
        : `Con đổi ${measure(String(whole), "cm")} ra mi-li-mét trước rồi mới cộng ${measure(String(rest), "mm")} nhé!`,
    ),
    mistake(
      "UNIT",
      (whole * 100 + rest) * width,
      "Con đổi xăng-ti-mét ra mi-li-mét chưa đúng. Con đổi lại chiều dài nhé!",
    ),
    mistake(
      "PERIM/AREA",
      (length + width) * 2,
      "Con đã tính chu vi. Tính diện tích thì con nhân chiều dài với chiều rộng.",
    ),
    mistake("OP", length + width, "Con đã cộng hai cạnh. Tính diện tích thì con nhân chiều dài với chiều rộng."),
    mistake("PARTIAL", whole * 10 * width, `Con còn quên ${measure(String(rest), "mm")} của chiều dài.`),
    mistake("PARTIAL", length, "Con mới đổi chiều dài ra mi-li-mét. Con nhân với chiều rộng nữa nhé!"),
    mistake("TABLE-NEAR", area + length, "Con nhân thừa một lần chiều dài. Con xem lại chiều rộng nhé!"),
    mistake("TABLE-NEAR", area - length, "Con nhân thiếu một lần chiều dài. Con xem lại chiều rộng nhé!"),
  ];
}

/** "Nan giấy hình chữ nhật dài 6 cm, rộng 8 mm. Diện tích nan giấy là bao nhiêu mi-li-mét vuông?" */
function buildRectangleQuestion(rng: Rng): Question {
  const thing = rng.pick(things);
  const whole = rng.int(2, 12);
  const rest = rng.pick([0, rng.int(1, 9)]);
  const width = rng.int(3, 9);
  const length = whole * 10 + rest;
  const area = length * width;
  const lengthText =
    rest === 0 ? measure(String(whole), "cm") : `${measure(String(whole), "cm")} ${measure(String(rest), "mm")}`;
  const widthText = measure(String(width), "mm");
  const turned = `${lengthText} = ${measure(String(length), "mm")}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình chữ nhật có chiều dài ${lengthText}, chiều rộng ${widthText}. Diện tích ${thing.toLowerCase()} là bao nhiêu mi-li-mét vuông?`,
      `Tính xem ${thing.toLowerCase()} hình chữ nhật dài ${lengthText}, rộng ${widthText} có diện tích bao nhiêu mi-li-mét vuông.`,
    ]),
    figures: [
      rectangleDiagram({
        length,
        width,
        lengthText,
        widthText,
        alt: `Một hình chữ nhật có chiều dài ${lengthText}, chiều rộng ${widthText}.`,
      }),
    ],
    answer: area,
    write: wholeValue,
    range: [1, most],
    step: width,
    distractors: wrongAreas(whole, rest, width),
    hints: [
      "Hai cạnh phải cùng đơn vị đo. Con đổi chiều dài ra mi-li-mét trước.",
      "1 cm bằng 10 mm. Đổi xong, con lấy chiều dài nhân với chiều rộng.",
    ],
    explanation: `${turned}. Diện tích là ${length} × ${width} = ${groupNumber(area)} (mm²).`,
    praise: "story",
    identity: `rectangle ${length} ${width}`,
  });
}

/** Square millimetres (curriculum, c4-mm2): from cm²; back and with both; a rectangle measured in cm and mm. */
export const squareMillimetres = defineGeometrySkill({
  id: "c4-mm2",
  classId: "4",
  title: "Mi-li-mét vuông",
  generate: byDifficulty({
    1: [buildSmallerQuestion, buildSmallerQuestion, buildSquaresQuestion],
    2: [buildLargerQuestion, buildTwoUnitsQuestion, buildTwoUnitsQuestion, buildSplitQuestion],
    3: [buildRectangleQuestion],
  }),
});
