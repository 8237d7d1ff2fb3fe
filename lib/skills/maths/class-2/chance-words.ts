import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildHowManyLeaveQuestion, buildWhichLeaveQuestion } from "./build-box-change-question.ts";
import {
  type Balls,
  ballNames,
  boxFigure,
  boxTrial,
  type ChanceEvent,
  type ChanceTrial,
  type ChanceWord,
  chancePaints,
  dieTrial,
  numberWheelTrial,
  pickBalls,
} from "./chance-trials.ts";

const words: readonly ChanceWord[] = ["chắc chắn", "có thể", "không thể"];

/** What is sure to come may be called possible as well: beside "chắc chắn" the word is written out. */
function written(word: ChanceWord): string {
  return word === "có thể" ? "có thể, nhưng không chắc chắn" : word;
}

/** What to ask oneself about a word: whether it may come, or whether it may fail to come. */
function feedback({ subject, predicate, otherwise }: ChanceEvent, chosen: ChanceWord, right: ChanceWord): string {
  const who = subject.startsWith("số chấm") ? "" : `${subject} `;
  if (chosen === "không thể" || (chosen === "có thể" && right === "không thể"))
    return `Có khi nào ${who}${predicate} không?`;
  return otherwise ?? `Có khi nào ${who}không ${predicate} không?`;
}

function stated({ subject, predicate }: ChanceEvent, word: ChanceWord): string {
  return `${capital(subject)} ${word} ${predicate}.`;
}

/** One event, the word first, so that each word is right equally often. */
function pickEvent(rng: Rng, { events }: ChanceTrial): ChanceEvent {
  const word = rng.pick(words.filter((each) => events.some((event) => event.word === each)));
  return rng.pick(events.filter((event) => event.word === word));
}

/** "Khả năng lấy được bóng xanh là:" or "Nam … lấy được bóng xanh." */
function buildWordQuestion(rng: Rng, trial: ChanceTrial): Question {
  const event = pickEvent(rng, trial);
  const { subject, predicate, word, reason } = event;
  const isGap = rng.int(0, 1) === 0;
  const named = trial.intro.startsWith(subject) ? predicate : `${subject} ${predicate}`;
  return choiceQuestion(rng, {
    prompt: isGap ? `${trial.intro} ${capital(subject)} … ${predicate}.` : `${trial.intro} Khả năng ${named} là:`,
    figures: [trial.figure],
    answer: wordsValue(written(word)),
    distractors: words.map((each) => mistake("FIELD", wordsValue(written(each)), feedback(event, each, word))),
    choices: 3,
    hints: trial.hints,
    explanation: word === "có thể" ? `${reason} Vậy là ${written(word)}.` : `${reason} ${stated(event, word)}`,
    praise: "chance",
    identity: `${isGap ? "gap" : "word"} ${trial.key} ${named}`,
  });
}

/** Words that are plainly wrong: what is sure is also possible to a strict teacher. */
const wrongWords: Readonly<Record<ChanceWord, readonly ChanceWord[]>> = {
  "chắc chắn": ["không thể"],
  "có thể": ["chắc chắn", "không thể"],
  "không thể": ["chắc chắn", "có thể"],
};

/** "Câu nào đúng?": four sentences about one trial. */
function buildTrueQuestion(rng: Rng, trial: ChanceTrial): Question {
  const right = pickEvent(rng, trial);
  const others = rng.shuffle(trial.events.filter((event) => event.predicate !== right.predicate)).slice(0, 3);
  const [own, ...wrong] = [right, ...others].map((event) => {
    const word = rng.pick(wrongWords[event.word]);
    return mistake("FIELD", wordsValue(stated(event, word)), feedback(event, word, event.word));
  });
  if (own === undefined) throw new RangeError("No event");
  return choiceQuestion(rng, {
    prompt: `${trial.intro} Câu nào đúng?`,
    figures: [trial.figure],
    answer: wordsValue(stated(right, right.word)),
    distractors: [own, ...wrong],
    hints: trial.hints,
    explanation: `${right.reason} ${stated(right, right.word)}`,
    praise: "chance",
    identity: `true ${trial.key} ${right.predicate}`,
  });
}

function nameOf(balls: readonly Balls[]): string {
  return `hộp ${balls.length === 1 ? "chỉ " : ""}có ${ballNames(balls)}`;
}

/** "Mai chắc chắn lấy được bóng đỏ. Mai lấy ở hộp nào?" */
function buildBoxQuestion(rng: Rng, level: 1 | 2): Question {
  const [asked, ...others] = rng.shuffle(chancePaints);
  if (asked === undefined) throw new RangeError("No colours");
  const isSure = level === 1 || rng.int(0, 1) === 0;
  const [one, other, third = asked] = others;
  const boxes = isSure
    ? [[asked], [asked, one], [asked, other], [third]]
    : [[one, other], [asked, one], [other, asked], [asked]];
  const drawn = (level === 1 ? [[asked], [asked, one], [other]] : boxes).map((paints) =>
    pickBalls(
      rng,
      paints.filter((paint) => paint !== undefined),
      5,
    ),
  );
  const [right = [], ...wrong] = drawn;
  const child = rng.pick(children);
  return figureChoiceQuestion(rng, {
    prompt: `${child} ${isSure ? "chắc chắn" : "không thể"} lấy được bóng ${asked.name}. ${child} lấy ở hộp nào?`,
    right: boxFigure(right),
    answer: nameOf(right),
    distractors: wrong.map((balls) =>
      mistake("FIELD", boxFigure(balls), `Hộp con chọn có ${ballNames(balls)}. Con xem lại nhé!`),
    ),
    hints: [
      isSure ? "Chắc chắn nghĩa là lấy quả nào cũng đúng." : "Không thể nghĩa là không có quả nào như vậy.",
      `Con xem hộp nào có bóng ${asked.name}, và còn màu nào khác.`,
    ],
    explanation: isSure
      ? `${capital(nameOf(right))}, quả nào cũng là bóng ${asked.name}.`
      : `${capital(nameOf(right))}, không có bóng ${asked.name}.`,
    praise: "chance",
    identity: `box ${isSure} ${asked.name} ${drawn.map(ballNames).join()}`,
  });
}

function buildOfBoxQuestion(rng: Rng, colours: 1 | 2): Question {
  const balls = pickBalls(rng, rng.shuffle(chancePaints).slice(0, colours), colours === 1 ? 9 : 6);
  const trial = boxTrial(rng.pick(children), balls);
  return rng.pick([buildWordQuestion, buildWordQuestion, buildTrueQuestion])(rng, trial);
}

/** Sure, possible or impossible (curriculum, c2-chance-words): balls of one colour; of two, also to be put right; of three, a die or a wheel. */
export const chanceWords = defineDataSkill({
  id: "c2-chance-words",
  classId: "2",
  title: "Có thể, chắc chắn, không thể",
  generate(difficulty, rng) {
    const way = rng.int(0, 5);
    if (difficulty === 1) return way < 2 ? buildBoxQuestion(rng, 1) : buildOfBoxQuestion(rng, 1);
    const colours = difficulty === 2 ? 2 : 3;
    if (way < 2) return buildWhichLeaveQuestion(rng, colours);
    if (way < 4) return buildHowManyLeaveQuestion(rng, colours);
    if (difficulty === 2) return way === 4 ? buildBoxQuestion(rng, 2) : buildOfBoxQuestion(rng, 2);
    const trial = rng.pick([dieTrial, numberWheelTrial])(rng, rng.pick(children));
    return rng.pick([buildWordQuestion, buildTrueQuestion])(rng, trial);
  },
});
