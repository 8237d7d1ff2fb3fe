import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalAxis } from "#lib/questions/decimals/decimal-axis.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { measureInText } from "#lib/skills/maths/decimal-measure.ts";
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
    // Two of three carry past a 9.
    const hundredths = rng.pick([start * 10 + 9, start * 10 + 9, start * 10 + rng.int(0, 8)]);
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

/** `scaled` / 10^`places` */
interface Decimal {
  readonly scaled: number;
  readonly places: number;
}

/** Numbers that come out by mistake: the wrong way, at another place, with a wrong carry. */
function distractorsOf(rounding: Rounding): Distractor<Decimal>[] {
  const { scaled, places, to } = rounding;
  const right = roundedTo(rounding, to);
  const down = Math.floor(scaled / 10 ** (places - to));
  const isUp = right !== down;
  const at = (value: number, kept = to): Decimal => ({ scaled: value, places: kept });
  const asked = `Đề bài hỏi làm tròn đến ${names[to]}.`;
  const ten = Math.round(scaled / 10 ** (places + 1)) * 10;
  return [
    mistake(
      "ROUND",
      at(isUp ? down : down + 1),
      `Con xem chữ số ${next[to]} nhé: bé hơn 5 thì giữ nguyên, từ 5 trở lên thì cộng thêm 1.`,
    ),
    mistake("ROUND", { scaled, places }, "Số này chưa được làm tròn con nhé!"),
    ...(to === 0
      ? [mistake("ROUND", at(ten), `Con đã làm tròn đến hàng chục. ${asked}`)]
      : [
          mistake(
            "ROUND",
            at(roundedTo(rounding, to - 1), (to - 1) as 0 | 1),
            `Con đã làm tròn đến ${names[to - 1]}. ${asked}`,
          ),
        ]),
    ...(places > to + 1
      ? [
          mistake(
            "ROUND",
            at(roundedTo(rounding, to + 1), (to + 1) as 1 | 2),
            `Con đã làm tròn đến ${names[to + 1]}. ${asked}`,
          ),
        ]
      : []),
    mistake("CONCAT", { scaled, places: 0 }, "Con mới bỏ dấu phẩy đi, chưa làm tròn. Số làm tròn phải gần số đã cho."),
    isUp
      ? mistake("PLACE", at(down + 2), "Con cộng nhiều quá. Khi làm tròn lên, con chỉ cộng thêm 1.")
      : mistake("PLACE", at(Math.max(0, down - 1)), `Khi làm tròn, chữ số ${names[to]} không bớt đi 1.`),
    isUp
      ? mistake("PLACE", at(down + 10), `Con đã cộng vào hàng đứng trước ${names[to]}.`)
      : mistake("PLACE", at(down + 2), `Con đã cộng vào chữ số ${names[to]}. Chữ số đứng sau bé hơn 5 thì giữ nguyên.`),
  ];
}

/** The digit that decides, what is done, and where a 9 goes on; ends before the result. */
function explain(rounding: Rounding): string {
  const { scaled, places, to } = rounding;
  const digit = decider(rounding);
  const [place, before] = [0, 1].map((up) => Math.floor(scaled / 10 ** (places - to + up)) % 10);
  const decides = `Chữ số ${next[to]} của ${written(rounding)} là ${digit}`;
  const rest = "Bỏ các chữ số đứng sau";
  if (digit < 5) return `${decides}, bé hơn 5 nên giữ nguyên chữ số ${names[to]}. ${rest}`;
  if (place === undefined || before === undefined || place < 9 || to === 0)
    return `${decides}, từ 5 trở lên nên cộng thêm 1 vào chữ số ${names[to]}. ${rest}`;
  return `${decides}, từ 5 trở lên nên cộng thêm 1 vào chữ số ${names[to]}. 9 + 1 = 10, viết 0, nhớ 1; chữ số ${names[to - 1]} là ${before} + 1 = ${before + 1}`;
}

/** A zero at the end stays: it tells how far the number was rounded. */
function zeroKept(to: 0 | 1 | 2, text: string): string {
  return to > 0 && text.endsWith("0") ? ` Chữ số 0 ở cuối cho biết số đã làm tròn đến ${names[to]}.` : "";
}

const hintsOf = (to: 0 | 1 | 2) => [
  `Con tìm chữ số ${names[to]}, rồi xem chữ số đứng liền sau nó.`,
  "Chữ số liền sau bé hơn 5 thì giữ nguyên, từ 5 trở lên thì cộng thêm 1.",
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

/** "Trên tia số, 8,46 gần số nào hơn?" with the ray; the answer is what it rounds to. */
function buildRayQuestion(rng: Rng, difficulty: Difficulty): Question {
  const made = pickRounding(rng, difficulty);
  // A number in the very middle is near to none: it is moved on by one mark.
  const isMiddle = made.places - made.to === 1 && made.scaled % 10 === 5;
  const rounding = isMiddle ? { ...made, scaled: made.scaled + 1 } : made;
  const { to } = rounding;
  const answer = { scaled: roundedTo(rounding, to), places: to };
  const text = writeDecimal(answer.scaled, to);
  return decimalEntryQuestion(rng, {
    prompt: `Nhìn tia số, con làm tròn ${written(rounding)} đến ${targets[to]}:`,
    figures: [rayOf(rounding)],
    answer,
    isFull: true,
    distractors: distractorsOf(rounding),
    wrong: "Con xem mũi tên nằm giữa hai số nào và gần số nào hơn nhé!",
    hints: ["Con xem mũi tên gần vạch có số nào hơn.", ...hintsOf(to).slice(1)],
    explanation: `${explain(rounding)}. Làm tròn được ${text}.${zeroKept(to, text)}`,
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
  const scaled = base + rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4]);
  const answer = write(scaled);
  const tried: Rounding = { scaled, places: to + 1, to };
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
