import type { Rng } from "#lib/core/rng.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { asValue, type Fraction, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";

const rule = "Tử số bé hơn mẫu số thì phân số bé hơn 1, lớn hơn mẫu số thì phân số lớn hơn 1.";

const kinds = [
  { word: "bé hơn 1", isFit: ({ top, bottom }: Fraction) => top < bottom, why: "Tử số bé hơn mẫu số" },
  { word: "lớn hơn 1", isFit: ({ top, bottom }: Fraction) => top > bottom, why: "Tử số lớn hơn mẫu số" },
] as const;

/** "Phân số nào lớn hơn 1?" or a sign between a fraction and 1. */
export function buildAgainstOneQuestion(rng: Rng): Question {
  const bottoms = rng.shuffle([4, 5, 6, 7, 8, 9, 10, 11, 12]).slice(0, 4);
  const proper = bottoms.map((bottom) => ({ top: rng.int(1, bottom - 1), bottom }));
  const improper = bottoms.map((bottom) => ({ top: bottom + rng.int(1, 4), bottom }));
  if (rng.int(1, 3) > 1)
    return buildSignOfOneQuestion(
      rng.pick([proper[0], improper[0], { top: 7, bottom: 7 }]) ?? { top: 3, bottom: 4 },
      rng,
    );
  const place = rng.int(0, 1);
  const { word, why } = kinds[place] ?? kinds[0];
  const [own, others] = place === 0 ? [proper, improper] : [improper, proper];
  const answer = own[0] ?? { top: 1, bottom: 2 };
  const equal = { top: answer.bottom, bottom: answer.bottom };
  return choiceQuestion(rng, {
    prompt: rng.pick([`Phân số nào ${word}?`, `Trong các phân số dưới đây, phân số ${word} là:`]),
    answer: asValue(answer),
    distractors: [
      mistake("EQ", asValue(equal), "Tử số bằng mẫu số thì phân số bằng 1."),
      ...others.map((other) => mistake("REL", asValue(other), "Con so tử số với mẫu số nhé!")),
    ],
    hints: ["Con so tử số với mẫu số của từng phân số.", rule],
    explanation: `${why} nên ${writtenFraction(answer)} ${word}.`,
    praise: "fraction",
    identity: `one ${word} ${writtenFraction(answer)} ${others.map(writtenFraction).join()}`,
  });
}

function buildSignOfOneQuestion(fraction: Fraction, rng: Rng): Question {
  const { top, bottom } = fraction;
  const sign = signBetween(top, bottom);
  const word = { "<": "bé hơn", "=": "bằng", ">": "lớn hơn" }[sign];
  const text = writtenFraction(fraction);
  return signQuestion(rng, {
    prompt: rng.pick(["Con so sánh phân số với 1.", "Điền dấu thích hợp vào giữa phân số và số 1."]),
    sides: [text, "1"],
    sign,
    answer: `${text} ${sign} 1`,
    turned: "Con so lại tử số với mẫu số nhé!",
    notEqual: "Tử số khác mẫu số thì phân số không bằng 1.",
    hints: ["Con so tử số với mẫu số.", rule],
    explanation: `Tử số ${word} mẫu số nên ${text} ${sign} 1.`,
    praise: "compare",
    identity: `sign one ${text}`,
  });
}

/** A ray from 0 to 2 with a mark at each part and an arrow at one of them. */
function ray(bottom: number, at: number, wholes: number): AxisFigure {
  return {
    type: "axis",
    from: 0,
    to: wholes,
    marks: Array.from({ length: bottom * wholes + 1 }, (_, place) => ({
      at: place / bottom,
      label: place % bottom === 0 ? String(place / bottom) : null,
      isLarge: place % bottom === 0,
    })),
    pointers: [{ at: at / bottom, label: "?" }],
    hops: [],
    alt: `Tia số từ 0 đến ${wholes}. Mỗi đơn vị chia thành ${bottom} phần bằng nhau.`,
  };
}

/** The ray with the parts counted from 0 to the arrow. */
function countedRay(bottom: number, at: number, wholes: number): AxisFigure {
  const drawn = ray(bottom, at, wholes);
  const hops = Array.from({ length: at }, (_, place) => ({
    from: place / bottom,
    to: (place + 1) / bottom,
    label: String(place + 1),
  }));
  const label = writtenFraction({ top: at, bottom });
  const marks = drawn.marks.map((mark, place) => (place === at ? { ...mark, label, isLarge: true } : mark));
  return { ...drawn, marks, pointers: [], hops, alt: `${drawn.alt} Đếm từng phần từ 0.` };
}

/** "Mũi tên chỉ phân số nào?" */
export function buildOnRayQuestion(rng: Rng): Question {
  const bottom = rng.pick([2, 3, 4, 5, 6, 7, 8, 10]);
  const wholes = bottom <= 6 ? rng.pick([1, 2]) : 1;
  const top = rng.pick(
    Array.from({ length: bottom * wholes }, (_, place) => place + 1).filter((place) => place % bottom !== 0),
  );
  return fractionQuestion(rng, {
    prompt: rng.pick(["Mũi tên trên tia số chỉ phân số nào?", "Vạch có mũi tên ứng với phân số nào?"]),
    figures: [ray(bottom, top, wholes)],
    answer: { top, bottom },
    isTyped: true,
    wrong: {
      top: "Con đếm lại số phần từ 0 đến mũi tên nhé!",
      bottom: "Con đếm lại số phần từ 0 đến 1 nhé!",
    },
    distractors: [
      fractionDistractor("COUNT-ENDS", top + 1, bottom, "Con đếm các khoảng từ số 0, không đếm vạch 0 nhé!"),
      fractionDistractor("COUNT-ENDS", top, bottom + 1, "Con đếm số khoảng từ 0 đến 1, không đếm số vạch."),
      fractionDistractor("FIELD", top, bottom * 2, "Mẫu số là số phần từ 0 đến 1."),
      fractionDistractor("SWAP", bottom, top, "Mẫu số là số phần từ 0 đến 1, viết dưới."),
    ],
    hints: [
      "Con đếm xem từ 0 đến 1 có mấy phần bằng nhau. Đó là mẫu số.",
      "Con đếm từ 0 đến mũi tên có mấy phần. Đó là tử số.",
    ],
    explanation: {
      say: `Từ 0 đến 1 có ${bottom} phần, từ 0 đến mũi tên có ${top} phần: ${writtenFraction({ top, bottom })}.`,
      figures: [countedRay(bottom, top, wholes)],
    },
    praise: "fraction",
    identity: `ray ${wholes} ${top} ${bottom}`,
  });
}
