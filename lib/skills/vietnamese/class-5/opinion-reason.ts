import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { type Opinion, opinions } from "./opinions.ts";

type Side = "pros" | "cons" | "asides";

const sides: Readonly<Record<Side, { readonly name: string; readonly does: string }>> = {
  pros: { name: "tán thành", does: "nêu một điều có lợi khi làm theo ý kiến" },
  cons: { name: "phản đối", does: "nêu một điều bất lợi khi làm theo ý kiến" },
  asides: { name: "không liên quan", does: "không cho biết nên hay không nên" },
};

const asked: Readonly<Record<Difficulty, { readonly sides: readonly Side[]; readonly counts: readonly number[][] }>> = {
  1: {
    sides: ["pros", "asides"],
    counts: [
      [3, 1],
      [2, 2],
      [3, 2],
    ],
  },
  2: {
    sides: ["pros", "cons"],
    counts: [
      [2, 2],
      [3, 2],
      [2, 3],
    ],
  },
  3: {
    sides: ["pros", "cons", "asides"],
    counts: [
      [2, 1, 2],
      [2, 2, 1],
      [1, 2, 2],
    ],
  },
};

const rules: Readonly<Record<Difficulty, string>> = {
  1: "Lí lẽ tán thành nêu điều có lợi; câu không nói đến lợi hay hại của việc ấy thì không liên quan.",
  2: "Lí lẽ tán thành nêu điều có lợi, lí lẽ phản đối nêu điều bất lợi.",
  3: "Nêu điều có lợi thì tán thành, điều bất lợi thì phản đối; không nói đến lợi hay hại thì không liên quan.",
};

/** The answer names all of a basket in one sentence, which is no longer than a pupil reads. */
const mostWords = 24;

/** As many of the reasons as one sentence holds. */
function ofOneSentence(reasons: readonly string[]): readonly string[] {
  return reasons.join(" ").split(" ").length > mostWords ? reasons.slice(0, -1) : reasons;
}

function buildReasons(rng: Rng, difficulty: Difficulty, opinion: Opinion): Question {
  const { sides: names, counts } = asked[difficulty];
  const wanted = rng.pick(counts);
  const things = names.flatMap((side, tray) =>
    ofOneSentence(rng.shuffle(opinion[side]).slice(0, wanted[tray])).map((name) => ({
      name,
      tray,
      wrong: `Câu “${capital(name)}” ${sides[side].does}. Con xếp lại nhé!`,
    })),
  );
  return sortNamedQuestion(rng, {
    prompt: rng.pick([
      `Ý kiến: “${opinion.claim}.” Con xếp từng câu vào đúng ô.`,
      `Các bạn bàn về ý kiến: “${opinion.claim}.” Con xếp từng câu vào đúng ô.`,
      `Có ý kiến cho rằng: “${opinion.claim}.” Con đọc kĩ rồi xếp từng câu vào đúng ô.`,
    ]),
    things: rng.shuffle(things),
    trays: names.map((side) => sides[side].name),
    isLong: true,
    code: "FIELD",
    hints: [
      "Con đọc từng câu và hỏi: câu ấy cho biết nên hay không nên làm theo ý kiến?",
      difficulty === 2
        ? "Câu nêu điều hay, điều lợi là lời tán thành. Câu nêu điều khó, điều hại là lời phản đối."
        : "Một câu đúng sự thật vẫn có thể không liên quan, khi nó không nói đến lợi hay hại.",
    ],
    explanation: `${rules[difficulty]} Xếp đúng là`,
    praise: "trays",
    identity: things
      .map(({ name }) => name)
      .toSorted()
      .join(),
    topic: opinion.claim,
  });
}

/** Reasons for an opinion (curriculum, c5-opinion-reason): for it or nothing of it; for or against; all three. */
export const opinionReason = defineSkill({
  id: "c5-opinion-reason",
  classId: "5",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Lí lẽ cho ý kiến",
  source: "rule",
  generate: (difficulty, rng) => buildReasons(rng, difficulty, rng.pick(opinions)),
});
