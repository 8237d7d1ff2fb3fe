import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { packHeap } from "#lib/questions/figures/pack-heap.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** What is estimated: things of which many can be told apart in one picture. */
export const heapPictures = [
  "orange",
  "apple",
  "lotus",
  "marble",
  "candy",
  "duck",
  "kite",
  "chicken",
  "peach",
] as const;

/** Row by row as it is seen: a number of all of them is there to be rounded, not estimated. */
function heapAlt(count: number, name: string, unit: string): string {
  const { columns } = packHeap({ blocks: count, width: 1, height: 1 });
  const [full, rest] = [Math.floor(count / columns), count % columns];
  const rows = rest === 0 ? full : full + 1;
  const told =
    rest === 0
      ? `, mỗi hàng có ${columns} ${unit}`
      : `: ${full} hàng đầu, mỗi hàng có ${columns} ${unit}; hàng cuối có ${rest} ${unit}`;
  return `Rất nhiều ${name} xếp thành ${rows} hàng${told}.`;
}

/** "Khoanh được 6 chục và 9 cái, gần 7 chục." */
function ringedTens(count: number, unit: string): string {
  const [full, rest] = [Math.floor(count / 10), count % 10];
  if (rest === 0) return `Khoanh được đúng ${full} chục.`;
  return `Khoanh được ${full} chục và ${rest} ${unit}, gần ${Math.round(count / 10)} chục.`;
}

/** Said to what is not a round number beside the answer: the heap was counted, or guessed one by one. */
function notRound(answer: number): readonly Distractor<number>[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .flatMap((off) => [answer + off, answer - off])
    .map((value) => mistake("FIELD", value, "Ước lượng thì con viết số tròn chục nhé!"));
}

const again = "Con khoanh lại từng nhóm 1 chục rồi đếm nhé!";

/** Said to so many tens as there are rows. */
function rowsTakenForTens(count: number, tens: number, unit: string): readonly Distractor<number>[] {
  const { columns } = packHeap({ blocks: count, width: 1, height: 1 });
  const rows = Math.ceil(count / columns);
  if (rows === tens || columns === 10) return [];
  const than = columns > 10 ? "nhiều hơn" : "ít hơn";
  return [mistake("OFF10", rows * 10, `Mỗi hàng ${than} 10 ${unit}. ${again}`)];
}

/** "Trong hình có khoảng bao nhiêu quả cam? Con viết số tròn chục.": a heap. Typed. */
export function buildHeapQuestion(rng: Rng): Question {
  const tens = rng.int(4, 9);
  const count = tens * 10 + rng.int(-2, 2);
  const picture = rng.pick(heapPictures);
  const { name, unit } = pictureText[picture];
  const heap = (ringed: number): GroupsFigure => ({
    type: "groups",
    picture,
    holder: "loose",
    sizes: [count],
    ringed,
    alt: ringed === 0 ? heapAlt(count, name, unit) : `Rất nhiều ${name}.`,
  });
  const labels = Array.from({ length: Math.floor(count / 10) }, (_, place) => String((place + 1) * 10));
  const prompts = [
    `Trong hình có khoảng bao nhiêu ${name}? Con viết số tròn chục.`,
    `Con ước lượng: có khoảng bao nhiêu ${name}? Con viết số tròn chục.`,
  ] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [heap(0)],
    answer: tens * 10,
    range: [1, 99],
    step: 10,
    isTyped: true,
    distractors: [
      ...rowsTakenForTens(count, tens, unit),
      mistake("OFF10", tens * 10 + 10, `Nhiều quá rồi. ${again}`),
      mistake("OFF10", tens * 10 - 10, `Còn ít quá. ${again}`),
      mistake("FIELD", count, "Con đã đếm hết. Ước lượng thì con viết số tròn chục gần nhất."),
      mistake("ZERO", tens, "Đó là số chục. Đề bài hỏi số đồ vật."),
      ...notRound(tens * 10),
    ],
    hints: [
      `Con đếm một nhóm 10 ${unit} trước.`,
      { say: "Con khoanh từng chục, rồi đếm số chục.", figures: [heap(10)] },
    ],
    explanation: {
      say: `${ringedTens(count, unit)} Vậy có khoảng ${tens * 10} ${unit}.`,
      figures: [{ ...heap(10), labels, alt: "Từng chục được khoanh và đếm." }],
    },
    praise: "count",
    identity: `heap ${place} ${name} ${count}`,
  });
}
