import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { tieUnits } from "#lib/text/tie-units.ts";

/** Two numbers, the larger one so many times the smaller one. */
export interface Pair {
  readonly small: number;
  readonly times: number;
  readonly large: number;
}

export function pickPair(rng: Rng, least: number, most: number, mostTimes: number): Pair {
  const small = rng.int(least, most);
  const picked = rng.int(2, mostTimes);
  // Not as many times as the small one is large: the answer would stand in the question.
  const times = picked === small ? picked + (picked > 2 ? -1 : 1) : picked;
  return { small, times, large: small * times };
}

export function timesDistractors({ small, times, large }: Pair): Distractor<number>[] {
  const near = (each: number) =>
    mistake(
      "TABLE-NEAR",
      each,
      each < times
        ? `Số này còn bé: ${small} lấy ngần ấy lần chưa bằng số lớn.`
        : `Số này lớn quá: ${small} lấy ngần ấy lần thì vượt quá số lớn.`,
    );
  return [
    mistake("OP", large - small, "Đó là hơn bao nhiêu đơn vị. Hỏi gấp mấy lần thì con làm phép chia."),
    mistake("OP", large + small, "Con đã làm phép cộng. Hỏi gấp mấy lần thì con làm phép chia."),
    ...[times + 1, times - 1, times + 2, times - 2].filter((each) => each > 0).map(near),
  ];
}

export const timesRange = [1, 200] as const;

/** The larger one changes first: by so many more or fewer. */
const changes = [
  {
    tell: (small: number, large: number, by: number) =>
      `Thùng to có ${large} lít dầu, thùng nhỏ có ${small} lít dầu. Người ta đổ thêm ${by} lít vào thùng to. Lúc này số dầu ở thùng to gấp mấy lần thùng nhỏ?`,
    what: "số lít dầu ở thùng to",
    isMore: true,
  },
  {
    tell: (small: number, large: number, by: number) =>
      `Bà nuôi ${large} con gà và ${small} con vịt. Bà mua thêm ${by} con gà. Lúc này số gà gấp mấy lần số vịt?`,
    what: "số gà",
    isMore: true,
  },
  {
    tell: (small: number, large: number, by: number) =>
      `Nam có ${large} nhãn vở, Mai có ${small} nhãn vở. Nam cho em ${by} nhãn vở. Lúc này số nhãn vở của Nam gấp mấy lần của Mai?`,
    what: "số nhãn vở của Nam",
    isMore: false,
  },
  {
    tell: (small: number, large: number, by: number) =>
      `Dây đỏ dài ${large} dm, dây xanh dài ${small} dm. Cắt bớt ${by} dm ở dây đỏ thì dây đỏ dài gấp mấy lần dây xanh?`,
    what: "độ dài dây đỏ",
    isMore: false,
  },
] as const;

/** "Bà nuôi 14 con gà và 5 con vịt. Bà mua thêm 6 con gà. Lúc này số gà gấp mấy lần số vịt?" */
export function buildChangedQuestion(rng: Rng): Question {
  const { tell, what, isMore } = rng.pick(changes);
  const pair = pickPair(rng, 4, 9, 9);
  const { small, times, large } = pair;
  const by = rng.int(2, Math.min(9, large - small - 1));
  const start = isMore ? large - by : large + by;
  const first = `${start} ${isMore ? "+" : "−"} ${by}`;
  return numberQuestion(rng, {
    prompt: tieUnits(tell(small, start, by)),
    answer: times,
    range: timesRange,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", large, "Con mới làm bước đầu. Con tìm tiếp xem gấp mấy lần."),
      ...(start % small === 0
        ? [mistake("PARTIAL", start / small, "Đó là lúc đầu. Con tính xem sau khi thay đổi thì thế nào.")]
        : []),
      mistake("OP", large - small, "Con đã trừ hai số lúc sau. Hỏi gấp mấy lần thì con làm phép chia."),
      ...timesDistractors(pair).slice(2),
    ],
    hints: [
      `Bài toán cần hai bước. Trước hết con tìm ${what} lúc sau.`,
      `Con tính ${first} trước. Hỏi gấp mấy lần thì con làm phép tính gì?`,
    ],
    explanation: `Lúc sau, ${what} là ${first} = ${large}. Gấp: ${large} : ${small} = ${times} (lần).`,
    praise: "story",
    identity: `changed ${isMore} ${small} ${times} ${by}`,
  });
}
