import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { describeRatio, pickRatio, type Ratio, type RatioStory, ratioQuestion } from "./ratio-problem.ts";

interface DifferenceStory extends RatioStory {
  /** # stands for the difference. */
  readonly tells: string;
  readonly most: number;
}

const numbers = { small: "số bé", large: "số lớn", names: ["Số bé", "Số lớn"], unit: null } as const;

const stories: readonly DifferenceStory[] = [
  { ...numbers, tells: "Hiệu của hai số là #.", most: 40 },
  { ...numbers, tells: "Số lớn hơn số bé # đơn vị.", most: 40 },
  {
    tells: "Trong vườn, số cây cam nhiều hơn số cây bưởi # cây.",
    small: "số cây bưởi",
    large: "số cây cam",
    names: ["Bưởi", "Cam"],
    unit: "cây",
    most: 20,
  },
  {
    tells: "Bao thứ hai nặng hơn bao thứ nhất #\u00a0kg.",
    small: "khối lượng bao thứ nhất",
    large: "khối lượng bao thứ hai",
    names: ["Bao một", "Bao hai"],
    unit: "kg",
    most: 12,
  },
  {
    tells: "Thùng to đựng nhiều hơn thùng nhỏ #\u00a0l nước mắm.",
    small: "số lít ở thùng nhỏ",
    large: "số lít ở thùng to",
    names: ["Nhỏ", "To"],
    unit: "l",
    most: 12,
  },
  {
    tells: "Lớp 5B quyên góp nhiều hơn lớp 5A # quyển sách.",
    small: "số sách của lớp 5A",
    large: "số sách của lớp 5B",
    names: ["Lớp 5A", "Lớp 5B"],
    unit: "quyển",
    most: 20,
  },
];

/** "Hiệu của hai số là 24. Số bé bằng 3/5 số lớn. Số bé là:" */
function buildPlainQuestion(rng: Rng, difficulty: Difficulty): Question {
  const story = rng.pick(stories);
  const drawn = pickRatio(rng, difficulty === 1 ? [1] : [2, 3, 4, 5], difficulty === 1 ? 7 : 9, story.most);
  // With one part between them a number would be the difference itself.
  const ratio = difficulty === 1 && drawn.many === 2 ? { ...drawn, many: 3 } : drawn;
  const isLargeAsked = rng.pick([true, false]);
  const isTold = story.unit === null && rng.pick([true, false]);
  const told = isTold
    ? `Tỉ số của số bé và số lớn là ${writeFraction(ratio.few, ratio.many)}.`
    : describeRatio(rng, ratio, story);
  const difference = (ratio.many - ratio.few) * ratio.part;
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "difference",
    isLargeAsked,
    prompt: `${story.tells.replace("#", String(difference))} ${told} ${capital(isLargeAsked ? story.large : story.small)} là:`,
    identity: `${story.tells.slice(0, 14)} ${difference} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

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
  const difference = (ratio.many - ratio.few) * ratio.part;
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
  const difference = (ratio.many - 1) * ratio.part;
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
      : buildPlainQuestion(rng, difficulty);
  },
});
