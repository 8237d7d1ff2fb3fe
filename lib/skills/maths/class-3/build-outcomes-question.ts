import type { Rng } from "#lib/core/rng.ts";
import type { ChanceFigure } from "#lib/questions/figures/chance.ts";
import type { Question } from "#lib/questions/question.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pickQuestion } from "#lib/skills/drafts/pick-question.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { paintName } from "#lib/text/paint-name.ts";

interface Trial {
  /** What is done: "An tung một đồng xu". */
  readonly tell: string;
  /** What can come: "mặt sấp", "mặt ngửa". */
  readonly outcomes: readonly [string, string];
  /** What cannot come. */
  readonly others: readonly string[];
  readonly figure: ChanceFigure | null;
  /** Where to look for the outcomes. */
  readonly look: string;
}

/** A coin, a card with two colours, a wheel with two colours. */
function pickTrial(rng: Rng): Trial {
  const child = rng.pick(children);
  const [first = "red", second = "blue", third = "green", fourth = "pink"] = rng.shuffle(paints);
  const others = [third, fourth].map((paint) => `màu ${paintName[paint]}`);
  const outcomes = [`màu ${paintName[first]}`, `màu ${paintName[second]}`] as const;
  const kind = rng.int(0, 3);
  if (kind === 0) {
    return {
      tell: `${child} tung một đồng xu một lần rồi xem mặt ở trên.`,
      outcomes: ["mặt sấp", "mặt ngửa"],
      others: ["mặt 6 chấm", "cả hai mặt cùng lúc"],
      figure: {
        type: "chance",
        things: [{ form: "coins", faces: ["heads", "tails"] }],
        alt: "Hai mặt của một đồng xu.",
      },
      look: "Con xem đồng xu có những mặt nào.",
    };
  }
  if (kind === 1) {
    const tell = `Tấm thẻ của ${child} có một mặt ${outcomes[0]}, một mặt ${outcomes[1]}. ${child} tung thẻ một lần.`;
    return { tell, outcomes, others, figure: null, look: "Con xem tấm thẻ có những màu nào." };
  }
  if (kind === 2) {
    const sectors = [first, second, first, second];
    return {
      tell: `${child} quay kim của vòng quay trong hình một lần.`,
      outcomes,
      others,
      figure: {
        type: "chance",
        things: [{ form: "spinner", sectors, labels: [] }],
        alt: "Một vòng quay có kim, chia các phần tô màu.",
      },
      look: "Con xem kim có thể dừng ở những màu nào.",
    };
  }
  const balls = [
    { paint: first, count: rng.int(1, 4) },
    { paint: second, count: rng.int(1, 4) },
  ];
  return {
    tell: `${child} nhắm mắt lấy một quả bóng từ túi trong hình.`,
    outcomes,
    others,
    figure: { type: "chance", things: [{ form: "bag", balls }], alt: "Một túi có các quả bóng màu." },
    look: "Con xem trong túi có bóng những màu nào.",
  };
}

const idea = "Khả năng là điều có thể xảy ra khi con làm thử một lần. Con kể ra từng điều một.";

/** "Những khả năng nào có thể xảy ra?" of a trial with two outcomes. */
export function buildTwoOutcomesQuestion(rng: Rng): Question {
  const { tell, outcomes, others, figure, look } = pickTrial(rng);
  const [one, two] = outcomes;
  const [other = "", last = ""] = others;
  const isList = rng.int(0, 1) === 0;
  const right = isList ? `${one} hoặc ${two}` : other;
  const wrong = isList ? [`chỉ ${one}`, `chỉ ${two}`, `${one} hoặc ${other}`] : [one, two, `${one} hoặc ${two}`];
  const feedback = (text: string) => {
    if (!isList) return `Có thể ra ${text}. Đề bài hỏi điều không thể xảy ra.`;
    const extra = [other, last].find((each) => text.endsWith(each));
    if (extra !== undefined) return `Con nghĩ xem có thể ra ${extra} không nhé!`;
    return `Ngoài ${text.replace("chỉ ", "")}, còn có thể ra gì nữa không?`;
  };
  return choiceQuestion(rng, {
    prompt: isList
      ? rng.pick([`${tell} Kết quả có thể là gì?`, `${tell} Những khả năng nào có thể xảy ra?`])
      : rng.pick([`${tell} Kết quả nào không thể xảy ra?`, `${tell} Điều gì không thể xảy ra?`]),
    figures: figure === null ? [] : [figure],
    answer: wordsValue(right),
    distractors: [...wrong, ...(isList ? [`${two} hoặc ${last}`] : [])].map((text) =>
      mistake("FIELD", wordsValue(text), feedback(text)),
    ),
    hints: [idea, look],
    explanation: isList
      ? `Có hai khả năng: ${one} hoặc ${two}.`
      : `Chỉ có thể là ${one} hoặc ${two}, không thể là ${other}.`,
    praise: "chance",
    identity: `two ${isList} ${one} ${two} ${other} ${tell.split(" ").slice(-4).join(" ")}`,
  });
}

function pickBag(rng: Rng, kinds: number) {
  const balls = rng
    .shuffle(paints)
    .slice(0, kinds)
    .map((paint) => ({ paint, count: rng.int(kinds === 1 ? 2 : 1, kinds > 3 ? 2 : 3) }));
  const figure: ChanceFigure = {
    type: "chance",
    things: [{ form: "bag", balls }],
    alt: "Một chiếc túi có các quả bóng màu.",
  };
  return {
    balls,
    figure,
    names: balls.map(({ paint }) => paintName[paint]),
    key: balls.map(({ paint, count }) => paint + count).join(),
  };
}

/** Six balls to tap: "Lấy một quả bóng từ túi. Con chọn tất cả các màu có thể lấy được." */
export function buildNameColoursQuestion(rng: Rng): Question {
  const kinds = rng.int(2, 5);
  const { balls, figure, names, key } = pickBag(rng, kinds);
  const colours = rng.shuffle(paints);
  const isIn = (paint: (typeof colours)[number]) => balls.some((ball) => ball.paint === paint);
  return pickQuestion(rng, {
    prompt: rng.pick([
      "Lấy một quả bóng từ túi. Con chọn tất cả các màu có thể lấy được.",
      `${rng.pick(children)} nhắm mắt lấy một quả bóng từ túi. Quả bóng đó có thể có những màu nào?`,
    ]),
    figures: [figure],
    tiles: colours.map((paint) => ({
      part: { form: "ball", x: 50, y: 50, radius: 34, paint },
      name: `màu ${paintName[paint]}`,
      wrong: isIn(paint) ? null : `Trong túi không có bóng màu ${paintName[paint]}, nên không thể lấy được.`,
    })),
    missed: "Con còn bỏ sót màu. Con nhìn lại từng quả bóng trong túi nhé!",
    counted: "màu",
    hints: ["Mỗi màu có trong túi là một khả năng.", "Con nhìn từng quả bóng trong túi, gặp màu mới thì chọn màu đó."],
    explanation: `Các màu có thể lấy được: ${names.join(", ")}. Có ${kinds} màu.`,
    identity: `name colours ${key}`,
  });
}

/** "Lấy một quả bóng. Có mấy khả năng xảy ra về màu của bóng?" Typed. */
export function buildColoursQuestion(rng: Rng): Question {
  const kinds = rng.int(2, 5);
  const { balls, figure, names, key } = pickBag(rng, kinds);
  const all = balls.reduce((sum, { count }) => sum + count, 0);
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Lấy một quả bóng từ túi. Có mấy khả năng xảy ra về màu của quả bóng?",
      `${rng.pick(children)} nhắm mắt lấy một quả bóng từ túi. Có mấy khả năng về màu của quả bóng lấy được?`,
    ]),
    figures: [figure],
    answer: kinds,
    range: [1, 12],
    isTyped: true,
    distractors: [
      mistake("FIELD", all, "Đó là số quả bóng. Con đếm số màu khác nhau nhé!"),
      mistake("OFF1", kinds + 1, "Con đếm lại các màu nhé!"),
      mistake("OFF1", kinds - 1, "Con đếm lại các màu nhé!"),
    ],
    hints: ["Mỗi màu trong túi là một khả năng.", "Nhiều quả bóng cùng một màu thì chỉ tính một khả năng."],
    explanation: `Các màu có thể lấy được: ${names.join(", ")}. Có ${kinds} khả năng.`,
    praise: "chance",
    identity: `colours ${key}`,
  });
}
