import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { children } from "#lib/skills/words/children.ts";

interface Choice {
  readonly text: string;
  readonly worth: number;
}

interface ExpressionStory {
  readonly prompt: string;
  readonly right: Choice;
  readonly wrong: readonly Choice[];
  readonly identity: string;
}

/** Some come, some go: "45 + 20 − 15". */
function comeAndGo(rng: Rng): ExpressionStory {
  const [b, c] = [rng.int(11, 40), rng.int(41, 60)];
  const a = rng.int(110, 190);
  const tell = rng.pick([
    `Trại có ${a} con gà, mua thêm ${b} con, rồi bán ${c} con. Biểu thức nào tính số gà còn lại?`,
    `Kho có ${a} bao thóc, nhập thêm ${b} bao, rồi chuyển đi ${c} bao. Biểu thức nào tính số bao thóc còn lại?`,
    `Thư viện có ${a} quyển truyện, mua thêm ${b} quyển, cho mượn ${c} quyển. Biểu thức nào tính số truyện còn lại?`,
  ]);
  return {
    prompt: tell,
    right: { text: `${a} + ${b} − ${c}`, worth: a + b - c },
    wrong: [
      { text: `${a} − ${b} + ${c}`, worth: a - b + c },
      { text: `${a} + ${b} + ${c}`, worth: a + b + c },
      { text: `${a} − ${b} − ${c}`, worth: a - b - c },
    ],
    identity: `come ${a} ${b} ${c}`,
  };
}

/** Full boxes and loose ones: "6 × 3 + 5". */
function boxesAndLoose(rng: Rng): ExpressionStory {
  const name = rng.pick(children);
  const [each, boxes, loose] = [rng.int(5, 12), rng.int(3, 9), rng.int(2, 4)];
  const tell = rng.pick([
    `${name} có ${boxes} hộp bút, mỗi hộp ${each} cái, và ${loose} cái bút rời. Biểu thức nào tính số bút của ${name}?`,
    `${name} có ${boxes} túi bi, mỗi túi ${each} viên, và ${loose} viên bi rời. Biểu thức nào tính số bi của ${name}?`,
    `Cô có ${boxes} rổ cam, mỗi rổ ${each} quả, và ${loose} quả để ngoài. Biểu thức nào tính số cam của cô?`,
  ]);
  return {
    prompt: tell,
    right: { text: `${each} × ${boxes} + ${loose}`, worth: each * boxes + loose },
    wrong: [
      { text: `(${each} + ${loose}) × ${boxes}`, worth: (each + loose) * boxes },
      { text: `${each} × ${boxes} − ${loose}`, worth: each * boxes - loose },
      { text: `${each} + ${boxes} + ${loose}`, worth: each + boxes + loose },
      { text: `${each} + ${boxes} × ${loose}`, worth: each + boxes * loose },
    ],
    identity: `boxes ${each} ${boxes} ${loose}`,
  };
}

/** Two groups shared out together: "(18 + 12) : 6". */
function sharedTogether(rng: Rng): ExpressionStory {
  const rows = rng.int(3, 6);
  const [boys, girls] = [rows * rng.int(3, 6), rows * rng.int(2, 5)];
  const tell = rng.pick([
    `${boys} bạn nam và ${girls} bạn nữ xếp đều thành ${rows} hàng. Biểu thức nào tính số bạn ở mỗi hàng?`,
    `Có ${boys} quả cam và ${girls} quả xoài xếp đều vào ${rows} đĩa. Biểu thức nào tính số quả ở mỗi đĩa?`,
    `${boys} quyển vở và ${girls} quyển truyện chia đều cho ${rows} tổ. Biểu thức nào tính số quyển mỗi tổ nhận?`,
  ]);
  return {
    prompt: tell,
    right: { text: `(${boys} + ${girls}) : ${rows}`, worth: (boys + girls) / rows },
    wrong: [
      { text: `${boys} + ${girls} : ${rows}`, worth: boys + girls / rows },
      { text: `(${boys} + ${girls}) × ${rows}`, worth: (boys + girls) * rows },
      { text: `${boys} : ${rows} + ${girls}`, worth: boys / rows + girls },
      { text: `${boys} + ${girls} − ${rows}`, worth: boys + girls - rows },
    ],
    identity: `shared ${boys} ${girls} ${rows}`,
  };
}

/** A story of two steps and the expressions that might tell it. */
export function pickExpressionStory(difficulty: Difficulty, rng: Rng): ExpressionStory {
  return { 1: comeAndGo, 2: boxesAndLoose, 3: sharedTogether }[difficulty](rng);
}
