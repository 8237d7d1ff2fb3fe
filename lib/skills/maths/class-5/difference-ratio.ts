import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import {
  baseOf,
  buildPlainRatioQuestion,
  describeRatio,
  type Ratio,
  type RatioStory,
  ratioQuestion,
  readRatioStories,
} from "./ratio-problem.ts";

const stories = readRatioStories(`
  40 |       | Số bé   | Số lớn  | số bé                   | số lớn                 | Hiệu của hai số là {number}.
  40 |       | Số bé   | Số lớn  | số bé                   | số lớn                 | Số lớn hơn số bé {number} đơn vị.
  20 | cây   | Bưởi    | Cam     | số cây bưởi             | số cây cam             | Trong vườn, số cây cam nhiều hơn số cây bưởi {number} cây.
  12 | kg    | Bao một | Bao hai | khối lượng bao thứ nhất | khối lượng bao thứ hai | Bao thứ hai nặng hơn bao thứ nhất {number}\u00a0kg.
  12 | l     | Nhỏ     | To      | số lít ở thùng nhỏ      | số lít ở thùng to      | Thùng to đựng nhiều hơn thùng nhỏ {number}\u00a0l nước mắm.
  20 | quyển | Lớp 5A  | Lớp 5B  | số sách của lớp 5A      | số sách của lớp 5B     | Lớp 5B quyên góp nhiều hơn lớp 5A {number} quyển sách.
`);

interface Pair {
  readonly old: string;
  readonly young: string;
  readonly ratios: readonly Ratio[];
}

/** All ages that parents, grandparents and brothers can have. */
function listRatios(
  manys: readonly number[],
  ages: readonly [number, number],
  gap: readonly [number, number],
): Ratio[] {
  const [least, most] = ages;
  return manys.flatMap((many) =>
    Array.from({ length: most - least + 1 }, (_, more) => ({ few: 1, many, part: least + more })).filter(
      ({ part }) => part * (many - 1) >= gap[0] && part * (many - 1) <= gap[1] && part !== many && part !== many - 1,
    ),
  );
}

const parents = listRatios([3, 4, 5, 6, 7], [5, 14], [22, 38]);
const grandparents = listRatios([6, 7, 8, 9], [6, 12], [46, 62]);
const siblings: readonly Ratio[] = [
  { few: 2, many: 3, part: 4 },
  { few: 2, many: 3, part: 5 },
  { few: 3, many: 4, part: 3 },
  { few: 3, many: 5, part: 2 },
  { few: 3, many: 5, part: 3 },
  { few: 4, many: 5, part: 3 },
  { few: 5, many: 7, part: 2 },
];

const families: readonly Pair[] = [
  { old: "mẹ", young: "con", ratios: parents },
  { old: "bố", young: "con", ratios: parents },
  { old: "bà", young: "cháu", ratios: grandparents },
  { old: "ông", young: "cháu", ratios: grandparents },
  { old: "anh", young: "em", ratios: siblings },
  { old: "chị", young: "em", ratios: siblings },
];

const ageStory = ({ old, young }: Pair): RatioStory => ({
  small: `tuổi ${young}`,
  large: `tuổi ${old}`,
  names: [capital(young), capital(old)],
  unit: "tuổi",
});

/** "Mẹ hơn con 24 tuổi. Tuổi mẹ gấp 4 lần tuổi con. Con bao nhiêu tuổi?" */
function buildAgeQuestion(rng: Rng): Question {
  const pair = rng.pick(families);
  const ratio = rng.pick(pair.ratios);
  const isLargeAsked = rng.pick([true, false]);
  const story = ageStory(pair);
  const difference = baseOf(ratio, "difference");
  const asked = isLargeAsked ? pair.old : pair.young;
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "difference",
    isLargeAsked,
    prompt: `${capital(pair.old)} hơn ${pair.young} ${difference} tuổi. ${describeRatio(rng, ratio, story)} ${capital(asked)} bao nhiêu tuổi?`,
    identity: `age ${pair.old} ${difference} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

/** "Mẹ hơn Lan 24 tuổi. Sau 2 năm nữa, tuổi mẹ gấp 4 lần tuổi Lan. Hiện nay Lan bao nhiêu tuổi?" */
function buildLaterQuestion(rng: Rng): Question {
  const name = rng.pick(children);
  const pair: Pair = { old: rng.pick(["mẹ", "bố"]), young: name, ratios: parents };
  const ratio = rng.pick(parents);
  const years = rng.int(2, 3);
  const isLater = ratio.part > 8 && rng.pick([true, false]);
  const story = { ...ageStory(pair), names: [name, capital(pair.old)] as const };
  const difference = baseOf(ratio, "difference");
  const when = isLater ? `Sau ${years} năm nữa` : `Cách đây ${years} năm`;
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "difference",
    isLargeAsked: false,
    shift: isLater ? -years : years,
    prompt: `${capital(pair.old)} hơn ${name} ${difference} tuổi. ${when}, tuổi ${pair.old} gấp ${ratio.many} lần tuổi ${name}. Hiện nay ${name} bao nhiêu tuổi?`,
    before: {
      step: "Hiệu số tuổi không thay đổi theo thời gian.",
      hint: "Mỗi năm cả hai người cùng thêm 1 tuổi nên hiệu số tuổi không thay đổi.",
      distractors: [mistake("PARTIAL", ratio.part, `Đó là tuổi ${name} khi ấy. Con tính tuổi hiện nay nhé!`)],
    },
    identity: `later ${difference} ${ratio.many} ${years} ${isLater}`,
  });
}

/** Two numbers from difference and ratio (curriculum, c5-difference-ratio): 1/n; m/n; ages. */
export const differenceRatio = defineNumberSkill({
  id: "c5-difference-ratio",
  classId: "5",
  title: "Tìm hai số khi biết hiệu và tỉ số",
  generate(difficulty, rng) {
    return difficulty === 3
      ? rng.pick([buildAgeQuestion, buildAgeQuestion, buildLaterQuestion])(rng)
      : buildPlainRatioQuestion({ by: "difference", stories }, difficulty, rng);
  },
});
