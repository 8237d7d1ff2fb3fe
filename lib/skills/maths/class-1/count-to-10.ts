import type { Rng } from "#lib/core/rng.ts";
import { objectsFigure } from "#lib/questions/counting/objects-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { trayFigure } from "#lib/questions/sign/tray-figure.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countables } from "./countables.ts";
import { letters } from "./letters.ts";
import { takeQuestion } from "./take-question.ts";

interface Counted {
  readonly picture: PictureName;
  readonly count: number;
  readonly isScattered: boolean;
  readonly rng: Rng;
}

const range = [0, 10] as const;

function explain(name: string, count: number): string {
  if (count === 0) return `Trong hình không có ${name} nào. Ta viết số 0.`;
  return count === 1 ? `Trong hình chỉ có 1 ${name}.` : `Con đếm lần lượt từ 1 đến ${count}. Có ${count} ${name}.`;
}

function hintsOf(name: string, count: number, next: HelpWords): HelpWords[] {
  if (count === 0) return [`Con tìm xem trong hình có ${name} nào không.`];
  const point = `Con chỉ tay vào từng ${name} và đếm nhé!`;
  return count === 1 ? [point] : [point, next];
}

/** "Có mấy quả táo trong hình?", to choose or to type. */
function buildHowManyQuestion({ picture, count, isScattered, rng }: Counted): Question {
  const { name } = pictureText[picture];
  const isTyped = rng.int(0, 3) === 0;
  const figure = objectsFigure(rng, { picture, count, isScattered, alt: `Hình vẽ để đếm ${name}.` });
  const prompts = [`Có mấy ${name} trong hình?`, `Con đếm xem có mấy ${name}.`, `Trong hình có mấy ${name}?`];
  const skipped = `Con đếm sót rồi. Con đếm lại từng ${name} nhé!`;
  const twice = `Mỗi ${name} chỉ đếm một lần thôi con nhé!`;
  const few = count === 0 ? `Con nhìn lại xem có ${name} nào không nhé!` : twice;
  return numberQuestion(rng, {
    prompt: isTyped ? `Có mấy ${name}? Con viết số nhé!` : rng.pick(prompts),
    figures: [figure],
    answer: count,
    range,
    distractors: [
      mistake("OFF1", count - 1, skipped),
      mistake("OFF1", count + 1, few),
      mistake("OFF1", count + 2, few),
      mistake("OFF1", count - 2, skipped),
      mistake("OFF1", count + 3, few),
    ],
    hints: hintsOf(name, count, {
      say: "Con đếm tiếp theo các số trên hình nhé!",
      figures: [{ ...figure, numbered: Math.max(0, count - 1) }],
    }),
    explanation: { say: explain(name, count), figures: [{ ...figure, numbered: count }] },
    praise: "count",
    identity: `${isTyped ? "type" : "choose"} ${picture} ${count}`,
    isTyped,
  });
}

/** "Hình nào có 4 quả táo?": one group of four. */
function buildWhichQuestion({ picture, count, rng }: Counted, most: number): Question {
  const { name } = pictureText[picture];
  const others = [count - 1, count + 1, count + 2, count - 2, count + 3, count - 3]
    .filter((other) => other > 0 && other <= most)
    .slice(0, 3);
  const named = rng.shuffle(letters);
  const group = (things: number, place: number) => ({
    ...trayFigure(picture, things, 0),
    alt: `Hình ${named[place] ?? ""}.`,
  });
  return figureChoiceQuestion(rng, {
    prompt: `Hình nào có ${count} ${name}?`,
    right: group(count, 0),
    answer: `${count} ${name}`,
    distractors: others.map((other, place) =>
      mistake(
        "OFF1",
        group(other, place + 1),
        other < count ? "Hình này còn ít hơn. Con đếm lại nhé!" : "Hình này nhiều hơn. Con đếm lại nhé!",
      ),
    ),
    hints: [`Con đếm từng ${name} trong mỗi hình nhé!`, `Con đếm đến ${count}. Hình nào vừa hết thì con chọn.`],
    explanation:
      count === 1 ? `Hình đúng chỉ có 1 ${name}.` : `Con đếm từ 1 đến ${count} thì hết. Hình đúng có ${count} ${name}.`,
    praise: "count",
    identity: `which ${picture} ${count}`,
  });
}

/** Counting things up to 10 (curriculum, c1-count-to-10): to 5 in a row, to 10 in rows, scattered and with 0. */
export const countTo10 = defineNumberSkill({
  id: "c1-count-to-10",
  classId: "1",
  title: "Đếm đến 10",
  generate(difficulty, rng) {
    const most = difficulty === 1 ? 5 : 10;
    const form = rng.pick(["many", "many", "which", "take"] as const);
    const fewest = { 1: 1, 2: 3, 3: 5 }[difficulty];
    const least = difficulty === 3 && form === "many" ? 0 : fewest;
    const counted = {
      picture: rng.pick(countables),
      count: rng.int(least, most),
      isScattered: difficulty === 3,
      rng,
    };
    if (form === "many") return buildHowManyQuestion(counted);
    return form === "which" ? buildWhichQuestion(counted, most) : takeQuestion(rng, counted);
  },
});
