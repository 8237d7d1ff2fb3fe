import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import {
  expanded,
  type Fraction,
  fractionBars,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const listed = (fractions: readonly Fraction[]) => listWithAnd(fractions.map(writtenFraction));

const written = (fractions: readonly Fraction[]): Value => wordsValue(listed(fractions));

/** Fractions of which the last has the bottom they are all brought to. */
function pickFractions(difficulty: Difficulty, rng: Rng): Fraction[] {
  if (difficulty === 3) {
    const bottoms = rng.pick([
      [2, 4, 8],
      [2, 3, 6],
      [3, 6, 12],
      [2, 5, 10],
      [3, 4, 12],
      [2, 6, 12],
      [4, 8, 16],
      [3, 5, 15],
      [5, 10, 20],
      [3, 9, 18],
      [4, 5, 20],
      [2, 7, 14],
    ] as const);
    return bottoms.map((bottom) => pickProper(rng, [bottom]));
  }
  const by = difficulty === 1 ? 2 : rng.int(3, 9);
  const bottom = difficulty === 1 ? rng.int(2, 10) : rng.int(2, 6);
  return [pickProper(rng, [bottom]), pickProper(rng, [bottom * by])];
}

function brought(fractions: readonly Fraction[]): Fraction[] {
  const bottom = fractions.at(-1)?.bottom ?? 1;
  return fractions.map((each) => expanded(each, bottom / each.bottom));
}

const idea = (bottom: number, count: number) =>
  count === 2
    ? `Mẫu số lớn hơn là ${bottom}. Nó chia hết cho mẫu số kia, con lấy làm mẫu số chung.`
    : `Mẫu số lớn nhất là ${bottom}. Nó chia hết cho các mẫu số kia, con lấy làm mẫu số chung.`;

function explain(fractions: readonly Fraction[]): string {
  const [, ...rest] = fractions.toReversed();
  const last = fractions.at(-1) ?? { top: 1, bottom: 1 };
  const changed = rest
    .toReversed()
    .map((each) => `${writtenFraction(each)} = ${writtenFraction(expanded(each, last.bottom / each.bottom))}`);
  return `${changed.join("; ")}; giữ nguyên ${writtenFraction(last)}. Ta được ${listed(brought(fractions))}.`;
}

function bringDistractors(fractions: readonly Fraction[], answer: readonly Fraction[]): Distractor<Fraction[]>[] {
  const first = fractions[0] ?? { top: 1, bottom: 2 };
  const last = fractions.at(-1) ?? first;
  const { bottom } = last;
  const by = bottom / first.bottom;
  const withFirst = (top: number) => answer.with(0, { top, bottom });
  return [
    mistake(
      "PARTIAL",
      fractions.map(({ top }) => ({ top, bottom })),
      "Con nhân mẫu số rồi thì nhớ nhân cả tử số nhé!",
    ),
    mistake(
      "OP",
      withFirst(first.top + bottom - first.bottom),
      "Con nhân tử số với số đã nhân mẫu số, không phải cộng.",
    ),
    mistake("FIELD", answer.with(-1, { top: last.top * by, bottom }), "Phân số đã có mẫu số chung thì con giữ nguyên."),
    mistake("TABLE-NEAR", withFirst(first.top * (by + 1)), "Con xem lại mẫu số đã được nhân với mấy nhé!"),
    mistake("OFF1", withFirst(first.top * by + 1), "Con nhân lại tử số nhé!"),
  ];
}

function bringHelp(difficulty: Difficulty, fractions: readonly Fraction[]) {
  const [first = { top: 1, bottom: 2 }] = fractions;
  const bottom = fractions.at(-1)?.bottom ?? 1;
  const bars = [first, { ...expanded(first, bottom / first.bottom), label: null }];
  return {
    hints: [
      idea(bottom, fractions.length),
      bottom <= 12 && difficulty < 3
        ? {
            say: `Con xem ${bottom} gấp mấy lần ${first.bottom}, rồi nhân cả tử số và mẫu số.`,
            figures: [fractionBars(bars, "Hai băng giấy dài bằng nhau, phần tô màu bằng nhau.")],
          }
        : "Con chia mẫu số chung cho từng mẫu số, rồi nhân cả tử số và mẫu số với kết quả đó.",
    ],
    explanation: explain(fractions),
    praise: "fraction",
    identity: `bring ${listed(fractions)}`,
  } as const;
}

const ordinals = ["thứ nhất", "thứ hai", "thứ ba"] as const;

/** "Quy đồng mẫu số hai phân số 2/3 và 5/12 được:", to choose. */
function buildBringQuestion(_: Difficulty, rng: Rng): Question {
  const fractions = pickFractions(1, rng);
  const answer = brought(fractions);
  return choiceQuestion(rng, {
    ...bringHelp(1, fractions),
    prompt: rng.pick([
      `Quy đồng mẫu số hai phân số ${listed(fractions)} được:`,
      `Sau khi quy đồng mẫu số, hai phân số ${listed(fractions)} trở thành:`,
    ]),
    answer: written(answer),
    distractors: bringDistractors(fractions, answer).map((each) => ({ ...each, value: written(each.value) })),
  });
}

/** "Quy đồng mẫu số hai phân số 2/3 và 5/12 với mẫu số chung bé nhất, ta được:": all numbers are typed. */
function buildTypedBringQuestion(difficulty: Difficulty, rng: Rng): Question {
  const fractions = pickFractions(difficulty, rng);
  const answer = brought(fractions);
  const count = fractions.length === 2 ? "hai" : "ba";
  const typed = (list: readonly Fraction[]) => list.flatMap(({ top, bottom }) => [String(top), String(bottom)]);
  const parts = answer.flatMap((_, place): BoxesPart[] => [
    ...(place === 0 ? [] : [{ type: "text", text: place === answer.length - 1 ? "và" : "," } as const]),
    {
      type: "fraction",
      top: wholeBox(`tử số ${ordinals[place]}`, 3),
      bottom: wholeBox(`mẫu số ${ordinals[place]}`, 3),
    },
  ]);
  return boxesQuestion(rng, {
    ...bringHelp(difficulty, fractions),
    prompt: rng.pick([
      `Quy đồng mẫu số ${count} phân số ${listed(fractions)} với mẫu số chung bé nhất, ta được:`,
      `Con viết ${count} phân số ${listed(fractions)} sau khi quy đồng với mẫu số chung bé nhất.`,
    ]),
    parts,
    values: typed(answer),
    distractors: [
      ...bringDistractors(fractions, answer).map((each) => ({ ...each, value: typed(each.value) })),
      mistake("DATUM", typed(fractions), "Con mới viết lại các phân số đã cho. Con đưa chúng về cùng mẫu số nhé!"),
    ],
    wrong: answer.flatMap((_, place) => [
      `Con xem lại tử số của phân số ${ordinals[place]}: mẫu số nhân với mấy thì tử số nhân với bấy nhiêu.`,
      `Con xem lại mẫu số của phân số ${ordinals[place]}: mẫu số chung phải chia hết cho từng mẫu số đã cho.`,
    ]),
    answer: listed(answer),
  });
}

function factorDistractors({ top, bottom }: Fraction, common: number, isFactor: boolean): Distractor<number>[] {
  const by = common / bottom;
  return [
    isFactor
      ? mistake("DATUM", bottom, "Đó là mẫu số của phân số đã cho. Con tìm xem mẫu số chung gấp mấy lần số đó nhé!")
      : mistake("PARTIAL", top, "Mẫu số nhân với số nào thì tử số cũng nhân với số đó."),
    mistake("OP", common - bottom + (isFactor ? 0 : top), "Con nhân, không phải cộng thêm nhé!"),
    mistake("TABLE-NEAR", isFactor ? by + 1 : top * (by + 1), "Con xem lại mẫu số chung gấp mấy lần mẫu số đó nhé!"),
  ];
}

/** "Muốn quy đồng 2/3 và 5/12, ta nhân cả tử số và mẫu số của 2/3 với:" */
function buildFactorQuestion(difficulty: Difficulty, rng: Rng): Question {
  const fractions = pickFractions(difficulty, rng);
  const last = fractions.at(-1) ?? { top: 1, bottom: 2 };
  const chosen = rng.pick(fractions.slice(0, -1));
  const { bottom } = last;
  const by = bottom / chosen.bottom;
  const asked = difficulty === 1 ? "top" : rng.pick(["factor", "top"] as const);
  const isFactor = asked === "factor";
  const isAlone = !isFactor && rng.pick([true, false]);
  const answer = isFactor ? by : chosen.top * by;
  const gap = `${writtenFraction(chosen)} = …\u2044${bottom}`;
  const given = isAlone
    ? `Đưa ${writtenFraction(chosen)} về mẫu số ${bottom}: ${gap}`
    : `Quy đồng mẫu số các phân số ${listed(fractions)}. Số cần điền: ${gap}`;
  return typedNumberQuestion(rng, {
    prompt: isFactor
      ? `Quy đồng mẫu số các phân số ${listed(fractions)} với mẫu số chung là ${bottom}. Cần nhân cả tử số và mẫu số của ${writtenFraction(chosen)} với số nào?`
      : given,
    answer,
    range: [1, 999],
    distractors: factorDistractors(chosen, bottom, isFactor),
    hints: isAlone
      ? ["Con xem mẫu số mới gấp mấy lần mẫu số đã cho.", "Mẫu số được nhân với số nào thì con nhân tử số với số đó."]
      : [
          idea(bottom, fractions.length),
          "Con chia mẫu số chung cho mẫu số của phân số đó để biết phải nhân với số nào.",
        ],
    explanation: isFactor
      ? `${bottom} : ${chosen.bottom} = ${by} nên nhân cả tử số và mẫu số với ${by}.`
      : `${bottom} : ${chosen.bottom} = ${by} nên tử số mới là ${chosen.top} × ${by} = ${answer}.`,
    praise: "fraction",
    identity: `factor ${asked} ${writtenFraction(chosen)} ${bottom}`,
  });
}

/** "Mẫu số chung bé nhất của 1/4, 5/6 và 7/12 là:": no bottom is told, only found. */
function buildCommonQuestion(_: Difficulty, rng: Rng): Question {
  const fractions = rng.shuffle(pickFractions(3, rng));
  const answer = Math.max(...fractions.map(({ bottom }) => bottom));
  const [least = 2, middle = 2] = fractions.map(({ bottom }) => bottom).toSorted((a, b) => a - b);
  const text = listed(fractions);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Khi quy đồng mẫu số ba phân số ${text}, mẫu số chung bé nhất là:`,
      `Số bé nhất khác 0 chia hết cho cả ba mẫu số của ${text} là:`,
    ]),
    answer,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", least, "Số này không chia hết cho hai mẫu số kia. Con thử số khác nhé!"),
      mistake("PARTIAL", middle, "Số này chưa chia hết cho cả ba mẫu số. Con thử số khác nhé!"),
      mistake("OP", least * middle * answer, "Số này chia hết cho cả ba mẫu số, nhưng còn số bé hơn."),
      mistake("OP", answer * 2, "Số này chia hết cho cả ba mẫu số, nhưng còn số bé hơn."),
      mistake("OP", least + middle + answer, "Con không cộng các mẫu số. Con tìm số chia hết cho cả ba nhé!"),
    ],
    hints: [
      "Mẫu số chung phải chia hết cho từng mẫu số.",
      "Con thử mẫu số lớn nhất: nó có chia hết cho hai mẫu số kia không?",
    ],
    explanation: `${answer} : ${least} = ${answer / least} và ${answer} : ${middle} = ${answer / middle} đều chia hết nên mẫu số chung là ${answer}.`,
    praise: "fraction",
    identity: `common ${text}`,
  });
}

/** Bringing fractions to one bottom (curriculum, c4-common-denominator): twice it; three to five times; three fractions. */
export const commonDenominator = defineNumberSkill({
  id: "c4-common-denominator",
  classId: "4",
  title: "Quy đồng mẫu số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildBringQuestion, buildFactorQuestion])(1, rng);
    if (difficulty === 2) return rng.pick([buildTypedBringQuestion, buildFactorQuestion])(2, rng);
    return rng.pick([buildTypedBringQuestion, buildTypedBringQuestion, buildCommonQuestion])(3, rng);
  },
});
