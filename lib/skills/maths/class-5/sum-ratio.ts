import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  baseOf,
  buildPlainRatioQuestion,
  describeRatio,
  pickRatio,
  type RatioStory,
  ratioQuestion,
  readRatioStories,
} from "./ratio-problem.ts";

const numbers: RatioStory = { small: "số bé", large: "số lớn", names: ["Số bé", "Số lớn"], unit: "" };

const stories = readRatioStories(`
  40 |     | Số bé    | Số lớn   | số bé                   | số lớn                 | Tổng của hai số là {number}.
  40 |     | Số bé    | Số lớn   | số bé                   | số lớn                 | Hai số có tổng bằng {number}.
  20 | cây | Bưởi     | Cam      | số cây bưởi             | số cây cam             | Trong vườn có tất cả {number} cây cam và cây bưởi.
  12 | kg  | Bao một  | Bao hai  | khối lượng bao thứ nhất | khối lượng bao thứ hai | Hai bao gạo nặng tất cả {number}\u00a0kg.
  12 | m   | Đoạn một | Đoạn hai | đoạn thứ nhất           | đoạn thứ hai           | Sợi dây dài {number}\u00a0m được cắt thành hai đoạn.
  15 | con | Vịt      | Gà       | số vịt                  | số gà                  | Nhà Páo nuôi tất cả {number} con gà và con vịt.
`);

const sides: RatioStory = { small: "chiều rộng", large: "chiều dài", names: ["Rộng", "Dài"], unit: "m" };

/** "Mảnh đất hình chữ nhật có chu vi 112 m. Chiều rộng bằng 3/4 chiều dài. Chiều dài là:" */
function buildPerimeterQuestion(rng: Rng): Question {
  const ratio = pickRatio(rng, [1, 2, 3, 4, 5], 8, 14);
  // Of one part and two, the longer side is also what comes of a perimeter that was not halved.
  const isLargeAsked = ratio.many === 2 || rng.pick([true, false]);
  const thing = rng.pick(["Mảnh đất", "Thửa ruộng", "Sân chơi"]);
  const sum = baseOf(ratio, "sum");
  const whole = measure(String(sum * 2), "m");
  const mine = isLargeAsked ? ratio.many : ratio.few;
  return ratioQuestion(rng, {
    ...ratio,
    story: sides,
    by: "sum",
    isLargeAsked,
    isTyped: true,
    prompt: `${thing} hình chữ nhật có chu vi ${whole}. ${describeRatio(rng, ratio, sides)} ${capital(isLargeAsked ? sides.large : sides.small)} là:`,
    before: {
      step: `Nửa chu vi là ${sum * 2} : 2 = ${sum} (m).`,
      hint: "Chiều dài cộng chiều rộng bằng nửa chu vi. Con tìm nửa chu vi trước.",
      distractors: [mistake("PERIM/AREA", mine * ratio.part * 2, "Con chưa chia chu vi cho 2 để được tổng hai cạnh.")],
    },
    identity: `perimeter ${sum} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

/** "Trung bình cộng của hai số là 28. Số bé bằng 3/4 số lớn. Số bé là:" */
function buildAverageQuestion(rng: Rng): Question {
  const drawn = pickRatio(rng, [1, 2, 3, 4, 5], 9, 30);
  // The sum of two whole numbers whose average is whole is even.
  const ratio = (drawn.few + drawn.many) % 2 === 0 ? drawn : { ...drawn, part: drawn.part + (drawn.part % 2) };
  // Of two parts, one is also what comes of the average taken for the sum: such a number is not asked for.
  const isLargeAsked = ratio.few === 2 || (ratio.many !== 2 && rng.pick([true, false]));
  const sum = baseOf(ratio, "sum");
  const mine = isLargeAsked ? ratio.many : ratio.few;
  return ratioQuestion(rng, {
    ...ratio,
    story: numbers,
    by: "sum",
    isLargeAsked,
    isTyped: true,
    prompt: `Trung bình cộng của hai số là ${sum / 2}. ${describeRatio(rng, ratio, numbers)} ${isLargeAsked ? "Số lớn" : "Số bé"} là:`,
    before: {
      step: `Tổng hai số là ${sum / 2} × 2 = ${sum}.`,
      hint: "Muốn tìm tổng hai số, con lấy trung bình cộng nhân với 2.",
      distractors: [
        mistake("PARTIAL", (mine * ratio.part) / 2, "Con đã chia trung bình cộng. Con tìm tổng của hai số trước nhé!"),
        mistake("DATUM", sum / 2, "Đó là trung bình cộng của hai số. Con tìm tổng, rồi chia theo số phần nhé!"),
      ],
    },
    identity: `average ${sum} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

/** Two numbers from sum and ratio (curriculum, c5-sum-ratio): 1/n; m/n; the sum hidden in another number. */
export const sumRatio = defineNumberSkill({
  id: "c5-sum-ratio",
  classId: "5",
  title: "Tìm hai số khi biết tổng và tỉ số",
  generate(difficulty, rng) {
    return difficulty === 3
      ? rng.pick([buildPerimeterQuestion, buildAverageQuestion])(rng)
      : buildPlainRatioQuestion({ by: "sum", stories }, difficulty, rng);
  },
});
