import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import {
  expanded,
  type Fraction,
  fractionBars,
  inLowestTerms,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import type { Distractor, HelpWords, QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { total } from "#lib/skills/total.ts";
import { buildFractionStepsQuestion } from "./build-fraction-steps-question.ts";
import {
  type Addends,
  addendDistractors,
  addendsText,
  ideaOfAddends,
  pickAddends,
  sumOf,
  wayOfAddends,
  workedAddends,
} from "./fraction-addends.ts";

/** More parts of a strip, and more strips, are too small to count. */
const most = { parts: 12, strips: 4 };

interface Strip extends Fraction {
  readonly label: string | null;
}

/** Strips cut into the same parts, one a fraction; a whole number has one painted strip for each. */
function stripsOf({ all, common }: Addends) {
  return all.flatMap(({ top, bottom }): Strip[] =>
    bottom === 1
      ? Array.from({ length: top }, () => ({ top: common, bottom: common, label: null }))
      : [{ ...expanded({ top, bottom }, common / bottom), label: writtenFraction({ top, bottom }) }],
  );
}

function hintsOf(addends: Addends, isLowest: boolean): HelpWords[] {
  const strips = stripsOf(addends);
  const way = `${wayOfAddends(addends)}${isLowest ? " Cộng xong, con xem phân số đã tối giản chưa." : ""}`;
  if (addends.common > most.parts || strips.length > most.strips) return [ideaOfAddends(addends), way];
  const alt = "Các băng giấy dài bằng nhau, chia thành các phần bằng nhau, có phần tô màu.";
  return [ideaOfAddends(addends), { say: way, figures: [fractionBars(strips, alt)] }];
}

const lowest = "Con viết phân số tối giản.";

/** What a sum in lowest terms may be multiplied with, and is still right but not reduced. */
const multiples = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sum typed as a fraction: any of its worth, or at difficulty 3 the one in lowest terms. */
function sumQuestion(
  rng: Rng,
  addends: Addends,
  draft: Pick<QuestionDraft, "prompt" | "praise" | "identity" | "figures"> & {
    readonly isLowest?: boolean;
    readonly hints?: readonly HelpWords[];
    /** Behind the chain of equal fractions: what is counted. */
    readonly of?: string;
    /** Said before the other mistakes. */
    readonly distractors?: readonly Distractor<Fraction>[];
  },
): Question {
  const { isLowest = false, of, distractors = [] } = draft;
  const plain = sumOf(addends);
  // Painted parts are counted: nobody multiplies them.
  const named = addendDistractors(addends);
  const answer = inLowestTerms(plain);
  const unreduced = multiples.map((times) => {
    const { top, bottom } = expanded(answer, times);
    const said = "Tổng đúng rồi nhưng phân số chưa tối giản. Con rút gọn tiếp nhé!";
    return fractionDistractor("PARTIAL", top, bottom, said);
  });
  const isReduced = isLowest && answer.bottom === plain.bottom;
  return fractionEntryQuestion(rng, {
    hints: hintsOf(addends, isLowest),
    ...draft,
    answer,
    isByWorth: !isLowest,
    distractors: [
      ...distractors,
      ...(isLowest ? unreduced : []),
      ...(draft.figures === undefined ? named : named.filter(({ code }) => code !== "OP")),
    ],
    wrong: isLowest
      ? {
          top: "Con tính lại tổng, rồi rút gọn đến khi được phân số tối giản nhé!",
          bottom: "Con xem lại mẫu số, rồi xem phân số đã tối giản chưa nhé!",
        }
      : { top: "Con xem lại mẫu số chung, rồi cộng lại các tử số nhé!", bottom: "Con xem lại mẫu số chung nhé!" },
    explanation: `${workedAddends(addends)}${of === undefined ? "" : ` (${of})`}.${isReduced ? ` Phân số ${writtenFraction(plain)} đã tối giản.` : ""}`,
  });
}

/** "Tính: 3/11 + 5/11 = ?" */
function buildBareQuestion(rng: Rng, difficulty: Difficulty): Question {
  const addends = pickAddends(rng, difficulty === 1 ? "alike" : "unlike");
  const text = addendsText(addends);
  const [first, second] = addends.all.map(writtenFraction);
  return sumQuestion(rng, addends, {
    prompt: rng.pick([`Tính: ${text} = ?`, `Tổng của ${first} và ${second} là:`, `Con viết kết quả của ${text}.`]),
    praise: "fraction",
    identity: `bare ${text}`,
  });
}

/** Painted parts counted as if they were alike, or over the parts of both strips. */
function stripDistractors({ all, common, result }: Addends, isAlike: boolean): Distractor<Fraction>[] {
  const [tops, bottoms] = [total(all.map(({ top }) => top)), total(all.map(({ bottom }) => bottom))];
  const ofBoth = "Mẫu số là số phần bằng nhau của một băng giấy, không phải của cả hai băng.";
  const uneven = "Các phần của hai băng chưa bằng nhau. Con chia lại cho bằng nhau rồi mới đếm.";
  return isAlike
    ? [fractionDistractor("FRAC-ADD", tops, bottoms, ofBoth)]
    : [
        fractionDistractor("FRAC-ADD", tops, bottoms, uneven),
        fractionDistractor("PARTIAL", tops, common, uneven),
        fractionDistractor("FRAC-ADD", result, common * 2, ofBoth),
      ];
}

/** The painted parts of two strips, cut alike or one into more parts. */
function buildStripsQuestion(rng: Rng, difficulty: Difficulty): Question {
  const addends = pickAddends(rng, difficulty === 1 ? "alike" : "unlike", true, most.parts);
  const { all, common } = addends;
  const alt = "Hai băng giấy dài bằng nhau, mỗi băng chia thành các phần bằng nhau, có phần tô màu.";
  const bars = all.map((each) => ({ ...each, label: null }));
  const cut = `Một băng giấy có ${common} phần bằng nhau, đó là mẫu số. Tử số là số phần tô màu của cả hai băng.`;
  return sumQuestion(rng, addends, {
    prompt: rng.pick([
      "Cả hai phần tô màu bằng mấy phần của một băng giấy?",
      "Ghép hai phần tô màu thì được mấy phần của một băng giấy?",
    ]),
    figures: [fractionBars(bars, alt)],
    distractors: stripDistractors(addends, difficulty === 1),
    hints:
      difficulty === 1
        ? ["Con xem một băng giấy được chia thành mấy phần bằng nhau.", cut]
        : [
            "Hai băng giấy chia thành số phần khác nhau. Con chia lại để các phần bằng nhau.",
            {
              say: cut,
              figures: [
                fractionBars(
                  stripsOf(addends).map((each) => ({ ...each, label: null })),
                  alt,
                ),
              ],
            },
          ],
    praise: "fraction",
    identity: `strips ${addendsText(addends)}`,
  });
}

/** Parts of one whole, two of them or three. */
const stories = readTable(
  { numbers: ["parts"], words: ["of", "text"] },
  `
  2 | mảnh vườn  | Bác Ba trồng rau trên {first} mảnh vườn, trồng hoa trên {second} mảnh vườn. Diện tích trồng rau và hoa bằng mấy phần mảnh vườn?
  2 | tấm vải    | Buổi sáng cửa hàng bán được {first} tấm vải, buổi chiều bán được {second} tấm vải đó. Cả ngày cửa hàng bán được mấy phần tấm vải?
  2 | bể         | Vòi thứ nhất chảy được {first} bể nước, vòi thứ hai chảy được {second} bể nước. Cả hai vòi chảy được mấy phần bể nước?
  2 | quyển sách | Tuần đầu Thảo đọc {first} quyển sách, tuần sau đọc thêm {second} quyển sách đó. Cả hai tuần Thảo đọc được mấy phần quyển sách?
  2 | hộp bơ     | Mẹ dùng {first} hộp bơ để làm bánh quy, {second} hộp bơ đó để làm bánh mì. Mẹ đã dùng mấy phần hộp bơ?
  3 | con đường  | Ba ngày liền, đội công nhân lần lượt sửa {first}, {second} và {third} con đường. Đội đã sửa mấy phần con đường?
  3 | khu đất    | Bác Tư trồng ngô, khoai và lạc lần lượt trên {first}, {second} và {third} khu đất. Bác đã trồng mấy phần khu đất?
  3 | bức tranh  | Nam, Hoa và Páo lần lượt tô {first}, {second} và {third} bức tranh. Cả ba bạn tô được mấy phần bức tranh?
`,
);

/** "Bác Ba trồng rau trên 1/4 mảnh vườn, trồng hoa trên 3/8 mảnh vườn. …" */
function buildStoryQuestion(rng: Rng, difficulty: Difficulty): Question {
  const kind = ({ 1: "alike", 2: "unlike", 3: "three" } as const)[difficulty];
  const addends = pickAddends(rng, kind, true);
  const { of, text } = rng.pick(stories.filter(({ parts }) => parts === addends.all.length));
  const [first = "", second = "", third = ""] = addends.all.map(writtenFraction);
  const isLowest = difficulty === 3;
  return sumQuestion(rng, addends, {
    prompt: `${fillGaps(text, { first, second, third })}${isLowest ? ` ${lowest}` : ""}`,
    isLowest,
    of,
    praise: "story",
    identity: `story ${of} ${addendsText(addends)}`,
  });
}

/** "1/2 + 1/8 + 1/4", "3 + 2/5": in lowest terms. */
function buildLowestQuestion(rng: Rng): Question {
  const addends = pickAddends(rng, rng.pick(["three", "three", "whole"]));
  const text = addendsText(addends);
  return sumQuestion(rng, addends, {
    prompt: rng.pick([
      `Tính, viết kết quả là phân số tối giản: ${text} = ?`,
      `Con tính ${text} và viết kết quả là phân số tối giản.`,
    ]),
    isLowest: true,
    praise: "fraction",
    identity: `lowest ${text}`,
  });
}

/** Adding fractions, the sum typed (curriculum, c4-add-fractions): of one bottom; one bottom a multiple of the other; three, or a whole number and one, in lowest terms. */
export const addFractions = defineNumberSkill({
  id: "c4-add-fractions",
  classId: "4",
  title: "Cộng phân số: viết kết quả",
  generate: byDifficulty({
    1: [buildBareQuestion, buildStripsQuestion, buildStoryQuestion],
    2: [buildBareQuestion, buildFractionStepsQuestion, buildStripsQuestion, buildStoryQuestion],
    3: [buildLowestQuestion, buildLowestQuestion, buildStoryQuestion],
  }),
});
