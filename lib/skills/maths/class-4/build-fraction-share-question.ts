import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { pickProper } from "#lib/questions/fractions/fraction.ts";
import { asValue } from "#lib/questions/fractions/fraction-answer.ts";
import { fractionBars } from "#lib/questions/fractions/fraction-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { fractionDistractor, fractionDistractors } from "#lib/skills/maths/fraction-distractors.ts";

interface Share {
  readonly top: number;
  readonly bottom: number;
}

/** Two numbers that have no factor in common. */
function pickShare(rng: Rng): Share {
  const { top, bottom } = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10, 12]);
  return top > 1 && rng.int(1, 4) === 1 ? { top: bottom, bottom: top } : { top, bottom };
}

function distractorsOf({ top, bottom }: Share) {
  return fractionDistractors({ top, bottom }, [
    fractionDistractor("SWAP", bottom, top, "Số bị chia là tử số, số chia là mẫu số. Con xem lại nhé!"),
    fractionDistractor("DATUM", 1, bottom, `Tử số là số bị chia: ở đây không phải là 1.`),
    fractionDistractor("DATUM", 1, top, "Số chia là mẫu số. Con xem lại nhé!"),
    fractionDistractor("FIELD", top, top + bottom, "Mẫu số chính là số chia."),
  ]);
}

const goods = [
  {
    tell: (n: number, m: number) => `Chia đều ${n} cái bánh cho ${m} bạn. Mỗi bạn được mấy phần cái bánh?`,
    of: "cái bánh",
  },
  {
    tell: (n: number, m: number) => `Chia đều ${n} quả dưa cho ${m} nhà. Mỗi nhà được mấy phần quả dưa?`,
    of: "quả dưa",
  },
  {
    tell: (n: number, m: number) => `Cắt ${n} m dây thành ${m} đoạn bằng nhau. Mỗi đoạn dài bao nhiêu mét?`,
    of: "m",
  },
  { tell: (n: number, m: number) => `Rót đều ${n} l sữa vào ${m} chai. Mỗi chai có bao nhiêu lít sữa?`, of: "l" },
] as const;

/** "Chia đều 3 cái bánh cho 4 bạn. Mỗi bạn được mấy phần cái bánh?" */
export function buildShareQuestion(rng: Rng): Question {
  const { top, bottom } = pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10]);
  const { tell, of } = rng.pick(goods);
  const answer = writeFraction(top, bottom);
  return choiceQuestion(rng, {
    prompt: tell(top, bottom),
    answer: asValue({ top, bottom }),
    distractors: distractorsOf({ top, bottom }),
    hints: [
      `Con viết phép chia: ${top} chia cho ${bottom}.`,
      {
        say: `Chia 1 đơn vị thành ${bottom} phần bằng nhau rồi lấy ${top} phần như thế.`,
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
export function buildQuotientQuestion(rng: Rng): Question {
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
  return choiceQuestion(rng, {
    prompt: isWhole ? `Số tự nhiên ${number} viết thành phân số có mẫu số ${of} là:` : rng.pick(bare),
    answer: asValue(answer),
    distractors: isWhole
      ? fractionDistractors(answer, [
          fractionDistractor(
            "DATUM",
            number,
            of,
            `Phân số này chưa bằng ${number}. Con nhân ${number} với mẫu số để có tử số.`,
          ),
          fractionDistractor("SWAP", of, number * of, "Tử số viết trên, mẫu số viết dưới."),
          fractionDistractor("OP", number + of, of, "Con nhân số đó với mẫu số, không phải cộng."),
        ])
      : distractorsOf({ top, bottom }),
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
