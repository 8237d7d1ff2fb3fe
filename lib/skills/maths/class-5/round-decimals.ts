import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalAxis } from "#lib/questions/decimals/decimal-axis.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  distractorsOf,
  explain,
  names,
  next,
  pickRounding,
  type Rounding,
  roundedTo,
  targets,
  written,
  zeroKept,
} from "./rounding.ts";

const hintsOf = (to: 0 | 1 | 2) => [
  `Con tìm chữ số ${names[to]}, rồi xem chữ số đứng liền sau nó.`,
  `Chữ số ${next[to]} bé hơn 5 thì giữ nguyên chữ số ${names[to]}. Từ 5 trở lên thì cộng thêm 1 vào ${names[to]}.`,
];

const things = [
  {
    tells: (size: string) => `Cây cau nhà An cao ${size}.`,
    asks: "cây cao khoảng bao nhiêu mét?",
    unit: "m",
    most: 15,
  },
  {
    tells: (size: string) => `Con lợn nhà bà cân nặng ${size}.`,
    asks: "con lợn nặng khoảng bao nhiêu ki-lô-gam?",
    unit: "kg",
    most: 99,
  },
  {
    tells: (size: string) => `Quãng đường từ nhà ra chợ dài ${size}.`,
    asks: "quãng đường dài khoảng bao nhiêu ki-lô-mét?",
    unit: "km",
    most: 12,
  },
  {
    tells: (size: string) => `Bể cá chứa ${size} nước.`,
    asks: "bể chứa khoảng bao nhiêu lít nước?",
    unit: "l",
    most: 1000,
  },
] as const;

/** "Làm tròn 8,46 đến hàng phần mười:", with or without a story. */
function buildRoundQuestion(rng: Rng, difficulty: Difficulty): Question {
  const rounding = pickRounding(rng, difficulty);
  const { scaled, places, to } = rounding;
  const answer = { scaled: roundedTo(rounding, to), places: to };
  const text = writeDecimal(answer.scaled, to);
  const whole = scaled / 10 ** places;
  const thing = rng.pick(things.filter(({ most }) => whole <= most));
  const isStory = rng.pick([true, false]);
  const target = rng.pick([targets[to], names[to]]);
  const number = written(rounding);
  const bare = rng.pick([`Làm tròn ${number} đến ${target}:`, `Số ${number} làm tròn đến ${target} được số nào?`]);
  const result = isStory ? measure(text, thing.unit) : text;
  return decimalEntryQuestion(rng, {
    prompt: isStory ? `${thing.tells(measureInText(number, thing.unit))} Làm tròn đến ${target}, ${thing.asks}` : bare,
    answer,
    isFull: true,
    ...(isStory && { unit: thing.unit }),
    distractors: distractorsOf(rounding),
    wrong: hintsOf(to)[0] ?? "",
    hints: hintsOf(to),
    explanation: `${explain(rounding)}. Làm tròn được ${result}.${zeroKept(to, text)}`,
    praise: "round",
    identity: `round ${isStory} ${number} ${to}`,
  });
}

/** A ray between two neighbours, with an arrow at the number. */
function rayOf({ scaled, places, to }: Rounding): AxisFigure {
  return decimalAxis({
    first: Math.floor(scaled / 10 ** (places - to)),
    places: to,
    pointers: [{ at: scaled / 10 ** places, label: writeDecimal(scaled, places) }],
    alt: "Tia số chia mười phần bằng nhau, có mũi tên chỉ vị trí của số đã cho.",
  });
}

/** The ray with the number in its middle, and on which side of it the number lies. */
function halvedRay(rounding: Rounding): { readonly say: string; readonly ray: AxisFigure } {
  const { scaled, places, to } = rounding;
  const low = Math.floor(scaled / 10 ** (places - to));
  const middle = writeDecimal(low * 10 + 5, to + 1);
  const ray = rayOf(rounding);
  const marks = ray.marks.map((mark, tenth) => (tenth === 5 ? { ...mark, label: middle } : mark));
  const isAbove = roundedTo(rounding, to) > low;
  const [side, near] = isAbove ? ["phải", low + 1] : ["trái", low];
  return {
    say: `${written(rounding)} ở bên ${side} vạch chính giữa ${middle} nên gần ${writeDecimal(near, to)} hơn.`,
    ray: { ...ray, marks, alt: `${ray.alt} Vạch chính giữa ghi ${middle}.` },
  };
}

/** "Trên tia số, 8,46 gần số nào hơn?" with the ray; the answer is what it rounds to. */
function buildRayQuestion(rng: Rng, difficulty: Difficulty): Question {
  const made = pickRounding(rng, difficulty);
  // A number in the very middle is near to none: it is moved on by one mark.
  const isMiddle = made.places - made.to === 1 && made.scaled % 10 === 5;
  const rounding = isMiddle ? { ...made, scaled: made.scaled + 1 } : made;
  const { to } = rounding;
  const answer = { scaled: roundedTo(rounding, to), places: to };
  const text = writeDecimal(answer.scaled, to);
  const shown = halvedRay(rounding);
  return decimalEntryQuestion(rng, {
    prompt: `Nhìn tia số, con làm tròn ${written(rounding)} đến ${targets[to]}:`,
    figures: [rayOf(rounding)],
    answer,
    isFull: true,
    distractors: distractorsOf(rounding),
    wrong: "Con xem mũi tên nằm giữa hai số nào và gần số nào hơn nhé!",
    hints: ["Con xem mũi tên gần vạch có số nào hơn.", ...hintsOf(to).slice(1)],
    explanation: {
      say: `${shown.say} Làm tròn được ${text}.${zeroKept(to, text)}`,
      figures: [shown.ray],
    },
    praise: "round",
    identity: `ray ${written(rounding)} ${to}`,
  });
}

/** "Số nào làm tròn đến hàng phần mười được 8,5?" */
function buildBackQuestion(rng: Rng, difficulty: Difficulty): Question {
  const rounding = pickRounding(rng, difficulty);
  const { to } = rounding;
  const target = roundedTo(rounding, to);
  const write = (scaled: number) => decimalValue(scaled, to + 1);
  const base = target * 10;
  const below = `Số này làm tròn được số bé hơn. Con xem chữ số ${next[to]} nhé!`;
  const above = `Số này làm tròn được số lớn hơn. Con xem chữ số ${next[to]} nhé!`;
  const scaled = base + rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4]);
  const answer = write(scaled);
  const tried: Rounding = { scaled, places: to + 1, to };
  return choiceQuestion(rng, {
    prompt: `Số nào làm tròn đến ${targets[to]} thì được ${writeDecimal(target, to)}?`,
    answer,
    distractors: [
      mistake("ROUND", write(base + rng.int(5, 9)), above),
      mistake("ROUND", write(base - rng.int(6, 9)), below),
      mistake("ROUND", write(base + rng.int(11, 14)), above),
      mistake("ROUND", write(base - rng.int(11, 14)), below),
      mistake("ROUND", write(base + rng.int(15, 19)), above),
      mistake("ROUND", write(base - rng.int(15, 19)), below),
    ],
    hints: ["Con thử làm tròn từng số.", ...hintsOf(to).slice(1)],
    explanation: `${explain(tried)}. Làm tròn ${answer.line.text} đến ${targets[to]} được ${writeDecimal(target, to)}.`,
    praise: "round",
    identity: `back ${target} ${to}`,
  });
}

/** Decimals rounded (curriculum, c5-round-decimals): to a whole number; to tenths; to hundredths, past a 9. */
export const roundDecimals = defineNumberSkill({
  id: "c5-round-decimals",
  classId: "5",
  title: "Làm tròn số thập phân",
  generate(difficulty, rng) {
    return rng.pick([buildRoundQuestion, buildRoundQuestion, buildRayQuestion, buildBackQuestion])(rng, difficulty);
  },
});
