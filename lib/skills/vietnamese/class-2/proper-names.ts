import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { writtenValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellName, tellRightName } from "#lib/skills/vietnamese/names/tell-name.ts";
import { underlinePartQuestion } from "#lib/skills/vietnamese/underline-part-question.ts";
import { canBeAsked, underlineSyllableQuestion } from "#lib/skills/vietnamese/underline-syllable.ts";
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

const faultPrompts = [
  "Con gạch chân tiếng còn phải viết hoa.",
  "Câu có một tiếng chưa viết hoa. Con gạch chân tiếng ấy.",
  "Tiếng nào trong tên chưa viết hoa? Con gạch chân.",
];

/** One syllable of a full name has lost its capital. */
function buildSyllableQuestion({ rng, lesson, name }: Asked): Question {
  const fits = ({ lost: [lost = "", ...more] }: Miswriting) => more.length === 0 && canBeAsked(lost);
  const { text, lost } = miswrite(rng, name).find(fits) ?? { text: name, lost: [] };
  const [answer = ""] = lost;
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick(faultPrompts),
    sentence: rng.pick(lesson.sentences)(text),
    answer,
    code: "CAPS",
    tell: (each) =>
      each === each.toLowerCase() ? `Tiếng “${each}” không phải tên riêng.` : `Tiếng “${each}” đã viết hoa rồi.`,
    hints: hintsFor(name),
    explanation: `Tiếng “${answer}” phải viết hoa. Viết đúng là “${name}”.`,
    praise: "capitals",
    identity: `syllable ${text}`,
  });
}

const placePrompts = [
  "Con gạch chân những tiếng còn phải viết hoa.",
  "Tên riêng trong câu chưa viết hoa. Con gạch chân tên ấy.",
  "Con tìm tên riêng chưa viết hoa rồi gạch chân.",
];

/** A place is written small: only the name of it is to be underlined, not the common word before it. */
function buildPlaceQuestion({ rng, lesson, name }: Asked): Question {
  const common = commonWord(name);
  const answer = (common === null ? name : name.slice(common.length + 1)).toLowerCase();
  const sentence = rng.pick(lesson.sentences)(name.toLowerCase());
  const [first = ""] = sentence.split(" ");
  return underlinePartQuestion(rng, {
    prompt: rng.pick(placePrompts),
    sentence,
    answer,
    code: "CAPS",
    mistakes: [
      [first, `“${first}” đứng đầu câu và đã viết hoa rồi.`],
      ...(common === null
        ? []
        : ([
            [common, `“${common}” là từ chỉ chung, không viết hoa.`],
            [`${common} ${answer}`, `“${common}” là từ chỉ chung. Con chỉ gạch tên riêng đứng sau nó.`],
          ] as const)),
    ],
    tooShort: "Tên riêng ấy có nhiều tiếng hơn.",
    tooLong: "Con chỉ gạch tên riêng thôi nhé!",
    elsewhere: "Phần ấy không phải tên riêng. Con tìm tên của một nơi nhé!",
    hints: hintsFor(name),
    explanation: `“${answer}” là tên riêng. ${ruleOf(lesson, name)} Viết đúng là “${name}”.`,
    praise: "capitals",
    identity: `place ${name}`,
  });
}

type Build = (asked: Asked) => Question;

const chosen: readonly Build[] = [buildBareQuestion, buildRewrittenQuestion, buildSentenceQuestion, buildWrongQuestion];

const underlined: Readonly<Record<Difficulty, Build | null>> = {
  1: null,
  2: buildSyllableQuestion,
  3: buildPlaceQuestion,
};

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
    const build = rng.int(1, 10) > 3 ? underlined[difficulty] : null;
    return (build ?? rng.pick(chosen))(asked);
  },
});
