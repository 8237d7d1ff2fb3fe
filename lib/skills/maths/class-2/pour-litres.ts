import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type JugFigure, jugAlt, type Vessel, type VesselForm } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pourQuestion } from "#lib/skills/drafts/pour-question.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { vesselText } from "#lib/text/vessel-text.ts";

const forms = ["can", "bucket", "jar"] as const satisfies readonly VesselForm[];

const litresOf = (amount: number) => measure(String(amount), "l");

/** As large as the numbers that are asked: each mark up to 10 has its number, every fifth up to 20. */
const sizes = {
  small: { capacity: 10, numberEvery: 1 },
  large: { capacity: 20, numberEvery: 5 },
} as const;

interface Filled {
  readonly form: VesselForm;
  readonly size: keyof typeof sizes;
  readonly litres: number;
}

function drawn({ form, size, litres }: Filled, more: Partial<Vessel> = {}): JugFigure {
  const vessels: readonly Vessel[] = [
    { form, liquid: "water", ...sizes[size], litres, isGuided: false, lit: null, label: null, ...more },
  ];
  return { type: "jug", vessels, alt: jugAlt(vessels) };
}

const tooLittle = "Nước còn ít. Con rót thêm nhé!";
const tooMuch = "Nước nhiều quá. Con đổ bớt nhé!";

/** "Con rót nước vào can cho đủ 7 l nhé!" */
function buildFillQuestion(rng: Rng): Question {
  const form = rng.pick(forms);
  const litres = rng.int(2, 9);
  const vessel = vesselText[form];
  const wording = rng.int(0, 2);
  const prompts = [
    `Con rót nước vào ${vessel} cho đủ ${litresOf(litres)} nhé!`,
    `${capital(vessel)} đang trống. Con rót cho có ${litresOf(litres)} nước nhé!`,
    `Con rót ${litresOf(litres)} nước vào ${vessel} nhé!`,
  ] as const;
  return pourQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    view: { form, ...sizes.small, start: 0 },
    litres,
    tooLittle,
    tooMuch,
    hints: ["Mỗi ca rót là 1 lít, nước lên một vạch.", `Con tìm số lít cần có trên các vạch của ${vessel}.`],
    explanation: {
      say: `Mặt nước tới vạch ${litres} thì ${vessel} có ${litresOf(litres)} nước.`,
      figures: [drawn({ form, size: "small", litres }, { isGuided: true })],
    },
    praise: "pour",
    identity: `fill ${wording} ${form} ${litres}`,
  });
}

/** "từ vạch 10 lên 3 vạch", as marks are counted where only every fifth has its number. */
function tellMarks(litres: number): string {
  const numbered = Math.floor(litres / 5) * 5;
  const past = litres - numbered;
  return past === 0 ? `Vạch ${numbered} có ghi số.` : `Từ vạch ${numbered}, con đếm lên ${past} vạch.`;
}

/** The numbered mark below so many litres, from which the marks are counted. */
const numberedBelow = (litres: number) => Math.floor((litres - 1) / 5) * 5;

/** "Can đang có nước. Con rót thêm cho đủ 12 l nhé!", or poured out until so much is left. */
function buildUntilQuestion(rng: Rng): Question {
  const form = rng.pick(forms);
  const isMore = rng.int(0, 1) === 1;
  const [less, by] = [rng.int(2, 9), rng.int(2, 8)];
  const [start, litres] = isMore ? [less, less + by] : [less + by, less];
  // Counted up from a numbered mark that is not the bottom.
  if (litres < 6 || litres > 15) return buildUntilQuestion(rng);
  const vessel = vesselText[form];
  const wording = rng.int(0, 1);
  const prompts = isMore
    ? [
        `${capital(vessel)} đang có nước. Con rót thêm cho đủ ${litresOf(litres)} nhé!`,
        `Con rót thêm để ${vessel} có ${litresOf(litres)} nước nhé!`,
      ]
    : [
        `${capital(vessel)} có nhiều nước quá. Con đổ bớt cho còn ${litresOf(litres)} nhé!`,
        `Con đổ bớt để ${vessel} còn ${litresOf(litres)} nước nhé!`,
      ];
  return pourQuestion(rng, {
    prompt: prompts[wording] ?? "",
    view: { form, ...sizes.large, start },
    litres,
    tooLittle,
    tooMuch,
    hints: [
      "Mỗi vạch là 1 lít. Cứ năm vạch thì có một vạch ghi số.",
      {
        say: `Con tìm vạch ${numberedBelow(litres)}, rồi đếm lên tiếp nhé!`,
        figures: [drawn({ form, size: "large", litres: start }, { lit: numberedBelow(litres) })],
      },
    ],
    explanation: {
      say: `${tellMarks(litres)} Mặt nước ở đó thì ${vessel} có ${litresOf(litres)} nước.`,
      figures: [drawn({ form, size: "large", litres }, { isGuided: true, lit: litres })],
    },
    praise: isMore ? "pour" : "pour-out",
    identity: `until ${wording} ${form} ${start} ${litres}`,
  });
}

interface Change {
  readonly form: VesselForm;
  readonly isMore: boolean;
  /** What is in it before, what comes or goes, and what is in it then. */
  readonly start: number;
  readonly by: number;
  readonly end: number;
}

/** From below ten past it, to 11 litres or more, or back. */
function pickChange(rng: Rng): Change {
  const isMore = rng.int(0, 1) === 1;
  const less = rng.int(2, 9);
  const by = rng.int(11 - less, 9);
  const more = less + by;
  const [start, end] = isMore ? [less, more] : [more, less];
  // None of the numbers of a sum is told as another one: 7 + 7 would be a guess.
  return less === by ? pickChange(rng) : { form: rng.pick(forms), isMore, start, by, end };
}

/** "Can có 8 l nước. Con rót thêm 6 l nữa nhé!" */
function buildChangeQuestion(rng: Rng): Question {
  const { form, isMore, start, by, end } = pickChange(rng);
  const vessel = vesselText[form];
  const written = `${litresOf(start)} ${isMore ? "+" : "−"} ${litresOf(by)}`;
  return pourQuestion(rng, {
    prompt: `${capital(vessel)} có ${litresOf(start)} nước. ${isMore ? `Con rót thêm ${litresOf(by)} nữa nhé!` : `Con đổ bớt ${litresOf(by)} nhé!`}`,
    view: { form, ...sizes.large, start },
    litres: end,
    tooLittle: isMore ? "Nước còn ít. Con rót thêm cho đủ nhé!" : "Con đổ bớt nhiều quá. Con rót thêm vào nhé!",
    tooMuch: isMore ? "Con rót thêm nhiều quá. Con đổ bớt nhé!" : "Nước còn nhiều quá. Con đổ bớt nữa nhé!",
    hints: [
      `Con tính ${written} trước.`,
      {
        say: `Mặt nước đang ở vạch ${start}. Mỗi ca ${isMore ? "rót thêm" : "đổ bớt"} là 1 lít.`,
        figures: [drawn({ form, size: "large", litres: start }, { lit: start })],
      },
    ],
    explanation: {
      say: `${written} = ${litresOf(end)}. ${tellMarks(end)}`,
      figures: [drawn({ form, size: "large", litres: end }, { isGuided: true, lit: end })],
    },
    praise: isMore ? "pour" : "pour-out",
    identity: `change ${form} ${start} ${end}`,
  });
}

/** "Can có 8 l nước. Rót thêm mấy lít thì đủ 13 l?" */
function buildMissingQuestion(rng: Rng): Question {
  const { form, isMore, start, by: answer, end } = pickChange(rng);
  const vessel = vesselText[form];
  const [less, more] = isMore ? [start, end] : [end, start];
  const wording = rng.int(0, 1);
  const asked = isMore
    ? [`Rót thêm mấy lít thì đủ ${litresOf(end)}?`, `Cần rót thêm mấy lít để có ${litresOf(end)}?`]
    : [`Đổ bớt mấy lít thì còn ${litresOf(end)}?`, `Cần đổ bớt mấy lít để còn ${litresOf(end)}?`];
  return typedNumberQuestion(rng, {
    prompt: `${capital(vessel)} có ${litresOf(start)} nước. ${asked[wording] ?? ""}`,
    figures: [drawn({ form, size: "large", litres: start })],
    answer,
    range: [1, 40],
    distractors: [
      mistake("OP", more + less, `Con cộng hai số rồi. Con tìm phần ${isMore ? "rót thêm" : "đổ bớt"} thôi nhé!`),
      mistake("DATUM", end, `Đó là số lít lúc sau. Con tìm phần ${isMore ? "rót thêm" : "đổ bớt"} nhé!`),
      mistake("DATUM", start, `Đó là số lít lúc đầu. Con tìm phần ${isMore ? "rót thêm" : "đổ bớt"} nhé!`),
    ],
    hints: withoutLeaks(answer, [
      {
        say: `Con đếm các vạch từ ${start} ${isMore ? "lên" : "xuống"} ${end}.`,
        figures: [drawn({ form, size: "large", litres: start }, { lit: end })],
      },
      isMore
        ? `Có ${litresOf(start)} rồi. Thiếu mấy lít nữa mới đủ ${litresOf(end)}?`
        : `Từ ${litresOf(start)} xuống còn ${litresOf(end)} thì bớt đi mấy lít?`,
    ]),
    explanation: {
      say: `${isMore ? "Số lít rót thêm là" : "Số lít đổ bớt là"}: ${more} − ${less} = ${answer} (l).`,
      figures: [drawn({ form, size: "large", litres: end }, { isGuided: true, lit: end })],
    },
    praise: "calculate",
    identity: `missing ${wording} ${form} ${start} ${end}`,
  });
}

/** Pouring by the litre (curriculum, c2-pour-litres): into what is empty; in or out; so much more or less, through ten. */
export const pourLitres = defineGeometrySkill({
  id: "c2-pour-litres",
  classId: "2",
  title: "Rót nước theo lít",
  generate: byDifficulty({
    1: [buildFillQuestion],
    2: [buildUntilQuestion],
    3: [buildChangeQuestion, buildMissingQuestion],
  }),
});
