import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countables } from "./countables.ts";
import { letters } from "./letters.ts";
import { takeQuestion } from "./take-question.ts";
import { tenFrame } from "./ten-frame.ts";

interface Counted {
  readonly picture: PictureName;
  readonly count: number;
  /** A heap instead of two frames. */
  readonly isHeap: boolean;
  /** The pupil types the number. */
  readonly isTyped: boolean;
  readonly rng: Rng;
}

const idea = {
  frame: () => "Một khung đầy là 10.",
  heap: (name: string) => `Con khoanh 10 ${name} lại trước nhé!`,
} as const;
const forgotten = {
  frame: () => "Con quên khung đầy rồi. Một khung đầy là 10.",
  heap: (name: string) => `Con còn quên 10 ${name} nữa. Con đếm lại tất cả nhé!`,
} as const;

/**
 * The things; in a hint a ring lies around ten of a heap, or the numbers go on behind a full frame up to the last. Where
 * they are told, they go on from the tenth to the end.
 */
function drawn({ picture, count, isHeap }: Counted, help: "hint" | "told" | null = null): Figure {
  const { name } = pictureText[picture];
  if (isHeap) {
    const isRinged = help !== null;
    const alt = `Hình vẽ để đếm ${name}${isRinged ? `, có vòng khoanh 10 ${name}` : ""}.`;
    return { type: "groups", picture, holder: "loose", sizes: [count], ringed: isRinged ? 10 : 0, alt };
  }
  const counted = { hint: count - 10, told: count - 9 };
  const labels = Array.from({ length: help === null ? 0 : counted[help] }, (_, back) => ({
    place: count - 1 - back,
    label: help === "hint" && back === 0 ? "?" : String(count - back),
  }));
  return tenFrame({ groups: [{ picture, count }], labels, isDouble: true, alt: `Hai khung mười ô để đếm ${name}.` });
}

/** "Có bao nhiêu quả táo?" in frames of ten or in a heap. */
function buildHowManyQuestion(counted: Counted): Question {
  const { picture, count, isHeap, isTyped, rng } = counted;
  const { name } = pictureText[picture];
  const ones = count % 10;
  const where = isHeap ? "heap" : "frame";
  const skipped = `Con đếm sót rồi. Con đếm lại từng ${name} nhé!`;
  const twice = `Mỗi ${name} chỉ đếm một lần thôi, con nhé!`;
  return numberQuestion(rng, {
    prompt: isTyped
      ? rng.pick([`Có bao nhiêu ${name}? Con viết số nhé!`, `Con đếm xem có bao nhiêu ${name} rồi viết số.`])
      : rng.pick([
          `Có bao nhiêu ${name}?`,
          `Con đếm xem có bao nhiêu ${name}.`,
          `Trong hình có tất cả bao nhiêu ${name}?`,
        ]),
    figures: [drawn(counted)],
    answer: count,
    range: [1, 99],
    distractors: [
      mistake("SWAP", ones * 10 + Math.floor(count / 10), "Số chục viết trước, số đơn vị viết sau nhé!"),
      mistake("OFF1", count - 1, skipped),
      mistake("OFF1", count + 1, twice),
      mistake("PARTIAL", count - 10, forgotten[where](name)),
      mistake("OFF1", count + 2, twice),
    ],
    hints: [idea[where](name), { say: "Con đếm tiếp sau 10 nhé!", figures: [drawn(counted, "hint")] }],
    explanation: {
      say: count === 20 ? `Hai chục là 20. Có 20 ${name}.` : `10 thêm ${count - 10} là ${count}. Có ${count} ${name}.`,
      figures: [drawn(counted, "told")],
    },
    praise: "count",
    identity: `${isTyped ? "type" : "choose"} ${picture} ${count}`,
    isTyped,
  });
}

/** "Thêm mấy quả nữa thì đủ 20 quả táo?" beside two frames with empty places. */
function buildToTwentyQuestion(counted: Counted): Question {
  const { picture, count, rng } = counted;
  const { name, unit } = pictureText[picture];
  const answer = 20 - count;
  const frames = tenFrame({
    groups: [{ picture, count }],
    labels: Array.from({ length: answer }, (_, step) => ({ place: count + step, label: String(step + 1) })),
    alt: `Hai khung mười ô để đếm ${name}.`,
  });
  return numberQuestion(rng, {
    prompt: rng.pick([`Thêm mấy ${unit} nữa thì đủ 20 ${name}?`, `Cần mấy ${unit} nữa để đủ 20 ${name}?`]),
    figures: [drawn({ ...counted, isHeap: false })],
    answer,
    range: [0, 99],
    distractors: [
      mistake("DATUM", count, `Đó là số ${name} đã có. Con đếm các ô trống nhé!`),
      mistake("DATUM", count - 10, "Đó là số ô đã đầy ở khung thứ hai. Con đếm các ô trống nhé!"),
      mistake("DATUM", 20, "Đó là số ô của cả hai khung. Con đếm các ô trống nhé!"),
      mistake("OFF1", answer - 1, "Con đếm sót một ô trống rồi."),
      mistake("OFF1", answer + 1, "Con đếm thừa rồi. Mỗi ô trống đếm một lần nhé!"),
    ],
    hints: ["Hai khung đầy là 20.", "Con đếm các ô còn trống ở khung thứ hai."],
    explanation: {
      say: `Có ${count} ${name}, còn trống ${answer} ô. ${count} thêm ${answer} là 20.`,
      figures: [frames],
    },
    praise: "count",
    identity: `to twenty ${picture} ${count}`,
    isTyped: true,
  });
}

/** "Hình nào có 14 quả táo?" */
function buildWhichQuestion(counted: Counted): Question {
  const { picture, count, rng } = counted;
  const { name } = pictureText[picture];
  const others = [count - 1, count + 1, count - 2, count + 2].filter((other) => other > 10 && other <= 20).slice(0, 2);
  const named = rng.shuffle(letters);
  const group = (things: number, place: number): Figure => ({
    ...drawn({ ...counted, count: things, isHeap: false }),
    alt: `Hình ${named[place] ?? ""}.`,
  });
  const right = group(count, 0);
  return figureChoiceQuestion(rng, {
    prompt: `Hình nào có ${count} ${name}?`,
    right,
    answer: `${count} ${name}`,
    distractors: others.map((other, place) =>
      mistake("OFF1", group(other, place + 1), "Một khung đầy là 10. Con đếm tiếp khung kia nhé!"),
    ),
    hints: ["Một khung đầy là 10.", `Con đếm tiếp sau 10. Hình nào đếm đến ${count} thì vừa hết?`],
    explanation: {
      say:
        count === 20
          ? `Hai khung đầy là 20. Hình đúng có 20 ${name}.`
          : `10 thêm ${count - 10} là ${count}. Hình đúng có ${count} ${name}.`,
      figures: [{ ...drawn({ ...counted, isHeap: false }, "told"), alt: right.alt }],
    },
    praise: "count",
    identity: `which ${picture} ${count}`,
  });
}

const forms = {
  1: ["many", "many", "which"],
  2: ["many", "many", "which", "take"],
  3: ["many", "many", "to-twenty"],
} as const satisfies Record<Difficulty, readonly string[]>;

/** Counting from 11 to 20 (curriculum, c1-count-to-20): frames of ten to 15, to 20, a heap and what is missing to 20. */
export const countTo20 = defineNumberSkill({
  id: "c1-count-to-20",
  classId: "1",
  title: "Đếm đến 20",
  generate(difficulty, rng) {
    const form = rng.pick(forms[difficulty]);
    const most = form === "take" || form === "to-twenty" ? 19 : 20;
    const count = rng.int(11, difficulty === 1 ? 15 : most);
    const isTyped = difficulty > 1 || rng.int(0, 1) === 0;
    const counted = { picture: rng.pick(countables), count, isHeap: difficulty === 3, isTyped, rng };
    if (form === "to-twenty") return buildToTwentyQuestion(counted);
    if (form === "many") return buildHowManyQuestion(counted);
    return form === "which" ? buildWhichQuestion(counted) : takeQuestion(rng, counted);
  },
});
