import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { writtenValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { type CapitalSentence, capitalSentences } from "#lib/skills/vietnamese/words/capital-sentences.ts";

interface Named extends CapitalSentence {
  readonly name: string;
}

const plain = capitalSentences.filter(({ name }) => name === null);
const named = capitalSentences.filter((each): each is Named => each.name !== null);

const firstRule = "Chữ cái đầu câu phải viết hoa";
const nameRule = "Tên riêng của người phải viết hoa";

const smallFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function replaceWord(text: string, word: string, other: string): string {
  return text
    .split(" ")
    .map((each) => (each.replace(/[.,!?]/gu, "") === word ? each.replace(word, other) : each))
    .join(" ");
}

const smallName = (text: string, { name }: Named) => replaceWord(text, name, name.toLowerCase());
const withExtra = (text: string, { extra }: CapitalSentence) => replaceWord(text, extra, capital(extra));

const capsDistractor = (text: string, feedback: string) => mistake("CAPS", writtenValue(text), feedback);
const lookFirst = "Con xem lại chữ đầu câu nhé!";
const lookName = "Con xem lại tên riêng trong câu nhé!";
const lookMiddle = "Giữa câu, con chỉ viết hoa tên riêng thôi nhé!";

/** What is practised at a difficulty: the beginning, the name, or both. */
interface Lesson {
  readonly rule: string;
  readonly hints: readonly string[];
}

const lessons: Readonly<Record<Difficulty, Lesson>> = {
  1: {
    rule: firstRule,
    hints: ["Con nhìn chữ cái đầu tiên của mỗi câu.", "Giữa câu không có tên riêng thì không viết hoa."],
  },
  2: { rule: nameRule, hints: ["Con tìm xem câu nói đến tên ai.", "Chỉ tên riêng và chữ đầu câu được viết hoa."] },
  3: {
    rule: "Chữ cái đầu câu và tên riêng phải viết hoa",
    hints: ["Con nhìn chữ đầu câu trước nhé!", "Sau đó con tìm xem câu nói đến tên ai."],
  },
};

function startDistractors(sentence: CapitalSentence): Distractor[] {
  const extra = withExtra(sentence.text, sentence);
  return [
    capsDistractor(smallFirst(sentence.text), lookFirst),
    capsDistractor(extra, lookMiddle),
    capsDistractor(smallFirst(extra), "Con xem lại chữ đầu câu, rồi đến các chữ khác nhé!"),
  ];
}

function nameDistractors(sentence: Named, difficulty: Difficulty): Distractor[] {
  const { text } = sentence;
  const small = smallName(text, sentence);
  const others = {
    middle: [
      capsDistractor(withExtra(text, sentence), lookMiddle),
      capsDistractor(withExtra(small, sentence), lookName),
    ],
    start: [
      capsDistractor(smallFirst(text), lookFirst),
      capsDistractor(smallFirst(small), "Con xem lại chữ đầu câu và tên riêng nhé!"),
    ],
  };
  return [capsDistractor(small, lookName), ...(difficulty === 2 ? others.middle : others.start)];
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

function buildWrongQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { text, distractors } = pickSentence(rng, difficulty);
  const wrong = rng.pick(difficulty === 3 ? distractors : distractors.slice(0, 1)).value;
  const others = rng.shuffle((difficulty === 1 ? plain : named).filter((each) => each.text !== text)).slice(0, 3);
  const { rule, hints } = lessons[difficulty];
  return choiceQuestion(rng, {
    prompt: rng.pick(["Câu nào viết hoa sai?", "Một câu viết hoa chưa đúng. Đó là câu nào?"]),
    answer: wrong,
    distractors: others.map((other) =>
      capsDistractor(other.text, "Câu này viết hoa đúng rồi. Con tìm câu viết sai nhé!"),
    ),
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
    distractors: rng.shuffle(others).map((word) => capsDistractor(word, "Tiếng này đứng ở giữa hoặc cuối câu.")),
    hints: lessons[1].hints,
    explanation: `Tiếng “${first}” đứng đầu câu, phải viết thành “${capital(first)}”.`,
    praise: "capitals",
    identity: `word ${text}`,
    choices: others.length < 3 ? 3 : 4,
  });
}

function buildNameQuestion(rng: Rng): Question {
  const sentence = rng.pick(named);
  const name = sentence.name.toLowerCase();
  const [first = "", ...rest] = wordsOf(sentence.text);
  return choiceQuestion(rng, {
    prompt: `Câu “${smallName(sentence.text, sentence)}” còn phải viết hoa tiếng nào?`,
    answer: writtenValue(name),
    distractors: [...rng.shuffle(rest.filter((word) => word !== name && /^\p{L}+$/u.test(word))), first].map((word) =>
      capsDistractor(word, "Đây không phải tên của ai cả. Con tìm tên riêng nhé!"),
    ),
    hints: lessons[2].hints,
    explanation: `Tiếng “${name}” là tên người, phải viết thành “${sentence.name}”.`,
    praise: "capitals",
    identity: `word ${sentence.text}`,
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
      capsDistractor(first, "Con đã xem tên riêng trong câu chưa?"),
      capsDistractor(name, "Con đã xem chữ đầu câu chưa?"),
      capsDistractor(`${first} và ${sentence.extra}`, "Con tìm xem tiếng nào là tên người nhé!"),
    ],
    hints: lessons[3].hints,
    explanation: `Phải viết hoa ${both}. Viết đúng là: “${sentence.text}”`,
    praise: "capitals",
    identity: `word ${sentence.text}`,
  });
}

const buildWordsQuestion: Readonly<Record<Difficulty, (rng: Rng) => Question>> = {
  1: buildStartQuestion,
  2: buildNameQuestion,
  3: buildBothQuestion,
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
    return rng.pick([buildRightQuestion, buildRightQuestion, buildWrongQuestion, buildWordsQuestion[difficulty]])(
      rng,
      difficulty,
    );
  },
});
