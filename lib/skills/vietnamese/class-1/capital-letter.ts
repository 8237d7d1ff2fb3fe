import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Question } from "#lib/questions/question.ts";
import { writtenValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellCapitals } from "#lib/skills/vietnamese/feedback/tell-capitals.ts";
import type { CapitalSentence } from "#lib/skills/vietnamese/words/capital-sentences.ts";
import { type Named, named, plain, smallFirst, smallName, withExtra } from "./capital-writing.ts";
import { buildFaultUnderline, buildNameUnderline } from "./underline-capital.ts";

const firstRule = "Chữ cái đầu câu phải viết hoa";
const nameRule = "Tên riêng của người phải viết hoa";

const capsDistractor = (text: string, feedback: string) => mistake("CAPS", writtenValue(text), feedback);

/** A sentence with capitals astray, and what is amiss in it. */
function miswritten(sentence: CapitalSentence, text: string): Distractor {
  return capsDistractor(text, tellCapitals(sentence.text, text));
}

/** What is practised at a difficulty: the beginning, the name, or both. */
interface Lesson {
  readonly rule: string;
  readonly hints: readonly string[];
}

const lessons: Readonly<Record<Difficulty, Lesson>> = {
  1: {
    rule: firstRule,
    hints: ["Con nhìn chữ cái đầu tiên của mỗi câu.", "Chữ ấy đã viết hoa chưa? Giữa câu có chữ nào viết hoa không?"],
  },
  2: { rule: nameRule, hints: ["Con tìm xem câu nói đến tên ai.", "Chỉ tên riêng và chữ đầu câu được viết hoa."] },
  3: {
    rule: "Chữ cái đầu câu và tên riêng phải viết hoa",
    hints: ["Những tiếng nào trong câu phải viết hoa?", "Con xem chữ đầu câu, rồi xem câu nói đến tên ai."],
  },
};

function startDistractors(sentence: CapitalSentence): Distractor[] {
  const extra = withExtra(sentence.text, sentence);
  return [
    miswritten(sentence, smallFirst(sentence.text)),
    miswritten(sentence, extra),
    miswritten(sentence, smallFirst(extra)),
  ];
}

function nameDistractors(sentence: Named, difficulty: Difficulty): Distractor[] {
  const { text } = sentence;
  const small = smallName(text, sentence);
  const others = {
    middle: [miswritten(sentence, withExtra(text, sentence)), miswritten(sentence, withExtra(small, sentence))],
    start: [miswritten(sentence, smallFirst(text)), miswritten(sentence, smallFirst(small))],
  };
  return [miswritten(sentence, small), ...(difficulty === 2 ? others.middle : others.start)];
}

/** A sentence of the difficulty with its wrong writings, the most telling first. */
function pickSentence(
  rng: Rng,
  difficulty: Difficulty,
): { readonly text: string; readonly distractors: readonly Distractor[] } {
  if (difficulty === 1) {
    const sentence = rng.pick(plain);
    return { text: sentence.text, distractors: startDistractors(sentence) };
  }
  const sentence = rng.pick(named);
  return { text: sentence.text, distractors: nameDistractors(sentence, difficulty) };
}

const rightPrompts = [
  "Câu nào viết hoa đúng?",
  "Con chọn câu viết hoa đúng.",
  "Bạn Hà viết bốn câu. Câu nào viết hoa đúng?",
];

function buildRightQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { text, distractors } = pickSentence(rng, difficulty);
  const { rule, hints } = lessons[difficulty];
  return choiceQuestion(rng, {
    prompt: rng.pick(rightPrompts),
    answer: writtenValue(text),
    distractors,
    hints,
    explanation: `${rule}. Viết đúng là: “${text}”`,
    praise: "capitals",
    identity: `right ${text}`,
  });
}

/** Said to a sentence that is written rightly where a wrong one is looked for: its capitals, and why they stand there. */
function tellWellWritten({ text, name }: CapitalSentence): string {
  const [first = ""] = text.split(" ");
  return name === null
    ? `“${first}” đứng đầu câu nên viết hoa là đúng.`
    : `“${first}” đứng đầu câu, “${name}” là tên riêng. Viết hoa thế là đúng.`;
}

function buildWrongQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { text, distractors } = pickSentence(rng, difficulty);
  const wrong = rng.pick(difficulty === 3 ? distractors : distractors.slice(0, 1)).value;
  const others = rng.shuffle((difficulty === 1 ? plain : named).filter((each) => each.text !== text)).slice(0, 3);
  const { rule, hints } = lessons[difficulty];
  return choiceQuestion(rng, {
    prompt: rng.pick(["Câu nào viết hoa sai?", "Một câu viết hoa chưa đúng. Đó là câu nào?"]),
    answer: wrong,
    distractors: others.map((other) => capsDistractor(other.text, tellWellWritten(other))),
    hints,
    explanation: `Câu “${wrong.line.text}” viết sai. ${rule}. Viết đúng là: “${text}”`,
    praise: "capitals",
    identity: `wrong ${text}`,
  });
}

function wordsOf(text: string): string[] {
  return text
    .replace(/[.,!?]/gu, "")
    .toLowerCase()
    .split(" ");
}

function buildStartQuestion(rng: Rng): Question {
  const { text } = rng.pick(plain);
  const [first = "", ...rest] = wordsOf(text);
  const others = rest.filter((word) => word !== first);
  return choiceQuestion(rng, {
    prompt: `Câu “${smallFirst(text)}” phải viết hoa tiếng nào?`,
    answer: writtenValue(first),
    distractors: rng
      .shuffle(others)
      .map((word) => capsDistractor(word, `Tiếng “${word}” đứng thứ ${ordinal(rest.indexOf(word) + 2)} trong câu.`)),
    hints: ["Con đọc câu từ trái sang phải.", "Con tìm tiếng không có tiếng nào đứng trước nó."],
    explanation: `Tiếng “${first}” đứng đầu câu, phải viết thành “${capital(first)}”.`,
    praise: "capitals",
    identity: `word ${text}`,
    choices: others.length < 3 ? 3 : 4,
  });
}

function buildBothQuestion(rng: Rng): Question {
  const sentence = rng.pick(named);
  const name = sentence.name.toLowerCase();
  const [first = ""] = wordsOf(sentence.text);
  const both = `${first} và ${name}`;
  return choiceQuestion(rng, {
    prompt: `Câu “${smallFirst(smallName(sentence.text, sentence))}” phải viết hoa những tiếng nào?`,
    answer: writtenValue(both),
    distractors: [
      capsDistractor(first, `“${first}” đứng đầu câu. Con xem câu còn tên riêng nào không.`),
      capsDistractor(name, `“${name}” là tên riêng. Con xem thêm chữ đầu câu nhé!`),
      capsDistractor(`${first} và ${sentence.extra}`, `“${sentence.extra}” không phải tên của ai cả.`),
    ],
    hints: lessons[3].hints,
    explanation: `Phải viết hoa ${both}. Viết đúng là: “${sentence.text}”`,
    praise: "capitals",
    identity: `word ${sentence.text}`,
  });
}

type Build = (rng: Rng, difficulty: Difficulty) => Question;

const builds: Readonly<Record<Difficulty, readonly Build[]>> = {
  1: [buildRightQuestion, buildRightQuestion, buildWrongQuestion, buildStartQuestion],
  2: [buildNameUnderline, buildNameUnderline, buildNameUnderline, buildRightQuestion, buildWrongQuestion],
  3: [buildFaultUnderline, buildFaultUnderline, buildFaultUnderline, buildRightQuestion, buildBothQuestion],
};

/** Where capitals stand (curriculum, c1-capital-letter): at the beginning of a sentence; in names of people; in both. */
export const capitalLetter = defineSkill({
  id: "c1-capital-letter",
  classId: "1",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết hoa đầu câu và tên riêng",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(builds[difficulty])(rng, difficulty);
  },
});
