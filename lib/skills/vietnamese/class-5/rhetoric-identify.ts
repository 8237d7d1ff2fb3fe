import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { type Figures, type RhetoricSentence, sentencesOf } from "#lib/skills/vietnamese/words/sentences-of.ts";
import { children } from "#lib/skills/words/children.ts";

const names: Readonly<Record<Figures, string>> = {
  simile: "so sánh",
  person: "nhân hoá",
  repetition: "điệp ngữ",
  simileAndPerson: "so sánh và nhân hoá",
  personAndRepetition: "nhân hoá và điệp ngữ",
  simileAndRepetition: "so sánh và điệp ngữ",
  none: "không dùng biện pháp nào",
};

const single = ["simile", "person", "repetition"] as const;
const double = ["simileAndPerson", "personAndRepetition", "simileAndRepetition"] as const;

/** Said to a figure that the sentence does not use. */
const missing: Readonly<Record<(typeof single)[number] | "none", string>> = {
  simile: "Con xem lại: trong câu có hai sự vật nào được đối chiếu với nhau không?",
  person: "Con xem lại: trong câu có vật nào được gọi, được tả như người không?",
  repetition: "Con xem lại: trong câu có từ ngữ nào lặp lại để nhấn mạnh không?",
  none: "Con đọc lại nhé: trong câu có một cách viết làm cho lời văn hay hơn.",
};

const lookFor: Readonly<Record<(typeof single)[number], string>> = {
  simile: "Con xem có hai sự vật được đối chiếu với nhau qua từ như, tựa, giống như không.",
  person: "Con xem có vật nào được gọi, được tả bằng từ ngữ vốn dùng cho người không.",
  repetition: "Con xem có từ ngữ nào được lặp lại để nhấn mạnh không.",
};

const hints = Object.values(lookFor);

/** The single figures that a figure or two consist of. */
function partsOf(figures: Figures): readonly (typeof single)[number][] {
  return single.filter((each) => names[figures].includes(names[each]));
}

function explain({ figures, why }: RhetoricSentence): string {
  return figures === "none"
    ? `Câu này không dùng biện pháp nào: ${why}.`
    : `Câu này dùng biện pháp ${names[figures]}: ${why}.`;
}

const figurePrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Câu “${text}” dùng biện pháp tu từ gì?`,
  (text, name) => `${name} đọc câu: “${text}” Câu ấy dùng biện pháp tu từ nào?`,
  (text) => `Con tìm biện pháp tu từ trong câu: “${text}”`,
];

/** One of the figures, or none, in a sentence. */
function buildFigureQuestion(rng: Rng, figures: (typeof single)[number] | "none"): Question {
  const sentence = rng.pick(sentencesOf[figures]);
  const way = rng.int(0, figurePrompts.length - 1);
  return choiceQuestion(rng, {
    prompt: figurePrompts[way]?.(sentence.text, `Bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(names[figures]),
    distractors: ([...single, "none"] as const)
      .filter((other) => other !== figures)
      .map((other) => mistake("FIELD", wordsValue(names[other]), missing[other])),
    hints,
    explanation: explain(sentence),
    praise: "figure",
    identity: `figure ${way} ${sentence.text}`,
  });
}

const doublePrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Câu “${text}” dùng những biện pháp tu từ nào?`,
  (text, name) => `${name} đọc câu: “${text}” Câu ấy dùng những biện pháp tu từ nào?`,
  (text) => `Con tìm đủ các biện pháp tu từ trong câu: “${text}”`,
];

/** The two figures in a sentence. */
function buildDoubleQuestion(rng: Rng): Question {
  const figures = rng.pick(double);
  const sentence = rng.pick(sentencesOf[figures]);
  const way = rng.int(0, doublePrompts.length - 1);
  const half = rng.pick(partsOf(figures));
  const others = double.filter((other) => other !== figures);
  return choiceQuestion(rng, {
    prompt: doublePrompts[way]?.(sentence.text, `Bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(names[figures]),
    distractors: [
      mistake("PARTIAL", wordsValue(`chỉ ${names[half]}`), "Câu còn dùng thêm một biện pháp nữa. Con tìm tiếp nhé!"),
      ...others.map((other) =>
        mistake("FIELD", wordsValue(names[other]), "Một trong hai biện pháp ấy không có trong câu."),
      ),
    ],
    hints,
    explanation: explain(sentence),
    praise: "figure",
    identity: `double ${way} ${sentence.text}`,
  });
}

const sentencePrompts: Readonly<Record<Figures, string>> = {
  simile: "Câu nào dùng biện pháp so sánh?",
  person: "Câu nào dùng biện pháp nhân hoá?",
  repetition: "Câu nào dùng biện pháp điệp ngữ?",
  simileAndPerson: "Câu nào vừa có so sánh vừa có nhân hoá?",
  personAndRepetition: "Câu nào vừa có nhân hoá vừa có điệp ngữ?",
  simileAndRepetition: "Câu nào vừa có so sánh vừa có điệp ngữ?",
  none: "Câu nào KHÔNG dùng biện pháp so sánh, nhân hoá hay điệp ngữ?",
};

/** A sentence with the figures asked for, among sentences with others. */
function buildSentenceQuestion(rng: Rng, figures: Figures, others: readonly Figures[]): Question {
  const sentence = rng.pick(sentencesOf[figures]);
  const distractors: Distractor[] = others.map((other) => {
    const name = other === "none" ? "không dùng biện pháp tu từ" : `chỉ dùng ${names[other]}`;
    return mistake("FIELD", wordsValue(rng.pick(sentencesOf[other]).text), `Câu này ${name}.`);
  });
  return choiceQuestion(rng, {
    prompt: sentencePrompts[figures],
    answer: wordsValue(sentence.text),
    distractors,
    hints: figures === "none" ? hints : ["Con xét từng câu một.", ...partsOf(figures).map((each) => lookFor[each])],
    explanation: `Câu cần tìm: “${sentence.text}” ${explain(sentence)}`,
    praise: "figure",
    identity: `sentence ${sentence.text}`,
  });
}

function buildOneQuestion(rng: Rng): Question {
  const figures = rng.pick(single);
  if (rng.int(0, 3) > 0) return buildFigureQuestion(rng, figures);
  return buildSentenceQuestion(rng, figures, [...single.filter((other) => other !== figures), "none"]);
}

function buildNoneQuestion(rng: Rng): Question {
  const way = rng.int(0, 4);
  if (way === 0) return buildFigureQuestion(rng, rng.pick(single));
  return way === 1 ? buildSentenceQuestion(rng, "none", single) : buildFigureQuestion(rng, "none");
}

function buildTwoQuestion(rng: Rng): Question {
  if (rng.int(0, 3) > 0) return buildDoubleQuestion(rng);
  const figures = rng.pick(double);
  const halves = partsOf(figures);
  const [other] = rng.shuffle(double.filter((each) => each !== figures));
  return buildSentenceQuestion(rng, figures, other === undefined ? halves : [...halves, other]);
}

const askers: Readonly<Record<Difficulty, (rng: Rng) => Question>> = {
  1: buildOneQuestion,
  2: buildNoneQuestion,
  3: buildTwoQuestion,
};

/** One figure of speech in a sentence; none of the three; two of them (curriculum, c5-rhetoric-identify). */
export const rhetoricIdentify = defineSkill({
  id: "c5-rhetoric-identify",
  classId: "5",
  subject: "vietnamese",
  strand: "Biện pháp tu từ",
  title: "So sánh, nhân hoá hay điệp ngữ?",
  source: "rule",
  generate(difficulty, rng) {
    return askers[difficulty](rng);
  },
});
