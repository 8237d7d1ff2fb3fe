import type { Rng } from "#lib/core/rng.ts";
import type { ChanceFigure } from "#lib/questions/figures/chance.ts";
import type { Paint, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { pickQuestion, type Tile } from "#lib/skills/drafts/pick-question.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { dieText } from "#lib/text/chance-text.ts";
import { paintName } from "#lib/text/paint-name.ts";

const middle = { x: 50, y: 50 };

/** "1, 2 hoặc 3" */
const anyOf = (all: readonly (string | number)[]) => `${all.slice(0, -1).join(", ")} hoặc ${all.at(-1)}`;

const coinNames = { heads: "mặt ngửa", tails: "mặt sấp" } as const;

function coinTile(face: "heads" | "tails"): Tile {
  return { part: { form: "coin", ...middle, face, size: 90 }, name: coinNames[face], wrong: null };
}

const die = (dots: number): ShapePart => ({ form: "die", ...middle, dots, size: 90 });
const ball = (paint: Paint): ShapePart => ({ form: "ball", ...middle, radius: 34, paint });
const disc = (paint: Paint): ShapePart => ({ form: "oval", ...middle, rx: 36, ry: 36, paint, look: "full" });
const card = (number: number): ShapePart => ({ form: "card", ...middle, number, size: 90 });

/** "Tung một đồng xu một lần. Con chọn tất cả các mặt có thể xuất hiện." */
function buildCoinQuestion(rng: Rng): Question {
  const dots = rng
    .shuffle([1, 2, 3, 4, 5, 6])
    .slice(0, 2)
    .toSorted((a, b) => a - b);
  const balls = rng.shuffle(paints).slice(0, 2);
  const others: Tile[] = [
    ...dots.map((each) => ({
      part: die(each),
      name: `mặt ${dieText(each)}`,
      wrong: "Đó là một mặt của xúc xắc. Đồng xu không có mặt đó.",
    })),
    ...balls.map((paint) => ({
      part: ball(paint),
      name: `quả bóng màu ${paintName[paint]}`,
      wrong: "Đó là quả bóng. Tung đồng xu thì không thể ra quả bóng.",
    })),
  ];
  const tiles = rng.shuffle([coinTile("heads"), coinTile("tails"), ...others]);
  return pickQuestion(rng, {
    prompt: rng.pick([
      "Tung một đồng xu một lần. Con chọn tất cả các mặt có thể xuất hiện.",
      `${rng.pick(children)} tung một đồng xu một lần. Con chọn mọi mặt có thể xuất hiện.`,
    ]),
    tiles,
    missed: "Con mới chọn một mặt. Đồng xu còn mặt nào nữa?",
    counted: "mặt",
    hints: ["Con nhớ xem một đồng xu có những mặt nào.", "Mặt nào của đồng xu cũng có thể xuất hiện. Con chọn cho đủ."],
    explanation: "Có thể xuất hiện mặt sấp hoặc mặt ngửa. Có 2 mặt.",
    identity: `coin ${dots.join("")} ${balls.join(" ")}`,
  });
}

/** "Tung một lần miếng bìa có một mặt màu đỏ, một mặt màu tím. Con chọn tất cả các màu có thể xuất hiện." */
function buildDiscQuestion(rng: Rng): Question {
  const [first = "red", second = "blue"] = rng.shuffle(paints);
  const sides = [first, second].map((paint) => `màu ${paintName[paint]}`);
  const told = `miếng bìa có một mặt ${sides[0]}, một mặt ${sides[1]}.`;
  return pickQuestion(rng, {
    prompt: rng.pick([
      `Tung một lần ${told} Con chọn tất cả các màu có thể xuất hiện.`,
      `${rng.pick(children)} tung một lần ${told} Con chọn mọi màu có thể xuất hiện.`,
    ]),
    tiles: rng.shuffle(paints).map((paint) => ({
      part: disc(paint),
      name: `màu ${paintName[paint]}`,
      wrong: paint === first || paint === second ? null : `Miếng bìa không có mặt màu ${paintName[paint]}.`,
    })),
    missed: "Con mới chọn một màu. Miếng bìa còn mặt kia nữa.",
    counted: "màu",
    hints: ["Con đọc lại xem hai mặt của miếng bìa có màu gì.", "Mặt nào cũng có thể nằm ở trên. Con chọn cho đủ."],
    explanation: `Mặt trên có thể là ${anyOf(sides)}. Có 2 màu.`,
    identity: `disc ${[first, second].toSorted().join(" ")}`,
  });
}

/** "Lấy một quả bóng từ túi. Con chọn tất cả các màu có thể lấy được.": two or three colours. */
function buildBagQuestion(rng: Rng): Question {
  const balls = rng
    .shuffle(paints)
    .slice(0, rng.int(2, 3))
    .map((paint) => ({ paint, count: rng.int(1, 4) }));
  const [form, name] = rng.pick([
    ["bag", "túi"],
    ["box", "hộp"],
  ] as const);
  const figure: ChanceFigure = {
    type: "chance",
    things: [{ form, balls }],
    alt: `Một chiếc ${name} có các quả bóng màu.`,
  };
  const isIn = (paint: Paint) => balls.some((each) => each.paint === paint);
  const names = balls.map(({ paint }) => `màu ${paintName[paint]}`);
  return pickQuestion(rng, {
    prompt: rng.pick([
      `Lấy một quả bóng từ ${name}. Con chọn tất cả các màu có thể lấy được.`,
      `${rng.pick(children)} không nhìn và lấy một quả bóng từ ${name}. Con chọn mọi màu mà quả bóng đó có thể có.`,
    ]),
    figures: [figure],
    tiles: rng.shuffle(paints).map((paint) => ({
      part: ball(paint),
      name: `màu ${paintName[paint]}`,
      wrong: isIn(paint) ? null : `Trong ${name} không có bóng màu ${paintName[paint]}, nên không thể lấy được.`,
    })),
    missed: `Con còn bỏ sót màu. Con nhìn lại từng quả bóng trong ${name} nhé!`,
    counted: "màu",
    hints: [
      `Mỗi màu có trong ${name} là một khả năng, dù chỉ có một quả.`,
      `Con nhìn từng quả bóng trong ${name}, gặp màu mới thì chọn màu đó.`,
    ],
    explanation: `Có thể lấy được bóng ${anyOf(names)}. Có ${names.length} màu.`,
    identity: `bag ${form} ${balls
      .map(({ paint, count }) => paint + count)
      .toSorted()
      .join(" ")}`,
  });
}

/** What has to hold of a number. */
interface Condition {
  readonly tell: string;
  readonly holds: (number: number) => boolean;
  readonly limit: number;
  /** How a number stands to the limit on the other side of it. */
  readonly against: string;
}

const below = (limit: number): Condition => ({
  tell: `bé hơn ${limit}`,
  holds: (number) => number < limit,
  limit,
  against: `lớn hơn ${limit}`,
});

const above = (limit: number): Condition => ({
  tell: `lớn hơn ${limit}`,
  holds: (number) => number > limit,
  limit,
  against: `bé hơn ${limit}`,
});

const conditions = [3, 4, 5, 6, 7, 8, 9].flatMap((limit) => [below(limit), above(limit - 2)]);

/** A condition that some of the numbers, but not all, and at least two of them meet. */
function pickCondition(rng: Rng, numbers: readonly number[]): Condition {
  return rng.pick(
    conditions.filter(({ holds }) => {
      const count = numbers.filter(holds).length;
      return count > 1 && count < numbers.length;
    }),
  );
}

const dots = [1, 2, 3, 4, 5, 6] as const;

/** "Gieo một con xúc xắc một lần. Con chọn tất cả các mặt có số chấm bé hơn 4." */
function buildDieQuestion(rng: Rng): Question {
  const condition = pickCondition(rng, dots);
  const fitting = dots.filter(condition.holds);
  const order = rng.shuffle(dots);
  return pickQuestion(rng, {
    prompt: rng.pick([
      `Tung một con xúc xắc một lần, được số chấm ${condition.tell}. Con chọn tất cả các mặt có thể xuất hiện.`,
      `${rng.pick(children)} tung xúc xắc một lần. Con chọn mọi mặt có thể xuất hiện mà số chấm ${condition.tell}.`,
    ]),
    tiles: order.map((each) => ({
      part: die(each),
      name: `mặt ${dieText(each)}`,
      wrong: condition.holds(each) ? null : `Mặt này có ${each} chấm, không ${condition.tell}.`,
    })),
    missed: "Con còn bỏ sót mặt. Con xem lần lượt từng mặt của xúc xắc nhé!",
    counted: "mặt",
    hints: ["Con đếm số chấm trên từng mặt.", `Con giữ lại mọi mặt có số chấm ${condition.tell}.`],
    explanation: `Số chấm ${condition.tell} có thể là ${anyOf(fitting)}. Có ${fitting.length} mặt.`,
    identity: `die ${condition.tell} ${order[0]}`,
  });
}

const wheelPaints = ["yellow", "green", "blue", "pink", "purple", "red"] as const;

/** "Quay kim một lần. Con chọn tất cả các số bé hơn 6 mà kim có thể chỉ vào.": numbers that are not on the wheel lie there too. */
function buildWheelQuestion(rng: Rng): Question {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const onWheel = rng.shuffle(numbers).slice(0, rng.int(5, 6));
  const condition = pickCondition(rng, onWheel);
  const fitting = onWheel.filter(condition.holds).toSorted((a, b) => a - b);
  const figure: ChanceFigure = {
    type: "chance",
    things: [{ form: "spinner", sectors: wheelPaints.slice(0, onWheel.length), labels: onWheel.map(String) }],
    alt: "Một vòng quay có kim, mỗi phần ghi một số.",
  };
  const tell = (number: number) => {
    if (!onWheel.includes(number)) return `Trên vòng quay không có số ${number}, nên kim không thể chỉ vào.`;
    if (condition.holds(number)) return null;
    return number === condition.limit
      ? `Số ${number} không ${condition.tell}. Con đọc lại đề bài nhé!`
      : `Số ${number} ${condition.against}, mà đề bài cần số ${condition.tell}.`;
  };
  return pickQuestion(rng, {
    prompt: rng.pick([
      `Quay kim của vòng quay một lần. Con chọn tất cả các số ${condition.tell} mà kim có thể chỉ vào.`,
      `${rng.pick(children)} quay kim một lần. Con chọn mọi số ${condition.tell} mà kim có thể dừng ở đó.`,
    ]),
    figures: [figure],
    tiles: numbers.map((number) => ({ part: card(number), name: `thẻ ghi số ${number}`, wrong: tell(number) })),
    missed: "Con còn bỏ sót số. Con đọc lại từng số trên vòng quay nhé!",
    counted: "số",
    hints: [
      "Kim chỉ có thể dừng ở những số có trên vòng quay.",
      `Con đọc từng số trên vòng quay, giữ lại số ${condition.tell}.`,
    ],
    explanation: `Các số ${condition.tell} trên vòng quay là ${fitting.join(", ")}. Có ${fitting.length} số.`,
    identity: `wheel ${onWheel.toSorted().join("")} ${condition.tell}`,
  });
}

/** What can come, picked whole (curriculum, c3-coin-toss): of a coin; of a bag; of a die or a wheel with a condition. */
export const coinToss = defineDataSkill({
  id: "c3-coin-toss",
  classId: "3",
  title: "Chọn các khả năng có thể xảy ra",
  generate: byDifficulty({
    1: [buildCoinQuestion, buildDiscQuestion],
    2: [buildBagQuestion],
    3: [buildDieQuestion, buildWheelQuestion],
  }),
});
