import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { basicStrokes } from "#lib/skills/vietnamese/handwriting/basic-strokes.ts";
import { buildLettersQuestion, buildStrokesQuestion } from "#lib/skills/vietnamese/handwriting/build-trace-question.ts";
import { smallLetters } from "#lib/skills/vietnamese/handwriting/small-letters.ts";

/** The letters of each difficulty (curriculum, c1-trace-letters). */
const letters: Readonly<Record<Difficulty, readonly string[]>> = {
  1: Array.from("coeitl"),
  2: Array.from("aăâdđêôơuưnmpqx"),
  3: Array.from("bhkgrsvy"),
};

/** Syllables and sounds of these letters and easier ones; none with more than six strokes. */
const joined: Readonly<Record<2 | 3, readonly string[]>> = {
  2: "an am ăn âm ân on ôn ơn in en ên đa da đô do dê đê dơ no nơ mo mơ na ma mê du đu dư xa xe xô".split(" "),
  3: "kh nh ngh gh ba be bê bi bơ ho hô hơ ke kê ga go ra ro rê rô so sa sư ve vo vô vơ va ta to".split(" "),
};

const prompts = [
  (what: string) => `Tô ${what} theo mũi tên.`,
  (what: string) => `Con tô ${what} theo từng nét.`,
  (what: string) => `Con tô ${what} cho đẹp nhé!`,
];

const strokePrompts = [
  (what: string) => `Tô ${what} theo mũi tên.`,
  (what: string) => `Con tô ${what} nhé!`,
  (what: string) => `Con tô ${what} thật đẹp.`,
];

function pickTwo(rng: Rng, from: readonly string[]): readonly string[] {
  return rng.shuffle([...from]).slice(0, 2);
}

/** Strokes and letters by themselves, or two side by side. */
function buildEasyQuestion(rng: Rng): Question {
  const strokes = Object.keys(basicStrokes);
  switch (rng.int(0, 4)) {
    case 0:
      return buildStrokesQuestion(rng, [rng.pick(strokes)], strokePrompts);
    case 1:
      return buildStrokesQuestion(rng, pickTwo(rng, strokes), strokePrompts);
    case 2:
      return buildLetters(rng, [rng.pick(letters[1])], false);
    default:
      return buildLetters(rng, pickTwo(rng, letters[1]), false);
  }
}

function buildLetters(rng: Rng, chosen: readonly string[], isJoined: boolean): Question {
  return buildLettersQuestion(rng, { table: smallLetters, letters: chosen, noun: "chữ", isJoined, prompts });
}

/** Small letters to be traced (curriculum, c1-trace-letters): of one stroke or the easiest ones; of two parts; with loops, and in syllables. */
export const traceLetters = defineSkill({
  id: "c1-trace-letters",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Tô chữ thường",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildEasyQuestion(rng);
    if (rng.int(0, 1) === 0) return buildLetters(rng, [rng.pick(letters[difficulty])], false);
    return buildLetters(rng, Array.from(rng.pick(joined[difficulty])), true);
  },
});
