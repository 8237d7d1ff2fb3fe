import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { type Figures, type RhetoricSentence, sentencesOf } from "#lib/skills/vietnamese/words/sentences-of.ts";
import { children } from "#lib/skills/words/children.ts";
import {
  explain,
  hintsFor,
  hintsToFind,
  names,
  partsOf,
  type Single,
  single,
  tellAbsent,
  tellHalf,
  tellHalfRight,
} from "./rhetoric-feedback.ts";
import { canUnderlineImage, underlineCompared, underlineImage } from "./underline-compared.ts";

const double = ["simileAndPerson", "personAndRepetition", "simileAndRepetition"] as const;

const figurePrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Câu “${text}” dùng biện pháp tu từ gì?`,
  (text, name) => `${name} đọc câu: “${text}” Câu ấy dùng biện pháp tu từ nào?`,
  (text) => `Con tìm biện pháp tu từ trong câu: “${text}”`,
];

/** One of the figures, or none, in a sentence. */
function buildFigureQuestion(rng: Rng, figures: Single | "none"): Question {
  const sentence = rng.pick(sentencesOf[figures]);
  const way = rng.int(0, figurePrompts.length - 1);
  return choiceQuestion(rng, {
    prompt: figurePrompts[way]?.(sentence.text, `Bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(names[figures]),
    distractors: ([...single, "none"] as const)
      .filter((other) => other !== figures)
      .map((other) => mistake("FIELD", wordsValue(names[other]), tellAbsent(sentence, other))),
    hints: hintsFor(sentence),
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
      mistake("PARTIAL", wordsValue(`chỉ ${names[half]}`), tellHalf(sentence, half)),
      ...others.map((other) => {
        const [absent = "simile"] = partsOf(other).filter((each) => !partsOf(figures).includes(each));
        const [shared = "simile"] = partsOf(other).filter((each) => each !== absent);
        return mistake("FIELD", wordsValue(names[other]), tellHalfRight(sentence, absent, shared));
      }),
    ],
    hints: hintsFor(sentence),
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
    const wrong = rng.pick(sentencesOf[other]);
    return mistake("FIELD", wordsValue(wrong.text), explain(wrong));
  });
  return choiceQuestion(rng, {
    prompt: sentencePrompts[figures],
    answer: wordsValue(sentence.text),
    distractors,
    hints: hintsToFind(figures),
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

/** One side of a simile is underlined. */
function buildUnderlineQuestion(rng: Rng, sentences: readonly RhetoricSentence[]): Question {
  const build = rng.pick([underlineCompared, underlineImage]);
  return build(rng, rng.pick(build === underlineImage ? sentences.filter(canUnderlineImage) : sentences));
}

function buildNoneQuestion(rng: Rng): Question {
  if (rng.int(0, 1) === 0) return buildUnderlineQuestion(rng, sentencesOf.simile);
  const way = rng.int(0, 4);
  if (way === 0) return buildFigureQuestion(rng, rng.pick(single));
  return way === 1 ? buildSentenceQuestion(rng, "none", single) : buildFigureQuestion(rng, "none");
}

function buildTwoQuestion(rng: Rng): Question {
  if (rng.int(0, 1) === 0) return buildUnderlineQuestion(rng, sentencesOf.simileAndPerson);
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
