import type { Rng } from "#lib/core/rng.ts";
import type { MoneyFigure } from "#lib/questions/figures/money.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildChangeQuestion,
  buildLeftQuestion,
  buildPurseQuestion,
  buildTwoThingsQuestion,
} from "./build-change-question.ts";
import { dong, dongValue, notesFigure, type SmallNote, smallNotes } from "./notes.ts";
import { shortNames } from "./sum-stories.ts";

const readNote = "Con đọc số ghi trên tờ tiền nhé!";

/** One note: "Tờ tiền này là bao nhiêu đồng?" */
function buildNameQuestion(rng: Rng): Question {
  const note = rng.pick(smallNotes);
  const prompts = [
    "Tờ tiền này là bao nhiêu đồng?",
    "Tờ tiền trong hình có giá trị bao nhiêu?",
    "Con đọc giá trị của tờ tiền nhé!",
  ] as const;
  const place = rng.int(0, 2);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [notesFigure([note], "Một tờ tiền.")],
    answer: dongValue(note),
    distractors: smallNotes.map((other) => mistake("FIELD", dongValue(other), readNote)),
    hints: ["Con tìm số ghi trên tờ tiền.", "Con đếm xem số đó có mấy chữ số 0."],
    explanation: `Trên tờ tiền ghi số ${note}, đó là ${dong(note)}.`,
    praise: "money",
    identity: `name ${place} ${note}`,
  });
}

/** "Tờ nào là tờ 500 đồng?" */
function buildWhichQuestion(rng: Rng): Question {
  const note = rng.pick(smallNotes);
  const figure = (each: SmallNote) => notesFigure([each], `Tờ ${dong(each)}.`);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Tờ nào là tờ ${dong(note)}?`, `Con tìm tờ ${dong(note)} nhé!`]),
    isReadByPupil: true,
    right: figure(note),
    answer: dong(note),
    distractors: smallNotes.filter((other) => other !== note).map((other) => mistake("FIELD", figure(other), readNote)),
    hints: ["Con đọc số ghi trên từng tờ tiền."],
    explanation: `Tờ tiền ghi số ${note} là tờ ${dong(note)}.`,
    praise: "money",
    identity: `which ${note}`,
  });
}

function pickNotes(rng: Rng, count: number): SmallNote[] {
  return Array.from({ length: count }, () => rng.pick(smallNotes));
}

/** Several notes: "Trong hình có mấy tờ 200 đồng?" */
function buildCountQuestion(rng: Rng): Question {
  const notes = pickNotes(rng, rng.int(5, 8));
  const note = rng.pick(notes);
  const others = notes.filter((each) => each !== note);
  const asked = notes.filter((each) => each === note);
  const count = asked.length;
  const apart: MoneyFigure = {
    type: "money",
    groups: [
      { label: `${count} tờ ${dong(note)}`, notes: asked },
      ...(others.length === 0 ? [] : [{ label: "Tờ khác", notes: others }]),
    ],
    alt: "Các tờ cùng loại xếp riêng một bên.",
  };
  return numberQuestion(rng, {
    prompt: rng.pick([`Trong hình có mấy tờ ${dong(note)}?`, `Con đếm xem có mấy tờ ${dong(note)}.`]),
    figures: [notesFigure(notes)],
    answer: count,
    distractors: [
      mistake("FIELD", notes.length, "Con đếm cả các tờ khác rồi."),
      mistake("OFF1", count + 1, "Con nhìn kĩ số ghi trên từng tờ nhé!"),
      mistake("OFF1", count - 1, "Con còn bỏ sót một tờ."),
    ],
    range: [1, 10],
    isTyped: rng.int(0, 1) === 1,
    hints: ["Con đọc số ghi trên từng tờ tiền.", "Con chỉ đếm những tờ đề bài hỏi."],
    explanation: { say: `Con đếm được ${count} tờ ${dong(note)}.`, figures: [apart] },
    praise: "count",
    identity: `count ${note} ${notes.join()}`,
  });
}

/** Three kinds of notes: "Tờ tiền nào không có trong hình?" */
function buildMissingQuestion(rng: Rng): Question {
  const missing = rng.pick(smallNotes);
  const others = smallNotes.filter((note) => note !== missing);
  const notes = rng.shuffle([...others, ...Array.from({ length: rng.int(1, 4) }, () => rng.pick(others))]);
  return choiceQuestion(rng, {
    prompt: "Tờ tiền nào không có trong hình?",
    figures: [notesFigure(notes)],
    answer: dongValue(missing),
    distractors: others.map((other) =>
      mistake("FIELD", dongValue(other), "Trong hình có tờ tiền này. Con nhìn lại nhé!"),
    ),
    hints: ["Con đọc số ghi trên từng tờ tiền.", "Con tìm lần lượt từng loại tờ tiền."],
    explanation: {
      say: `Xếp các tờ giống nhau cạnh nhau: có tờ ${others.join(", ")} đồng, không có tờ ${dong(missing)}.`,
      figures: [
        notesFigure(
          notes.toSorted((a, b) => a - b),
          "Các tờ tiền xếp từ bé đến lớn.",
        ),
      ],
    },
    praise: "money",
    identity: `missing ${notes.join()}`,
  });
}

/** Notes as pictures: "Tờ nào có giá trị lớn nhất?" */
function buildExtremeQuestion(rng: Rng): Question {
  const isLargest = rng.int(0, 1) === 1;
  const notes = rng
    .shuffle(smallNotes)
    .slice(0, rng.int(3, 4))
    .toSorted((a, b) => (isLargest ? b - a : a - b));
  const [right = 1000, ...others] = notes;
  const word = isLargest ? "lớn nhất" : "bé nhất";
  const figure = (each: SmallNote) => notesFigure([each], `Tờ ${dong(each)}.`);
  return figureChoiceQuestion(rng, {
    prompt: `Tờ nào có giá trị ${word}?`,
    right: figure(right),
    answer: dong(right),
    distractors: others.map((other) => mistake("REL", figure(other), "Con so sánh số ghi trên các tờ tiền nhé!")),
    hints: ["Con đọc số ghi trên từng tờ, rồi so sánh."],
    explanation: {
      say: `Con so sánh các số trên tờ tiền. Tờ ${dong(right)} có giá trị ${word}.`,
      figures: [notesFigure(notes, `Các tờ tiền xếp từ ${isLargest ? "lớn đến bé" : "bé đến lớn"}.`)],
    },
    praise: "money",
    identity: `extreme ${word} ${notes.join()}`,
  });
}

function sumOf(notes: readonly SmallNote[]): number {
  return notes.reduce((sum: number, note) => sum + note, 0);
}

/** Up to three notes worth at most 1000 đồng. */
function pickPurse(rng: Rng): SmallNote[] {
  const notes = pickNotes(rng, rng.int(1, 3));
  return sumOf(notes) > 1000 ? notes.slice(0, 1) : notes;
}

/** Notes of two children: "Bạn nào có nhiều tiền hơn?" */
function buildWhoQuestion(rng: Rng): Question {
  const [first = "", second = ""] = rng.shuffle(shortNames);
  const [left, right] = [pickPurse(rng), pickPurse(rng)];
  const [a, b] = [sumOf(left), sumOf(right)];
  const figure: MoneyFigure = {
    type: "money",
    groups: [
      { label: first, notes: left },
      { label: second, notes: right },
    ],
    alt: "Tiền của hai bạn.",
  };
  const isMore = rng.int(0, 1) === 1;
  const equal = "hai bạn bằng nhau";
  const winner = a > b === isMore ? first : second;
  const answer = a === b ? equal : winner;
  const told = a === b ? `Vậy ${equal}.` : `Vậy bạn có ${isMore ? "nhiều" : "ít"} tiền hơn là ${answer}.`;
  return choiceQuestion(rng, {
    prompt: `Bạn nào có ${isMore ? "nhiều" : "ít"} tiền hơn?`,
    figures: [figure],
    answer: wordsValue(answer),
    distractors: [first, second, equal].map((each) =>
      mistake(
        "REL",
        wordsValue(each),
        each === equal
          ? "Con tính tiền của từng bạn. Hai số có bằng nhau không?"
          : `Con tính tiền của ${each}, rồi so với bạn kia nhé!`,
      ),
    ),
    choices: 3,
    hints: ["Con tính số tiền của từng bạn.", "Con đọc số ghi trên từng tờ tiền nhé!"],
    explanation: {
      say: `${first} có ${dong(a)}, ${second} có ${dong(b)}. ${told}`,
      figures: [
        {
          ...figure,
          groups: [
            { label: `${first}: ${a}`, notes: left },
            { label: `${second}: ${b}`, notes: right },
          ],
        },
      ],
    },
    praise: "money",
    identity: `who ${isMore} ${left.join()} ${right.join()}`,
  });
}

/** Notes of Việt Nam (curriculum, c2-money-notes): named; added up; changed and paid within 1000 đồng. */
export const moneyNotes = defineGeometrySkill({
  id: "c2-money-notes",
  classId: "2",
  title: "Tiền Việt Nam",
  generate: byDifficulty({
    1: [buildNameQuestion, buildWhichQuestion, buildCountQuestion, buildMissingQuestion, buildMissingQuestion],
    2: [buildExtremeQuestion, buildWhoQuestion, buildPurseQuestion, buildPurseQuestion],
    3: [buildChangeQuestion, buildLeftQuestion, buildTwoThingsQuestion, buildTwoThingsQuestion],
  }),
});
