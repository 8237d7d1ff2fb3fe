import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { writtenValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellName, tellRightName } from "#lib/skills/vietnamese/names/tell-name.ts";
import { properNames } from "#lib/skills/vietnamese/words/proper-names.ts";

/** What is practised at a difficulty. */
interface Lesson {
  readonly names: readonly string[];
  /** Names that stand well by themselves, without a common word. */
  readonly bare: readonly string[];
  readonly what: string;
  /** Sentences in which a name can stand, none of them at its beginning. */
  readonly sentences: readonly ((name: string) => string)[];
}

const ofPeople = [
  (name: string) => `Bạn ${name} hát hay.`,
  (name: string) => `Em ngồi cạnh ${name}.`,
  (name: string) => `Cô giáo khen ${name}.`,
];
const ofPlaces = [
  (name: string) => `Em kể về ${name}.`,
  (name: string) => `Em được đến thăm ${name}.`,
  (name: string) => `Em xem ảnh chụp ${name}.`,
];

const lessons: Readonly<Record<Difficulty, Lesson>> = {
  1: { names: properNames.given, bare: properNames.given, what: "tên người", sentences: ofPeople },
  2: { names: properNames.full, bare: properNames.full, what: "tên người", sentences: ofPeople },
  3: {
    names: [...properNames.places, ...properNames.sights],
    bare: properNames.places,
    what: "tên địa lí",
    sentences: ofPlaces,
  },
};

/** The common word before a name: vịnh of vịnh Hạ Long. */
function commonWord(name: string): string | null {
  const [first = ""] = name.split(" ");
  return first === first.toLowerCase() ? first : null;
}

function ruleOf({ what }: Lesson, name: string): string {
  const common = commonWord(name);
  const rule = `Viết hoa chữ cái đầu của mỗi tiếng trong ${what}.`;
  return common === null ? rule : `${rule} Từ “${common}” không phải tên riêng nên không viết hoa.`;
}

interface Miswriting {
  readonly text: string;
  /** The syllables that have lost their capitals. */
  readonly lost: readonly string[];
}

/** The name with one capital lost, then with several. */
function miswrite(rng: Rng, name: string): Miswriting[] {
  const words = name.split(" ");
  const proper = words.flatMap((word, at) => (word === word.toLowerCase() ? [] : [at]));
  const without = (places: readonly number[]): Miswriting => ({
    text: words.map((word, at) => (places.includes(at) ? word.toLowerCase() : word)).join(" "),
    lost: places.map((at) => words[at]?.toLowerCase() ?? ""),
  });
  const single = rng.shuffle(proper.map((at) => without([at])));
  return [...single.slice(0, 2), without(proper), ...single.slice(2)];
}

const hints = ["Con tìm tên riêng, đếm xem tên có mấy tiếng.", "Con xem chữ đầu của từng tiếng trong tên."];

/** Of how many syllables the name is, and what stands before it. */
function hintsFor(name: string): readonly string[] {
  const common = commonWord(name);
  const count = name.split(" ").length - (common === null ? 0 : 1);
  return [
    common === null ? "Con đọc tên, đếm xem có mấy tiếng." : `Từ “${common}” không phải tên riêng.`,
    `Tên riêng này có ${numberInWords(count)} tiếng. Con xem chữ đầu của từng tiếng.`,
  ];
}

interface Asked {
  readonly rng: Rng;
  readonly lesson: Lesson;
  readonly name: string;
}

/** One name in four writings, in the frame of a sentence or bare. */
function buildWritingQuestion({ rng, lesson, name }: Asked, prompt: string, frame: (name: string) => string): Question {
  return choiceQuestion(rng, {
    prompt,
    answer: writtenValue(frame(name)),
    distractors: miswrite(rng, name).map((wrong) =>
      mistake("CAPS", writtenValue(frame(wrong.text)), tellName(name, wrong.text)),
    ),
    hints: hintsFor(name),
    explanation: `${ruleOf(lesson, name)} Viết đúng là: “${frame(name)}”${frame("").endsWith(".") ? "" : "."}`,
    praise: "capitals",
    identity: `right ${name}`,
  });
}

const bareFrame = (name: string) => name;

function buildBareQuestion(asked: Asked): Question {
  const { what } = asked.lesson;
  const prompts = [`${capital(what)} nào viết đúng?`, `Con chọn ${what} viết hoa đúng.`];
  return buildWritingQuestion(asked, asked.rng.pick(prompts), bareFrame);
}

function buildRewrittenQuestion(asked: Asked): Question {
  return buildWritingQuestion(asked, `Viết lại “${asked.name.toLowerCase()}” thế nào cho đúng?`, bareFrame);
}

function buildSentenceQuestion(asked: Asked): Question {
  const frame = asked.rng.pick(asked.lesson.sentences);
  const prompts = [`Câu nào viết đúng ${asked.lesson.what}?`, "Bạn Mai viết bốn câu. Câu nào viết hoa đúng?"];
  return buildWritingQuestion(asked, asked.rng.pick(prompts), frame);
}

function buildWrongQuestion({ rng, lesson }: Asked): Question {
  const [name = "", ...others] = rng.shuffle(lesson.bare).slice(0, 4);
  const [wrong] = miswrite(rng, name);
  const text = wrong?.text ?? "";
  return choiceQuestion(rng, {
    prompt: `${capital(lesson.what)} nào viết chưa đúng?`,
    answer: writtenValue(text),
    distractors: others.map((other) => mistake("CAPS", writtenValue(other), tellRightName(other))),
    hints,
    explanation: `Tên “${text}” viết chưa đúng. Phải viết là “${name}”.`,
    praise: "capitals",
    identity: `wrong ${text}`,
  });
}

function buildSyllableQuestion({ rng, name }: Asked): Question {
  const words = name.split(" ");
  const [wrong] = miswrite(rng, name);
  const lost = wrong?.lost[0] ?? "";
  const others = words.filter((word) => word.toLowerCase() !== lost);
  return choiceQuestion(rng, {
    prompt: `Tên “${wrong?.text}” viết sai ở tiếng nào?`,
    answer: writtenValue(lost),
    distractors: others.map((word) => mistake("CAPS", writtenValue(word), `Tiếng “${word}” đã viết hoa rồi.`)),
    hints: ["Con đọc tên, đếm xem có mấy tiếng.", `Con xem chữ đầu của cả ${numberInWords(words.length)} tiếng.`],
    explanation: `Tiếng “${lost}” phải viết hoa. Viết đúng là “${name}”.`,
    praise: "capitals",
    identity: `syllable ${wrong?.text}`,
    choices: others.length < 3 ? 3 : 4,
  });
}

/** Capitals in names (curriculum, c2-proper-names): of two syllables; full names; places. */
export const properNamesSkill = defineSkill({
  id: "c2-proper-names",
  classId: "2",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết hoa tên người, tên địa lí Việt Nam",
  source: "rule",
  generate(difficulty, rng) {
    const lesson = lessons[difficulty];
    const asked = { rng, lesson, name: rng.pick(lesson.names) };
    const asks = [buildBareQuestion, buildRewrittenQuestion, buildSentenceQuestion, buildWrongQuestion];
    return rng.pick(difficulty === 2 ? [...asks, buildSyllableQuestion] : asks)(asked);
  },
});
