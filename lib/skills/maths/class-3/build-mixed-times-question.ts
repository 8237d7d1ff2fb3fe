import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";

const range = [1, 1000] as const;

interface Step {
  readonly name: "gấp" | "giảm" | "thêm" | "bớt";
  readonly by: number;
}

function run({ name, by }: Step, value: number): number {
  return { gấp: value * by, giảm: value / by, thêm: value + by, bớt: value - by }[name];
}

const signs = { gấp: "×", giảm: ":", thêm: "+", bớt: "−" } as const;

/** "gấp" for "thêm" and the other way round: the mistake of this skill. */
const confused = { gấp: "thêm", giảm: "bớt", thêm: "gấp", bớt: "giảm" } as const;

function say({ name, by }: Step, value: string): string {
  return {
    gấp: `Gấp ${value} lên ${by} lần`,
    giảm: `Giảm ${value} đi ${by} lần`,
    thêm: `Thêm ${by} đơn vị vào ${value}`,
    bớt: `Bớt ${value} đi ${by} đơn vị`,
  }[name];
}

const sayNext = ({ name, by }: Step) =>
  ({ gấp: `gấp lên ${by} lần`, giảm: `giảm đi ${by} lần`, thêm: `thêm ${by} đơn vị`, bớt: `bớt ${by} đơn vị` })[name];

interface Chain {
  readonly start: number;
  readonly first: Step;
  readonly second: Step;
}

/** A pair of steps, one of which is "gấp" or "giảm", with whole numbers all the way. */
function pickChain(rng: Rng): Chain {
  const times = rng.int(2, 9);
  const by = rng.int(2, 9);
  const small = rng.int(3, 12);
  return rng.pick<Chain>([
    { start: small, first: { name: "gấp", by: times }, second: { name: "thêm", by } },
    { start: small + 2, first: { name: "gấp", by: times }, second: { name: "bớt", by } },
    { start: small * times, first: { name: "giảm", by: times }, second: { name: "thêm", by } },
    { start: (small + by) * times, first: { name: "giảm", by: times }, second: { name: "bớt", by } },
    { start: small, first: { name: "thêm", by }, second: { name: "gấp", by: times } },
    { start: small + by, first: { name: "bớt", by }, second: { name: "gấp", by: times } },
  ]);
}

function distractorsFor({ start, first, second }: Chain): Distractor<number>[] {
  const middle = run(first, start);
  const wrongFirst: Step = { name: confused[first.name], by: first.by };
  const wrongSecond: Step = { name: confused[second.name], by: second.by };
  const hint = "“Gấp, giảm … lần” là nhân, chia; “thêm, bớt … đơn vị” là cộng, trừ.";
  return [
    mistake("OP", run(second, run(wrongFirst, start)), hint),
    mistake("PARTIAL", middle, `Con mới làm bước “${first.name}”. Con làm tiếp bước sau nhé!`),
    mistake("OP", run(wrongSecond, middle), hint),
    mistake("ORDER", run(first, run(second, start)), "Con làm theo đúng thứ tự: bước nói trước làm trước."),
    mistake("OP", run(wrongSecond, run(wrongFirst, start)), hint),
    mistake("PARTIAL", run(second, start), `Con còn thiếu bước “${first.name}”.`),
  ];
}

/** "Gấp 6 lên 4 lần, rồi bớt 5 đơn vị thì được:" */
function buildChainQuestion(rng: Rng): Question {
  const chain = pickChain(rng);
  const { start, first, second } = chain;
  const middle = run(first, start);
  const answer = run(second, middle);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${say(first, String(start))}, rồi ${sayNext(second)} thì được:`,
      `${say(first, `số ${start}`)}, sau đó ${sayNext(second)}. Kết quả là:`,
    ]),
    answer,
    range,
    isTyped: true,
    distractors: distractorsFor(chain),
    hints: [
      "“Gấp, giảm … lần” là nhân, chia; “thêm, bớt … đơn vị” là cộng, trừ.",
      `Bước đầu con tính ${start} ${signs[first.name]} ${first.by}. Được bao nhiêu, con ${sayNext(second)}.`,
    ],
    explanation: `${start} ${signs[first.name]} ${first.by} = ${middle}; ${middle} ${signs[second.name]} ${second.by} = ${answer}.`,
    praise: "calculate",
    identity: `chain ${start} ${first.name} ${first.by} ${second.name} ${second.by}`,
  });
}

const things = [
  { thing: "nhãn vở", unit: "cái" },
  { thing: "viên bi", unit: "viên" },
  { thing: "con tem", unit: "con" },
  { thing: "que tính", unit: "que" },
] as const;

/** "Lan có 8 nhãn vở, Mai có gấp 3 lần. Mai cho em 5 cái. Mai còn lại bao nhiêu nhãn vở?" */
function buildStoryQuestion(rng: Rng): Question {
  const [one = "Lan", other = "Nam"] = rng.shuffle(children).slice(0, 2);
  const { thing, unit } = rng.pick(things);
  const [times, by, small] = [rng.int(2, 6), rng.int(2, 9), rng.int(6, 15)];
  const isGiving = rng.pick([true, false]);
  const chain: Chain = {
    start: small,
    first: { name: "gấp", by: times },
    second: { name: isGiving ? "bớt" : "thêm", by },
  };
  const middle = small * times;
  const answer = run(chain.second, middle);
  const then = isGiving
    ? `${other} cho em ${by} ${unit}. ${other} còn lại bao nhiêu ${thing}?`
    : `${other} được cho thêm ${by} ${unit}. Bây giờ ${other} có bao nhiêu ${thing}?`;
  return numberQuestion(rng, {
    prompt: `${one} có ${small} ${thing}, ${other} có số ${thing} gấp ${times} lần ${one}. ${then}`,
    answer,
    range,
    isTyped: true,
    distractors: distractorsFor(chain),
    hints: [
      `Trước hết con tìm lúc đầu ${other} có bao nhiêu ${thing}.`,
      `Gấp ${times} lần thì làm phép nhân; ${isGiving ? "cho đi thì làm phép trừ" : "được thêm thì làm phép cộng"}.`,
    ],
    explanation: `Lúc đầu ${other} có: ${small} × ${times} = ${middle} (${unit}). Sau đó: ${middle} ${signs[chain.second.name]} ${by} = ${answer} (${unit}).`,
    praise: "story",
    identity: `story ${isGiving} ${small} ${times} ${by}`,
  });
}

/** "Số 12 gấp lên 3 lần hơn số 12 thêm 3 đơn vị bao nhiêu?" */
function buildContrastQuestion(rng: Rng): Question {
  const [small, by] = [rng.int(5, 20), rng.int(2, 9)];
  const [times, plus] = [small * by, small + by];
  return numberQuestion(rng, {
    prompt: `Dũng gấp số ${small} lên ${by} lần. Hoa thêm ${by} đơn vị vào số ${small}. Kết quả của hai bạn hơn kém nhau bao nhiêu?`,
    answer: times - plus,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", times + plus, "Con đã cộng hai kết quả. Hỏi hơn kém nhau thì con trừ."),
      mistake("PARTIAL", times, "Đó là kết quả của Dũng. Con so sánh với kết quả của Hoa nữa."),
      mistake("PARTIAL", plus, "Đó là kết quả của Hoa. Con so sánh với kết quả của Dũng nữa."),
      mistake("OP", times - small, "Con xem lại: Hoa thêm vào số đó mấy đơn vị?"),
    ],
    hints: [
      "Gấp lên nhiều lần là phép nhân, thêm đơn vị là phép cộng.",
      "Con tìm hai kết quả, rồi lấy số lớn trừ số bé.",
    ],
    explanation: `Dũng: ${small} × ${by} = ${times}; Hoa: ${small} + ${by} = ${plus}. Hơn kém nhau ${times} − ${plus} = ${times - plus}.`,
    praise: "calculate",
    identity: `contrast ${small} ${by}`,
  });
}

/** Times as much and times as little, mixed with more and less (curriculum, c3-multiples-times-more, level 3). */
export function buildMixedTimesQuestion(rng: Rng): Question {
  return rng.pick([buildChainQuestion, buildChainQuestion, buildStoryQuestion, buildContrastQuestion])(rng);
}
