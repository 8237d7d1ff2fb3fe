import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { describeRatio, pickRatio, type Ratio, type RatioStory, ratioQuestion } from "./ratio-problem.ts";

interface SumStory extends RatioStory {
  /** # stands for the sum. */
  readonly tells: string;
  /** The largest part that is still believable. */
  readonly most: number;
}

const numbers = { small: "số bé", large: "số lớn", names: ["Số bé", "Số lớn"], unit: null } as const;

const stories: readonly SumStory[] = [
  { ...numbers, tells: "Tổng của hai số là #.", most: 40 },
  { ...numbers, tells: "Hai số có tổng bằng #.", most: 40 },
  {
    tells: "Trong vườn có tất cả # cây cam và cây bưởi.",
    small: "số cây bưởi",
    large: "số cây cam",
    names: ["Bưởi", "Cam"],
    unit: "cây",
    most: 20,
  },
  {
    tells: "Hai bao gạo nặng tất cả #\u00a0kg.",
    small: "khối lượng bao thứ nhất",
    large: "khối lượng bao thứ hai",
    names: ["Bao một", "Bao hai"],
    unit: "kg",
    most: 12,
  },
  {
    tells: "Sợi dây dài #\u00a0m được cắt thành hai đoạn.",
    small: "đoạn thứ nhất",
    large: "đoạn thứ hai",
    names: ["Đoạn một", "Đoạn hai"],
    unit: "m",
    most: 12,
  },
  {
    tells: "Nhà Páo nuôi tất cả # con gà và con vịt.",
    small: "số vịt",
    large: "số gà",
    names: ["Vịt", "Gà"],
    unit: "con",
    most: 15,
  },
];

const baseOf = ({ few, many, part }: Ratio) => (few + many) * part;

/** "Tổng của hai số là 56. Số bé bằng 3/4 số lớn. Số bé là:" */
function buildPlainQuestion(rng: Rng, difficulty: Difficulty): Question {
  const story = rng.pick(stories);
  const ratio = pickRatio(rng, difficulty === 1 ? [1] : [2, 3, 4, 5], difficulty === 1 ? 7 : 9, story.most);
  const isLargeAsked = rng.pick([true, false]);
  const isTold = story.unit === null && rng.pick([true, false]);
  const told = isTold
    ? `Tỉ số của số bé và số lớn là ${writeFraction(ratio.few, ratio.many)}.`
    : describeRatio(rng, ratio, story);
  const sum = baseOf(ratio);
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "sum",
    isLargeAsked,
    prompt: `${story.tells.replace("#", String(sum))} ${told} ${capital(isLargeAsked ? story.large : story.small)} là:`,
    identity: `${story.tells.slice(0, 14)} ${sum} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

const sides: RatioStory = { small: "chiều rộng", large: "chiều dài", names: ["Rộng", "Dài"], unit: "m" };

/** "Mảnh đất hình chữ nhật có chu vi 112 m. Chiều rộng bằng 3/4 chiều dài. Chiều dài là:" */
function buildPerimeterQuestion(rng: Rng): Question {
  const ratio = pickRatio(rng, [1, 2, 3, 4, 5], 8, 14);
  const isLargeAsked = rng.pick([true, false]);
  const thing = rng.pick(["Mảnh đất", "Thửa ruộng", "Sân chơi"]);
  const sum = baseOf(ratio);
  const whole = measure(String(sum * 2), "m");
  const mine = isLargeAsked ? ratio.many : ratio.few;
  return ratioQuestion(rng, {
    ...ratio,
    story: sides,
    by: "sum",
    isLargeAsked,
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
  const isLargeAsked = rng.pick([true, false]);
  const sum = baseOf(ratio);
  const mine = isLargeAsked ? ratio.many : ratio.few;
  return ratioQuestion(rng, {
    ...ratio,
    story: numbers,
    by: "sum",
    isLargeAsked,
    prompt: `Trung bình cộng của hai số là ${sum / 2}. ${describeRatio(rng, ratio, numbers)} ${isLargeAsked ? "Số lớn" : "Số bé"} là:`,
    before: {
      step: `Tổng hai số là ${sum / 2} × 2 = ${sum}.`,
      hint: "Muốn tìm tổng hai số, con lấy trung bình cộng nhân với 2.",
      distractors: [mistake("PARTIAL", (mine * ratio.part) / 2, "Con chưa tìm tổng của hai số.")],
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
      : buildPlainQuestion(rng, difficulty);
  },
});
