import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { RulerScale } from "#lib/questions/kinds/slider/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { sliderQuestion } from "#lib/skills/drafts/slider-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const cm = (length: number) => measure(String(length), "cm");

interface Ruler {
  /** The last centimetre. */
  readonly to: number;
  /** Every so many centimetres there is a number. */
  readonly numberedEvery: number;
  /** The lengths a strip is to get; none that can be read off at a glance. */
  readonly lengths: readonly number[];
}

const full: Ruler = { to: 10, numberedEvery: 1, lengths: [2, 3, 4, 5, 6, 7, 8] };
const sparse: Ruler = { to: 12, numberedEvery: 5, lengths: [6, 7, 8, 9, 11, 12] };

function scaleOf({ to, numberedEvery }: Pick<Ruler, "to" | "numberedEvery">): RulerScale {
  return { type: "ruler", from: 0, to, hasMillimetres: false, numberedEvery, laid: "strip", fixed: 0 };
}

/** A strip that is so long at first, in centimetres, and as long as it is to get. */
interface Change {
  readonly ruler: Ruler;
  readonly start: number;
  readonly length: number;
  /** Whether it is told by how much it changes, and not how long it gets. */
  readonly isTold: boolean;
}

const tellChange = (by: number) => (by > 0 ? `Con kéo dài thêm ${cm(by)} nhé!` : `Con rút bớt ${cm(-by)} nhé!`);

/** Where the strip ends by mistake that is pulled so much longer or shorter. */
function changeMistakes({ start, length }: Change): readonly Distractor<number>[] {
  const by = length - start;
  const beside = Math.sign(by) * 10;
  const startAgain = "Con đếm các khoảng, mỗi khoảng là 1 cm. Con đừng đếm cả vạch bắt đầu nhé!";
  const unmoved = mistake("DATUM", start * 10, `Băng giấy vẫn dài ${cm(start)}. ${tellChange(by)}`);
  return by > 0
    ? [
        unmoved,
        mistake("DATUM", by * 10, "Đó mới là phần kéo thêm. Con tính cả phần đã có nhé!"),
        mistake("OP", (start - by) * 10, "Kéo dài thêm thì băng giấy phải dài ra."),
        mistake("COUNT-ENDS", length * 10 - beside, startAgain),
        mistake("OFF1", length * 10 + beside, "Băng giấy dài hơn một chút rồi. Con đếm lại các khoảng nhé!"),
      ]
    : [
        unmoved,
        mistake("DATUM", -by * 10, "Đó là phần phải rút bớt. Con tìm phần còn lại nhé!"),
        mistake("OP", (start - by) * 10, "Rút bớt thì băng giấy phải ngắn lại."),
        mistake("COUNT-ENDS", length * 10 - beside, startAgain),
        mistake("OFF1", length * 10 + beside, "Băng giấy ngắn hơn một chút rồi. Con đếm lại các khoảng nhé!"),
      ];
}

/** Where it ends by mistake that is to get so long. Who has not pulled yet has not counted either. */
function lengthMistakes({ ruler, start, length }: Change): readonly Distractor<number>[] {
  const read = mistake("READ", (length - 5) * 10, "Con xem lại số ghi trên thước: từ vạch 0 đến vạch 5 đã là 5 cm.");
  const takenOff = mistake(
    "REL",
    (start - length) * 10,
    `Con đã rút đi ${cm(length)}. Băng giấy phải còn ${cm(length)}.`,
  );
  return [
    takenOff,
    mistake("COUNT-ENDS", (length - 1) * 10, "Con đừng đếm cả vạch 0. Con đếm các khoảng, mỗi khoảng là 1 cm."),
    ...(ruler.numberedEvery > 1 ? [read] : []),
    mistake("OFF1", (length + 1) * 10, "Băng giấy dài hơn một chút rồi. Con đếm lại các khoảng từ vạch 0 nhé!"),
  ].filter(({ value }) => value !== start * 10);
}

const changeHints = [
  "Con xem băng giấy đang dài mấy xăng-ti-mét.",
  "Mỗi khoảng trên thước là 1 cm. Con đếm từng khoảng nhé!",
] as const;

function lengthHints({ ruler, start, length }: Change) {
  return [
    "Đầu bên trái ở vạch 0. Mỗi khoảng trên thước là 1 cm.",
    ruler.numberedEvery > 1
      ? "Thước chỉ ghi số 0, 5 và 10. Con đếm tiếp từ vạch có số nhé!"
      : `Băng giấy cần ${length > start ? "dài" : "còn"} mấy xăng-ti-mét? Con tìm vạch có số đó nhé!`,
  ] as const;
}

function askFor(rng: Rng, change: Change, prompt: string): Question {
  const { ruler, start, length, isTold } = change;
  const by = length - start;
  return sliderQuestion(rng, {
    prompt,
    view: { scale: scaleOf(ruler), start: start * 10 },
    answer: length * 10,
    distractors: isTold ? changeMistakes(change) : lengthMistakes(change),
    tooLow: "Băng giấy còn ngắn quá. Con kéo dài thêm nhé!",
    tooHigh: "Băng giấy dài quá rồi. Con rút ngắn lại nhé!",
    hints: isTold ? changeHints : lengthHints(change),
    explanation: isTold
      ? `${start} ${by > 0 ? "+" : "−"} ${Math.abs(by)} = ${length}. Băng giấy dài ${cm(length)}, đầu bên phải ở vạch ${length}.`
      : `Băng giấy dài ${cm(length)} thì đầu bên phải ở vạch ${length}.`,
    praise: "pull",
    identity: `make ${start} ${length}`,
  });
}

/** "Con kéo băng giấy cho dài đúng 6 cm." */
function buildPullQuestion(rng: Rng, ruler: Ruler): Question {
  const length = rng.pick(ruler.lengths);
  return askFor(
    rng,
    { ruler, start: 1, length, isTold: false },
    rng.pick([`Con kéo băng giấy cho dài đúng ${cm(length)}.`, `Con kéo đầu bên phải để băng giấy dài ${cm(length)}.`]),
  );
}

/** "Con rút ngắn băng giấy cho còn đúng 6 cm." */
function buildShortenQuestion(rng: Rng, ruler: Ruler): Question {
  const length = rng.pick(ruler.lengths.filter((each) => each < ruler.to));
  return askFor(
    rng,
    { ruler, start: ruler.to, length, isTold: false },
    rng.pick([
      `Con rút ngắn băng giấy cho còn đúng ${cm(length)}.`,
      `Băng giấy dài quá. Con rút lại cho còn ${cm(length)}.`,
    ]),
  );
}

/** "Băng giấy đang dài 4 cm. Con kéo dài thêm 3 cm." */
function buildChangeQuestion(rng: Rng, ruler: Ruler): Question {
  const length = rng.pick(ruler.lengths);
  const starts = [1, 2, 3, 4].flatMap((by) => [length - by, length + by]);
  // As much as it gets longer by is not as long as it was: who pulls one of them would be right with the other.
  const start = rng.pick(
    starts.filter((each) => each > 1 && each < ruler.to && each !== length - each && each !== 2 * length),
  );
  return askFor(
    rng,
    { ruler, start, length, isTold: true },
    `Băng giấy đang dài ${cm(start)}. ${tellChange(length - start)}`,
  );
}

const forms = [buildPullQuestion, buildShortenQuestion, buildChangeQuestion] as const;

/** "Con ước lượng, kéo băng giấy cho dài khoảng 6 cm." A centimetre more or less is right too. */
function buildEstimateQuestion(rng: Rng): Question {
  const length = rng.int(4, 9);
  const start = rng.pick([1, 2, 3, 4, 9, 10, 11, 12].filter((each) => Math.abs(each - length) > 2));
  const scale: RulerScale = { ...scaleOf({ to: 12, numberedEvery: 1 }), numberedEvery: null };
  const isLong = start > length;
  return sliderQuestion(rng, {
    prompt: isLong
      ? `Con rút ngắn băng giấy cho còn khoảng ${cm(length)}.`
      : rng.pick([
          `Con kéo băng giấy cho dài khoảng ${cm(length)}.`,
          `Không có thước. Con kéo băng giấy dài khoảng ${cm(length)} nhé!`,
        ]),
    view: { scale, start: start * 10 },
    answer: length * 10,
    tolerance: 10,
    distractors: [],
    tooLow: "Băng giấy còn ngắn. Con so với mẩu giấy 1 cm rồi kéo dài thêm nhé!",
    tooHigh: "Băng giấy dài quá. Con so với mẩu giấy 1 cm rồi rút ngắn lại nhé!",
    hints: [
      "Mẩu giấy vàng dài 1 cm. Con so băng giấy với mẩu giấy đó.",
      "Băng giấy dài bằng mấy mẩu giấy như thế? Con ước lượng nhé!",
    ],
    explanation: `Băng giấy dài ${cm(length)} thì đầu bên phải ở vạch ${length}. Con kéo gần đó là được.`,
    praise: "estimate-length",
    identity: `estimate ${start} ${length}`,
  });
}

/** A strip is pulled to a length (curriculum, c1-make-length): every centimetre numbered; every fifth; without a ruler. */
export const makeLength = defineGeometrySkill({
  id: "c1-make-length",
  classId: "1",
  title: "Kéo băng giấy theo số đo",
  generate: byDifficulty({
    1: [(rng) => rng.pick(forms)(rng, full)],
    2: [(rng) => rng.pick(forms)(rng, sparse)],
    3: [buildEstimateQuestion],
  }),
});
