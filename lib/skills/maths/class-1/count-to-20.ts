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
  /** A heap with a ring around ten instead of two frames. */
  readonly isHeap: boolean;
  readonly rng: Rng;
}

const full = { frame: "Một khung đầy là 10.", heap: "Mỗi vòng khoanh 10 vật." } as const;
const forgotten = {
  frame: "Con quên khung đầy rồi. Một khung đầy là 10.",
  heap: "Con đếm cả các vật trong vòng nhé!",
} as const;

function drawn({ picture, count, isHeap }: Counted, isOpen = false): Figure {
  const { name } = pictureText[picture];
  if (isHeap) {
    const alt = `Hình vẽ để đếm ${name}, có vòng khoanh.`;
    return { type: "groups", picture, holder: "loose", sizes: [count], ringed: 10, alt };
  }
  const labels = Array.from({ length: isOpen ? count - 10 : 0 }, (_, step) => ({
    place: 10 + step,
    label: step + 11 === count ? "?" : String(step + 11),
  }));
  return tenFrame({ groups: [{ picture, count }], labels, isDouble: true, alt: `Hai khung mười ô để đếm ${name}.` });
}

/** "Có bao nhiêu quả táo?" in frames of ten or in a heap. */
function buildHowManyQuestion(counted: Counted): Question {
  const { picture, count, isHeap, rng } = counted;
  const { name } = pictureText[picture];
  const isTyped = rng.int(0, 3) === 0;
  const ones = count % 10;
  const where = isHeap ? "heap" : "frame";
  const again = `Con đếm lại từng ${name} nhé!`;
  return numberQuestion(rng, {
    prompt: isTyped
      ? `Có bao nhiêu ${name}? Con viết số nhé!`
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
      mistake("OFF1", count - 1, again),
      mistake("OFF1", count + 1, again),
      mistake("PARTIAL", count - 10, forgotten[where]),
      mistake("OFF1", count + 2, again),
    ],
    hints: [full[where], { say: "Con đếm tiếp sau 10 nhé!", figures: [drawn(counted, true)] }],
    explanation:
      count === 20 ? `Hai chục là 20. Có 20 ${name}.` : `Có 10 và thêm ${count - 10} nữa. Có ${count} ${name}.`,
    praise: "count",
    identity: `${isTyped ? "type" : "choose"} ${picture} ${count}`,
    isTyped,
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
  return figureChoiceQuestion(rng, {
    prompt: `Hình nào có ${count} ${name}?`,
    right: group(count, 0),
    answer: `${count} ${name}`,
    distractors: others.map((other, place) =>
      mistake("OFF1", group(other, place + 1), "Một khung đầy là 10. Con đếm tiếp khung kia nhé!"),
    ),
    hints: ["Một khung đầy là 10.", `Con đếm tiếp sau 10. Hình nào đến đúng ${count}?`],
    explanation:
      count === 20
        ? `Hai khung đầy là 20. Hình đúng có 20 ${name}.`
        : `10 thêm ${count - 10} là ${count}. Hình đúng có ${count} ${name}.`,
    praise: "count",
    identity: `which ${picture} ${count}`,
  });
}

const forms = {
  1: ["many", "many", "which"],
  2: ["many", "many", "which", "take"],
  3: ["many"],
} as const satisfies Record<Difficulty, readonly string[]>;

/** Counting from 11 to 20 (curriculum, c1-count-to-20): frames of ten to 15, to 20, a heap with ten in a ring. */
export const countTo20 = defineNumberSkill({
  id: "c1-count-to-20",
  classId: "1",
  title: "Đếm đến 20",
  generate(difficulty, rng) {
    const form = rng.pick(forms[difficulty]);
    const most = form === "take" ? 19 : 20;
    const count = rng.int(11, difficulty === 1 ? 15 : most);
    const counted = { picture: rng.pick(countables), count, isHeap: difficulty === 3, rng };
    if (form === "many") return buildHowManyQuestion(counted);
    return form === "which" ? buildWhichQuestion(counted) : takeQuestion(rng, counted);
  },
});
