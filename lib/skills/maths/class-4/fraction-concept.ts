import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { type Fraction, fractionBars, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { buildAgainstOneQuestion, buildOnRayQuestion } from "./build-fraction-place-question.ts";
import { countedPainting, painting } from "./fraction-paintings.ts";

const forms = [
  { form: "bar", name: "Băng giấy" },
  { form: "circle", name: "Hình tròn" },
  { form: "grid", name: "Hình chữ nhật" },
  { form: "set", name: "Nhóm chấm tròn" },
] as const;

const inverted = "Mẫu số là số phần bằng nhau, viết dưới. Tử số là số phần đã lấy, viết trên.";

const counted = {
  top: "Con đếm lại số phần được hỏi để có tử số nhé!",
  bottom: "Con đếm lại số phần của cả hình để có mẫu số nhé!",
};

/** "Phân số chỉ phần đã tô màu là:" */
function buildPaintedQuestion(rng: Rng): Question {
  const { form, name } = rng.pick(forms);
  const bottom = rng.pick(form === "grid" || form === "set" ? [4, 6, 8, 9, 10, 12] : [2, 3, 4, 5, 6, 8, 10]);
  const top = rng.int(1, bottom - 1);
  const isPainted = bottom - top === top || rng.int(1, 4) > 1;
  const answer = { top: isPainted ? top : bottom - top, bottom };
  const word = isPainted ? "đã tô màu" : "chưa tô màu";
  return fractionQuestion(rng, {
    prompt: rng.pick([`Phân số chỉ phần ${word} là:`, `Phân số nào chỉ phần ${word} của hình?`]),
    figures: [painting(form, name, { top, bottom })],
    answer,
    isTyped: rng.pick([true, false]),
    wrong: counted,
    distractors: [
      fractionDistractor("PARTIAL", bottom - answer.top, bottom, `Đề bài hỏi phần ${word}. Con đếm lại nhé!`),
      fractionDistractor("SWAP", bottom, answer.top, inverted),
      fractionDistractor("FIELD", top, bottom - top, "Mẫu số là số phần của cả hình, không phải số phần còn lại."),
      fractionDistractor("DATUM", 1, bottom, "Con đếm xem có mấy phần được hỏi nhé!"),
    ],
    hints: ["Mẫu số cho biết cả hình được chia thành mấy phần bằng nhau.", `Tử số cho biết có mấy phần ${word}.`],
    explanation: {
      say: `Cả hình có ${bottom} ${form === "set" ? "chấm tròn" : "phần bằng nhau"}, ${answer.top} ${form === "set" ? "chấm" : "phần"} ${word}: ${writtenFraction(answer)}.`,
      figures: [countedPainting(form, name, { top, bottom }, isPainted)],
    },
    praise: "fraction",
    identity: `painted ${form} ${isPainted} ${top} ${bottom}`,
  });
}

/** "Hình nào đã tô màu 3/4?" */
function buildWhichPictureQuestion(rng: Rng): Question {
  const { form, name } = rng.pick(forms.slice(0, 3));
  const fraction = pickProper(rng, [3, 4, 5, 6, 8]);
  const { top, bottom } = fraction;
  const wrong = [
    { top, bottom: bottom + top },
    { top: bottom - top, bottom },
    { top: 1, bottom },
    { top, bottom: bottom + 1 },
  ].filter((each) => each.top * bottom !== top * each.bottom);
  return figureChoiceQuestion(rng, {
    prompt: `Hình nào đã tô màu ${writtenFraction(fraction)}?`,
    right: painting(form, name, fraction),
    answer: `${bottom} phần bằng nhau, tô ${top} phần`,
    distractors: wrong
      .filter(
        (each, place) => wrong.findIndex((other) => other.top === each.top && other.bottom === each.bottom) === place,
      )
      .slice(0, 3)
      .map((each) =>
        mistake(
          each.bottom === bottom ? "PARTIAL" : "FIELD",
          painting(form, name, each),
          "Con đếm số phần bằng nhau, rồi đếm số phần đã tô nhé!",
        ),
      ),
    hints: ["Mẫu số cho biết hình chia thành mấy phần bằng nhau.", "Tử số cho biết số phần đã tô màu."],
    explanation: {
      say: `Hình cần tìm có ${bottom} phần bằng nhau, tô ${top} phần.`,
      figures: [countedPainting(form, name, fraction)],
    },
    praise: "fraction",
    identity: `picture ${form} ${top} ${bottom}`,
  });
}

const words = ["", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín", "mười"] as const;

/** "Phân số “ba phần tư” viết là:" */
function buildWrittenQuestion(rng: Rng): Question {
  const { top, bottom } = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10]);
  const said = `${words[top]} phần ${bottom === 4 ? "tư" : words[bottom]}`;
  const isSaid = rng.pick([true, false]);
  return fractionQuestion(rng, {
    prompt: isSaid ? `Phân số “${said}” viết là:` : `Phân số có tử số là ${top}, mẫu số là ${bottom} viết là:`,
    answer: { top, bottom },
    isTyped: true,
    isExact: true,
    distractors: [
      fractionDistractor("SWAP", bottom, top, inverted),
      fractionDistractor("FIELD", top, top + bottom, "Mẫu số đã nói rõ trong đề bài. Con đọc lại nhé!"),
    ],
    hints: [
      "Tử số viết trên dấu gạch ngang.",
      {
        say: "Mẫu số viết dưới dấu gạch ngang.",
        figures: [fractionBars([{ top, bottom, label: null }], "Một băng giấy chia thành các phần bằng nhau.")],
      },
    ],
    explanation: `Tử số ${top} viết trên, mẫu số ${bottom} viết dưới: ${writeFraction(top, bottom)}.`,
    praise: "fraction",
    identity: `written ${top} ${bottom}`,
  });
}

/** Two numbers that have no factor in common. */
function pickShare(rng: Rng): Fraction {
  const { top, bottom } = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10, 12]);
  return top > 1 && rng.int(1, 4) === 1 ? { top: bottom, bottom: top } : { top, bottom };
}

function quotientDistractors({ top, bottom }: Fraction) {
  return [
    fractionDistractor("SWAP", bottom, top, "Số bị chia là tử số, số chia là mẫu số. Con xem lại nhé!"),
    fractionDistractor("DATUM", 1, bottom, `Tử số là số bị chia: ở đây không phải là 1.`),
    fractionDistractor("DATUM", 1, top, "Số bị chia là tử số, số chia là mẫu số."),
    fractionDistractor("FIELD", top, top + bottom, "Mẫu số chính là số chia."),
  ];
}

const divided = {
  top: "Con xem lại: trong phép chia này, số nào là số bị chia?",
  bottom: "Con xem lại: trong phép chia này, số nào là số chia?",
};

const goods = readTable(
  { numbers: [], words: ["of", "tell"] },
  `
  cái bánh | Chia đều {top} cái bánh cho {bottom} bạn. Mỗi bạn được mấy phần cái bánh?
  quả dưa  | Chia đều {top} quả dưa cho {bottom} nhà. Mỗi nhà được mấy phần quả dưa?
  m        | Cắt {top} m dây thành {bottom} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?
  l        | Rót đều {top} l sữa vào {bottom} chai. Mỗi chai có bao nhiêu lít sữa?
`,
);

/** "Chia đều 3 cái bánh cho 4 bạn. Mỗi bạn được mấy phần cái bánh?" */
function buildShareQuestion(rng: Rng): Question {
  const { top, bottom } = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10]);
  const { tell, of } = rng.pick(goods);
  const answer = writeFraction(top, bottom);
  return fractionQuestion(rng, {
    prompt: fillGaps(tell, { top, bottom }),
    answer: { top, bottom },
    isTyped: true,
    wrong: divided,
    distractors: quotientDistractors({ top, bottom }),
    hints: [
      `Con viết phép chia: ${top} chia cho ${bottom}.`,
      {
        say: "Số bị chia viết thành tử số hay mẫu số?",
        figures: [
          fractionBars([{ top: 1, bottom, label: null }], `Một băng giấy chia thành ${bottom} phần bằng nhau.`),
        ],
      },
    ],
    explanation: `${top} : ${bottom} = ${answer} (${of}).`,
    praise: "fraction",
    identity: `share ${of} ${top} ${bottom}`,
  });
}

/** "Thương của phép chia 5 : 8 viết dưới dạng phân số là:" */
function buildQuotientQuestion(rng: Rng): Question {
  const { top, bottom } = pickShare(rng);
  const isWhole = rng.int(1, 4) === 1;
  const number = rng.int(2, 12);
  const of = rng.int(2, 6);
  const answer = isWhole ? { top: number * of, bottom: of } : { top, bottom };
  const written = writeFraction(answer.top, answer.bottom);
  const bare = [
    `Thương của phép chia ${top} : ${bottom} viết dưới dạng phân số là:`,
    `${top} : ${bottom} bằng phân số nào?`,
  ];
  return fractionQuestion(rng, {
    prompt: isWhole ? `Số tự nhiên ${number} viết thành phân số có mẫu số ${of} là:` : rng.pick(bare),
    answer,
    isTyped: true,
    isExact: isWhole,
    ...(!isWhole && { wrong: divided }),
    distractors: isWhole
      ? [
          fractionDistractor(
            "DATUM",
            number,
            of,
            `Phân số này chưa bằng ${number}. Con nhân ${number} với mẫu số để có tử số.`,
          ),
          fractionDistractor("SWAP", of, number * of, "Tử số viết trên, mẫu số viết dưới."),
          fractionDistractor("OP", number + of, of, "Con nhân số đó với mẫu số, không phải cộng."),
        ]
      : quotientDistractors({ top, bottom }),
    hints: isWhole
      ? [`Phân số phải bằng ${number} và có mẫu số ${of}.`, `Con lấy ${number} nhân với ${of} để có tử số.`]
      : ["Thương của hai số viết được thành phân số.", "Tử số là số bị chia, mẫu số là số chia."],
    explanation: isWhole
      ? `${number} × ${of} = ${number * of} nên ${number} = ${written}.`
      : `Số bị chia là tử số, số chia là mẫu số: ${top} : ${bottom} = ${written}.`,
    praise: "fraction",
    identity: `quotient ${isWhole} ${written}`,
  });
}

/** What a fraction is (curriculum, c4-fraction-concept): of a picture; of a division; beside 1 and on the ray. */
export const fractionConcept = defineNumberSkill({
  id: "c4-fraction-concept",
  classId: "4",
  title: "Phân số",
  generate(difficulty, rng) {
    if (difficulty === 1)
      return rng.pick([buildPaintedQuestion, buildPaintedQuestion, buildWhichPictureQuestion, buildWrittenQuestion])(
        rng,
      );
    if (difficulty === 2) return rng.pick([buildShareQuestion, buildShareQuestion, buildQuotientQuestion])(rng);
    return rng.pick([buildAgainstOneQuestion, buildOnRayQuestion])(rng);
  },
});
