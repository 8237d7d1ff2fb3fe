import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalAxis } from "#lib/questions/decimals/decimal-axis.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue, measureValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** `scaled` / 10^`places` is rounded to `to` places. */
interface Rounding {
  readonly scaled: number;
  readonly places: number;
  readonly to: 0 | 1 | 2;
}

const names = ["hàng đơn vị", "hàng phần mười", "hàng phần trăm"] as const;
const next = ["hàng phần mười", "hàng phần trăm", "hàng phần nghìn"] as const;
const targets = ["số tự nhiên gần nhất", ...names.slice(1)] as const;

const written = ({ scaled, places }: Rounding) => writeDecimal(scaled, places);

function roundedTo({ scaled, places }: Rounding, to: number): number {
  return Math.round(scaled / 10 ** (places - to));
}

/** The digit that decides: the first one behind the place. */
function decider({ scaled, places, to }: Rounding): number {
  return Math.floor(scaled / 10 ** (places - to - 1)) % 10;
}

function pickRounding(rng: Rng, difficulty: Difficulty): Rounding {
  if (difficulty === 3) {
    const start = rng.int(1, 99) * 10 + rng.int(0, 8);
    // Half of them carry past a 9.
    const hundredths = rng.pick([start * 10 + 9, start * 10 + rng.int(0, 8)]);
    const last = hundredths % 10 === 9 ? rng.int(5, 9) : rng.int(1, 9);
    return { scaled: hundredths * 10 + last, places: 3, to: 2 };
  }
  const to = difficulty === 1 ? 0 : 1;
  const more = rng.int(1, 2);
  // No 9 in the place itself: what it carries into comes at difficulty 3.
  const start = to === 0 ? rng.int(1, 9) * 10 + rng.int(0, 8) : rng.int(10, 99) * 10 + rng.int(0, 8);
  const rest = more === 1 ? rng.int(1, 9) : rng.int(1, 9) * 10 + rng.int(1, 9);
  // 1 and 5 are named by the rule itself.
  const isSmall = to === 0 && rng.pick([true, false]);
  return { scaled: (isSmall ? rng.pick([2, 3, 6, 7, 8]) : start) * 10 ** more + rest, places: to + more, to };
}

function distractorsOf(rounding: Rounding) {
  const { scaled, places, to } = rounding;
  const right = roundedTo(rounding, to);
  const down = Math.floor(scaled / 10 ** (places - to));
  const other = right === down ? down + 1 : down;
  const isUp = right !== down;
  const wrongWay = `Con xem chữ số ${next[to]} nhé: bé hơn 5 thì giữ nguyên, từ 5 trở lên thì cộng thêm 1.`;
  return [
    mistake("ROUND", decimalValue(other, to), wrongWay),
    mistake("ROUND", decimalValue(scaled, places), "Số này chưa được làm tròn con nhé!"),
    ...(to > 0
      ? [mistake("ROUND", decimalValue(roundedTo(rounding, to - 1), to - 1), `Đề bài hỏi làm tròn đến ${names[to]}.`)]
      : [
          mistake(
            "ROUND",
            decimalValue(right * 10, 0),
            `${decimalValue(right * 10, 0).line.text} lớn hơn ${written(rounding)} rất nhiều. Số làm tròn đến hàng đơn vị phải gần số đã cho.`,
          ),
        ]),
    isUp
      ? mistake("PLACE", decimalValue(down + 2, to), "Con đã cộng thêm 2. Khi làm tròn lên, con chỉ cộng thêm 1.")
      : mistake(
          "PLACE",
          decimalValue(Math.max(0, down - 1), to),
          `Chữ số ${names[to]} không bao giờ bớt đi 1 con nhé!`,
        ),
    isUp
      ? mistake("PLACE", decimalValue(down + 10, to), `Con đã cộng vào hàng đứng trước ${names[to]}.`)
      : mistake("PLACE", decimalValue(down + 2, to), `Con đã cộng thêm 2 vào chữ số ${names[to]}.`),
  ];
}

function explain(rounding: Rounding): string {
  const digit = decider(rounding);
  const way = digit >= 5 ? "từ 5 trở lên nên làm tròn lên" : "bé hơn 5 nên giữ nguyên chữ số đứng trước";
  const isCarried = digit >= 5 && Math.floor(rounding.scaled / 10 ** (rounding.places - rounding.to)) % 10 === 9;
  const carried = isCarried ? ", 9 + 1 = 10, viết 0 nhớ 1" : "";
  return `Chữ số ${next[rounding.to]} là ${digit}, ${way}${carried}`;
}

const hintsOf = (to: 0 | 1 | 2) => [
  `Con tìm chữ số ${names[to]}, rồi xem chữ số đứng liền sau nó.`,
  "Chữ số liền sau bé hơn 5 thì giữ nguyên, từ 5 trở lên thì cộng thêm 1.",
];

const things = [
  { tells: (size: string) => `Cây cau nhà An cao ${size}.`, asks: "cây cao khoảng:", unit: "m", most: 15 },
  { tells: (size: string) => `Con lợn nhà bà cân nặng ${size}.`, asks: "con lợn nặng khoảng:", unit: "kg", most: 99 },
  {
    tells: (size: string) => `Quãng đường từ nhà ra chợ dài ${size}.`,
    asks: "quãng đường dài khoảng:",
    unit: "km",
    most: 12,
  },
  { tells: (size: string) => `Bể cá chứa ${size} nước.`, asks: "bể chứa khoảng:", unit: "l", most: 1000 },
] as const;

/** "Làm tròn 8,46 đến hàng phần mười:", with or without a story. */
function buildRoundQuestion(rng: Rng, difficulty: Difficulty): Question {
  const rounding = pickRounding(rng, difficulty);
  const { scaled, places, to } = rounding;
  const answer = decimalValue(roundedTo(rounding, to), to);
  const whole = scaled / 10 ** places;
  const thing = rng.pick(things.filter(({ most }) => whole <= most));
  const isStory = rng.pick([true, false]);
  const target = rng.pick([targets[to], names[to]]);
  const number = written(rounding);
  const bare = rng.pick([`Làm tròn ${number} đến ${target}:`, `Số ${number} làm tròn đến ${target} được số nào?`]);
  return choiceQuestion(rng, {
    prompt: isStory ? `${thing.tells(measure(number, thing.unit))} Làm tròn đến ${target}, ${thing.asks}` : bare,
    answer: isStory ? measureValue(answer, thing.unit) : answer,
    distractors: distractorsOf(rounding).map((each) =>
      isStory ? { ...each, value: measureValue(each.value, thing.unit) } : each,
    ),
    hints: hintsOf(to),
    explanation: `${explain(rounding)}: ${isStory ? measure(answer.line.text, thing.unit) : answer.line.text}.`,
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

/** "Trên tia số, 8,46 gần số nào hơn?" with the ray; the answer is what it rounds to. */
function buildRayQuestion(rng: Rng, difficulty: Difficulty): Question {
  const made = pickRounding(rng, difficulty);
  // A number in the very middle is near to none: it is moved on by one mark.
  const isMiddle = made.places - made.to === 1 && made.scaled % 10 === 5;
  const rounding = isMiddle ? { ...made, scaled: made.scaled + 1 } : made;
  const { to } = rounding;
  const answer = decimalValue(roundedTo(rounding, to), to);
  return choiceQuestion(rng, {
    prompt: `Nhìn tia số, con làm tròn ${written(rounding)} đến ${targets[to]}:`,
    figures: [rayOf(rounding)],
    answer,
    distractors: distractorsOf(rounding),
    hints: ["Con xem mũi tên gần vạch có số nào hơn.", ...hintsOf(to).slice(1)],
    explanation: `${explain(rounding)}: ${answer.line.text}.`,
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
  const below = "Số này làm tròn được số bé hơn. Con xem chữ số liền sau nhé!";
  const above = "Số này làm tròn được số lớn hơn. Con xem chữ số liền sau nhé!";
  const answer = write(base + rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4]));
  return choiceQuestion(rng, {
    prompt: `Số nào làm tròn đến ${targets[to]} thì được ${writeDecimal(target, to)}?`,
    answer,
    distractors: [
      mistake("ROUND", write(base + rng.int(5, 9)), above),
      mistake("ROUND", write(base - rng.int(6, 9)), below),
      mistake("PLACE", write(base + rng.int(11, 14)), above),
      mistake("PLACE", write(base - rng.int(11, 14)), below),
      mistake("PLACE", write(base + rng.int(15, 19)), above),
      mistake("PLACE", write(base - rng.int(15, 19)), below),
    ],
    hints: ["Con thử làm tròn từng số.", ...hintsOf(to).slice(1)],
    explanation: `Làm tròn ${answer.line.text} đến ${targets[to]} được ${writeDecimal(target, to)}.`,
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
