import type { Rng } from "#lib/core/rng.ts";
import { objectsFigure } from "#lib/questions/counting/objects-figure.ts";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { trayFigure } from "#lib/questions/sign/tray-figure.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
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
  /** The pupil types the number. */
  readonly isTyped: boolean;
  /** Scattered, with some of another kind among them; in rows where it is null. */
  readonly among: { readonly picture: PictureName; readonly count: number } | null;
  readonly rng: Rng;
}

/** The things to count first and behind them those of the other kind, so that a hint numbers only what is counted. */
function drawn({ picture, count, among, rng }: Counted): ObjectsFigure {
  const { name } = pictureText[picture];
  const all = { picture, count: count + (among?.count ?? 0), isScattered: among !== null };
  const figure = objectsFigure(rng, { ...all, alt: `Hình vẽ để đếm ${name}.` });
  if (among === null) return figure;
  const cells = rng
    .shuffle(figure.cells)
    .map((cell, place) => (place < count ? cell : { ...cell, other: among.picture }));
  const inOrder = (isOther: boolean) =>
    cells
      .filter(({ other }) => (other !== undefined) === isOther)
      .toSorted((a, b) => a.row - b.row || a.column - b.column);
  return { ...figure, cells: [...inOrder(false), ...inOrder(true)] };
}

const range = [0, 20] as const;

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
function buildHowManyQuestion(counted: Counted): Question {
  const { picture, count, isTyped, among, rng } = counted;
  const { name } = pictureText[picture];
  const figure = drawn(counted);
  const prompts = [`Có mấy ${name} trong hình?`, `Con đếm xem có mấy ${name}.`, `Trong hình có mấy ${name}?`];
  const typedPrompts = [`Có mấy ${name}? Con viết số nhé!`, `Con đếm xem có mấy ${name} rồi viết số.`];
  const skipped = `Con đếm sót rồi. Con đếm lại từng ${name} nhé!`;
  const twice = `Mỗi ${name} chỉ đếm một lần thôi, con nhé!`;
  const few = count === 0 ? `Con nhìn lại xem có ${name} nào không nhé!` : twice;
  return numberQuestion(rng, {
    prompt: isTyped ? rng.pick(typedPrompts) : rng.pick(prompts),
    figures: [figure],
    answer: count,
    range,
    distractors: [
      ...(among === null
        ? []
        : [
            mistake("FIELD", count + among.count, `Con đếm cả ${pictureText[among.picture].name} rồi.`),
            mistake("FIELD", among.count, `Con chỉ đếm ${name} thôi nhé!`),
          ]),
      mistake("OFF1", count - 1, skipped),
      mistake("OFF1", count + 1, few),
      mistake("OFF1", count + 2, few),
      mistake("OFF1", count - 2, skipped),
      mistake("OFF1", count + 3, few),
    ],
    hints: hintsOf(name, count, {
      say: "Con nhìn các số trên hình rồi đếm tiếp nhé!",
      figures: [{ ...figure, numbered: Math.max(0, count - 1) }],
    }),
    explanation: { say: explain(name, count), figures: [{ ...figure, numbered: count }] },
    praise: "count",
    identity: `${isTyped ? "type" : "choose"} ${picture} ${count} ${among?.count ?? 0}`,
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
    hints: [`Con đếm từng ${name} trong mỗi hình nhé!`, `Hình nào con đếm đến ${count} thì vừa hết?`],
    explanation: {
      say:
        count === 1
          ? `Hình đúng chỉ có 1 ${name}.`
          : `Con đếm từ 1 đến ${count} thì hết. Hình đúng có ${count} ${name}.`,
      figures: [{ ...group(count, 0), numbered: count }],
    },
    praise: "count",
    identity: `which ${picture} ${count}`,
  });
}

const forms = {
  1: ["many", "many", "which", "take"],
  2: ["many", "many", "which", "take"],
  3: ["many"],
} as const satisfies Record<Difficulty, readonly string[]>;

const spans = { 1: [1, 5], 2: [5, 10], 3: [6, 10] } as const;

/** Another kind among what is counted. */
function pickAmong(picture: PictureName, rng: Rng): Counted["among"] {
  return { picture: rng.pick(countables.filter((other) => other !== picture)), count: rng.int(2, 5) };
}

/** Counting things up to 10 (curriculum, c1-count-to-10): to 5 in a row, to 10 in rows, one kind of two that lie about, now and then 0. */
export const countTo10 = defineNumberSkill({
  id: "c1-count-to-10",
  classId: "1",
  title: "Đếm đến 10",
  generate(difficulty, rng) {
    const form = rng.pick(forms[difficulty]);
    const [least, most] = spans[difficulty];
    const picture = rng.pick(countables);
    const counted = {
      picture,
      count: difficulty === 3 && rng.int(0, 9) === 0 ? 0 : rng.int(least, most),
      isTyped: difficulty > 1 || rng.int(0, 1) === 0,
      among: difficulty === 3 ? pickAmong(picture, rng) : null,
      rng,
    };
    if (form === "many") return buildHowManyQuestion(counted);
    return form === "which" ? buildWhichQuestion(counted, most) : takeQuestion(rng, counted);
  },
});
