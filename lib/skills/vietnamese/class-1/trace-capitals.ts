import type { Rng } from "#lib/core/rng.ts";
import { mostStrokes } from "#lib/questions/kinds/trace/grading.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { buildLettersQuestion } from "#lib/skills/vietnamese/handwriting/build-trace-question.ts";
import { capitalLetters } from "#lib/skills/vietnamese/handwriting/capital-letters.ts";

/** The capitals of each difficulty (curriculum, c1-trace-capitals). */
const letters: Readonly<Record<Difficulty, readonly string[]>> = {
  1: Array.from("CEÊILOÔƠ"),
  2: Array.from("AĂÂBDĐMNT"),
  3: Array.from("GHKPQRSUƯVXY"),
};

const prompts = [
  (what: string) => `Tô ${what} theo mũi tên.`,
  (what: string) => `Con tô ${what} theo từng nét.`,
  (what: string) => `Con tô ${what} cho đẹp nhé!`,
];

const strokesOf = (letter: string): number => capitalLetters[letter]?.length ?? 0;

/** Another capital of the same difficulty, so that a child has no more strokes than it can trace in one go. */
function pickBeside(rng: Rng, letter: string, from: readonly string[]): string {
  return rng.pick(from.filter((other) => other !== letter && strokesOf(letter) + strokesOf(other) <= mostStrokes));
}

/** Capitals to be traced (curriculum, c1-trace-capitals): simple ones; of two strokes and more; with many curves. One, or two side by side. */
export const traceCapitals = defineSkill({
  id: "c1-trace-capitals",
  classId: "1",
  subject: "vietnamese",
  strand: "Âm và chữ",
  title: "Tô chữ hoa",
  source: "rule",
  generate(difficulty, rng) {
    const first = rng.pick(letters[difficulty]);
    const chosen = rng.int(0, 2) === 0 ? [first] : [first, pickBeside(rng, first, letters[difficulty])];
    return buildLettersQuestion(rng, {
      table: capitalLetters,
      letters: chosen,
      noun: "chữ hoa",
      isJoined: false,
      prompts,
    });
  },
});
