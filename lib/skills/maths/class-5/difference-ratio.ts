import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import {
  baseOf,
  buildPlainRatioQuestion,
  describeRatio,
  pickRatio,
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
  12 | lít   | Nhỏ     | To      | số lít ở thùng nhỏ      | số lít ở thùng to      | Thùng to đựng nhiều hơn thùng nhỏ {number}\u00a0lít nước mắm.
  20 | quyển | Lớp 5A  | Lớp 5B  | số sách của lớp 5A      | số sách của lớp 5B     | Lớp 5B quyên góp nhiều hơn lớp 5A {number} quyển sách.
`);

/** All ages that parents and children can have. */
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
/** "Mẹ hơn Lan 24 tuổi. Sau 2 năm nữa, tuổi mẹ gấp 4 lần tuổi Lan. Hiện nay Lan bao nhiêu tuổi?" */
function buildLaterQuestion(rng: Rng): Question {
  const name = rng.pick(children);
  const old = rng.pick(["mẹ", "bố"]);
  const ratio = rng.pick(parents);
  const years = rng.int(2, 3);
  const isLater = ratio.part > 8 && rng.pick([true, false]);
  const story = { small: `tuổi ${name}`, large: `tuổi ${old}`, names: [name, capital(old)], unit: "tuổi" } as const;
  const difference = baseOf(ratio, "difference");
  const when = isLater ? `Sau ${years} năm nữa` : `Cách đây ${years} năm`;
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "difference",
    isLargeAsked: false,
    isTyped: true,
    shift: isLater ? -years : years,
    prompt: `${capital(old)} hơn ${name} ${difference} tuổi. ${when}, tuổi ${old} gấp ${ratio.many} lần tuổi ${name}. Hiện nay ${name} bao nhiêu tuổi?`,
    before: {
      step: "Hiệu số tuổi không thay đổi theo thời gian.",
      hint: "Mỗi năm cả hai người cùng thêm 1 tuổi nên hiệu số tuổi không thay đổi.",
      distractors: [mistake("PARTIAL", ratio.part, `Đó là tuổi ${name} khi ấy. Con tính tuổi hiện nay nhé!`)],
    },
    identity: `later ${difference} ${ratio.many} ${years} ${isLater}`,
  });
}

const moved = [
  { one: "lớp 5A", other: "lớp 5B", thing: "quyển sách", what: "số sách của" },
  { one: "kệ dưới", other: "kệ trên", thing: "quyển truyện", what: "số truyện ở" },
  { one: "hộp nhỏ", other: "hộp to", thing: "viên bi", what: "số bi ở" },
] as const;

/** A ratio whose two numbers lie an even number apart. */
function pickEven(rng: Rng): Ratio {
  const ratio = pickRatio(rng, [1, 2, 3, 4, 5], 9, 14);
  return (ratio.many - ratio.few) % 2 === 0 ? ratio : { ...ratio, part: ratio.part + (ratio.part % 2) };
}

/** "Nếu chuyển 8 quyển sách từ lớp 5B sang lớp 5A thì hai nơi có số lượng bằng nhau. …": the difference is twice as much. */
function buildMovedQuestion(rng: Rng): Question {
  const { one, other, thing, what } = rng.pick(moved);
  const ratio = pickEven(rng);
  const isLargeAsked = rng.pick([true, false]);
  const difference = baseOf(ratio, "difference");
  const story = {
    small: `${what} ${one}`,
    large: `${what} ${other}`,
    names: [capital(one), capital(other)],
    unit: thing,
  } as const;
  const mine = isLargeAsked ? ratio.many : ratio.few;
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by: "difference",
    isLargeAsked,
    isTyped: true,
    prompt: `Nếu chuyển ${difference / 2} ${thing} từ ${other} sang ${one} thì hai bên bằng nhau. ${describeRatio(rng, ratio, story)} ${capital(isLargeAsked ? story.large : story.small)} là:`,
    before: {
      step: `Hiệu là ${difference / 2} × 2 = ${difference}.`,
      hint: "Chuyển đi thì một bên bớt, bên kia thêm đúng bấy nhiêu. Vậy hai bên hơn kém nhau gấp mấy lần số chuyển đi?",
      distractors: [
        mistake(
          "PARTIAL",
          (mine * ratio.part) / 2,
          "Con lấy số chuyển đi làm hiệu. Một bên bớt đi mà bên kia còn được thêm nữa.",
        ),
      ],
    },
    identity: `moved ${one} ${difference} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

const sides: RatioStory = { small: "chiều rộng", large: "chiều dài", names: ["Rộng", "Dài"], unit: "m" };

/** "Nếu tăng chiều rộng thêm 12 m thì mảnh đất thành hình vuông. …": the difference is told by what would happen. */
function buildSquareQuestion(rng: Rng): Question {
  const ratio = pickRatio(rng, [1, 2, 3, 4, 5], 8, 12);
  const isLargeAsked = rng.pick([true, false]);
  const difference = baseOf(ratio, "difference");
  const more = measure(String(difference), "m");
  const change = rng.pick([`tăng chiều rộng thêm ${more}`, `giảm chiều dài đi ${more}`]);
  return ratioQuestion(rng, {
    ...ratio,
    story: sides,
    by: "difference",
    isLargeAsked,
    isTyped: true,
    prompt: `Một mảnh đất hình chữ nhật, nếu ${change} thì thành hình vuông. ${describeRatio(rng, ratio, sides)} ${capital(isLargeAsked ? sides.large : sides.small)} là:`,
    before: {
      step: `Hình vuông có các cạnh bằng nhau nên chiều dài hơn chiều rộng ${more}.`,
      hint: "Hình vuông có các cạnh bằng nhau. Vậy chiều dài hơn chiều rộng bao nhiêu?",
      distractors: [],
    },
    identity: `square ${difference} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}

/** Two numbers from difference and ratio (curriculum, c5-difference-ratio): 1/n; m/n; other years, a hidden difference. */
export const differenceRatio = defineNumberSkill({
  id: "c5-difference-ratio",
  classId: "5",
  title: "Tìm hai số khi biết hiệu và tỉ số",
  generate(difficulty, rng) {
    return difficulty === 3
      ? rng.pick([buildLaterQuestion, buildLaterQuestion, buildMovedQuestion, buildSquareQuestion])(rng)
      : buildPlainRatioQuestion({ by: "difference", stories }, difficulty, rng);
  },
});
