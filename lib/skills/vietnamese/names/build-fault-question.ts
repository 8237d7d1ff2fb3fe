import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { findPart, splitWords, underlineWords } from "#lib/skills/vietnamese/build-underline-question.ts";
import { underlinePartQuestion } from "#lib/skills/vietnamese/underline-part-question.ts";
import { children } from "#lib/skills/words/children.ts";

/** A name with one fault in it. */
export interface NameFault {
  /** The whole name. */
  readonly written: string;
  /** The words of it that are written wrongly, as they stand there. */
  readonly answer: string;
}

interface FaultTask {
  readonly sentences: readonly ((child: string) => string)[];
  readonly hints: readonly string[];
  ruleOf(name: string): string;
}

/** What is looked for: one syllable, or a place of several. */
type Spot = "tiếng" | "chỗ";

function spotOf(answer: string): Spot {
  return /[\s-]/u.test(answer) ? "chỗ" : "tiếng";
}

const prompts: readonly ((spot: Spot) => string)[] = [
  (spot) => `Trong câu, tên riêng có một ${spot} viết chưa đúng. Con gạch chân ${spot} ấy.`,
  (spot) => `Con soát lại tên trong câu rồi gạch chân ${spot} viết chưa đúng.`,
  (spot) => `Tên trong câu viết sai một ${spot}. Con gạch chân ${spot} sai.`,
];

function saidTo(spot: Spot) {
  return {
    tooShort: "Chỗ viết chưa đúng gồm nhiều tiếng hơn.",
    tooLong: `Con chỉ gạch đúng ${spot} viết sai.`,
    elsewhere: `Con gạch nhiều quá. Con chỉ gạch đúng ${spot} viết sai trong tên.`,
  } as const;
}

/** Said when a word that is right is underlined alone: the common noun before a name, a word of the name, another one. */
function tellRight(word: string, written: string): string {
  const [first = ""] = written.split(" ");
  if (word === first && word === word.toLowerCase()) return `“${word}” là từ chỉ chung nên không viết hoa là đúng.`;
  if (written.split(" ").includes(word)) return `“${word}” trong tên viết đúng rồi.`;
  return word === word.toLowerCase() ? `“${word}” không nằm trong tên riêng.` : `“${word}” viết hoa đúng rồi.`;
}

/** The fault in a name is underlined where it stands in a sentence. Null where none of the faults is there just once. */
export function buildFaultQuestion(
  rng: Rng,
  task: FaultTask,
  name: string,
  faults: readonly NameFault[],
): Question | null {
  const lead = rng.pick(task.sentences)(rng.pick(children));
  const found = faults.find(({ written, answer }) => {
    const texts = [...Object.values(saidTo(spotOf(answer))), ...underlineWords, ...task.hints];
    return (
      findPart(splitWords(`${lead} ${written}.`), answer) !== null &&
      withoutLeaks(answer, texts).length === texts.length
    );
  });
  if (found === undefined) return null;
  const { written, answer } = found;
  const spot = spotOf(answer);
  const sentence = `${lead} ${written}.`;
  const others = splitWords(sentence)
    .map((word) => word.replace(/[.,]$/u, ""))
    .filter((word) => !answer.split(" ").includes(word));
  return underlinePartQuestion(rng, {
    prompt: rng.pick(prompts)(spot),
    sentence,
    answer,
    code: "CAPS",
    mistakes: [...new Set(others)].map((word) => [word, tellRight(word, written)] as const),
    ...saidTo(spot),
    hints: task.hints,
    explanation: `${capital(spot)} “${answer}” viết chưa đúng. Viết đúng là “${name}”. ${task.ruleOf(name)}`,
    praise: "capitals",
    identity: `fault ${written}`,
  });
}

/** The name with the capital of one syllable turned, for each of the places. */
export function turnCapitals(name: string, places: readonly number[]): NameFault[] {
  const words = name.split(" ");
  return places.flatMap((at) => {
    const word = words[at];
    if (word === undefined) return [];
    const small = word.toLowerCase();
    const answer = word === small ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : small;
    return [{ written: words.with(at, answer).join(" "), answer }];
  });
}
