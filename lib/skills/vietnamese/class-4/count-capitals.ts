import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Question } from "#lib/questions/question.ts";
import { type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";

interface Counted {
  readonly name: string;
  /** The parts of the name, "và" not among them. */
  readonly parts: readonly string[];
  readonly hints: readonly HelpWords[];
}

const prompts: readonly ((hidden: string) => string)[] = [
  (hidden) => `Con viết tên “${hidden}” cho đúng. Tên ấy có mấy chữ cái viết hoa?`,
  (hidden) => `Biển ghi “${hidden}”. Viết vào vở cho đúng thì có mấy chữ cái viết hoa?`,
  (hidden) => `Khi viết đúng tên “${hidden}”, con viết hoa mấy chữ cái?`,
];

/** The name is written by the pupil, and its capitals are counted: every part begins with one, a proper name has one at each syllable. */
export function buildCountCapitalsQuestion(rng: Rng, { name, parts, hints }: Counted): Question {
  const capitals = capitalsOf(name);
  const answer = capitals.filter(Boolean).length;
  const ask = rng.pick(prompts);
  return numberQuestion(rng, {
    prompt: { text: ask(name.toUpperCase()), spoken: toSpoken(ask(name)) },
    answer,
    distractors: [
      mistake(
        "CAPS",
        parts.length,
        "Con tính mỗi bộ phận một chữ. Trong tên riêng của người, của nơi chốn, tiếng nào cũng viết hoa.",
      ),
      mistake(
        "CAPS",
        capitals.length,
        `Con đã viết hoa cả ${numberInWords(capitals.length)} tiếng. Nhiều bộ phận chỉ viết hoa chữ đầu.`,
      ),
      mistake("CAPS", 1, "Con chỉ viết hoa chữ đầu tên. Tên còn nhiều bộ phận nữa."),
      mistake("CAPS", parts.length - 1, "Con bỏ sót một bộ phận của tên rồi."),
    ],
    range: [1, capitals.length],
    isTyped: true,
    hints,
    explanation: `Viết đúng là “${name}”: có ${answer} chữ cái viết hoa.`,
    praise: "count",
    identity: `count ${name}`,
  });
}
