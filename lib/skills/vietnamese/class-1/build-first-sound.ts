import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellOtherInitial } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { tellInitial, toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { alikeInitials } from "#lib/skills/vietnamese/words/alike-initials.ts";
import { partsCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { clash, pickApart } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import { explainInitial, levelOf, shownWith, words } from "./first-sound-words.ts";
import { partQuestion } from "./part-question.ts";
import { oneOfEach, plainPictures, whichPictureQuestion } from "./which-picture.ts";

const pictured = plainPictures.filter(({ word }) => word.initial !== "");
const picturesOf: Readonly<Record<Difficulty, typeof pictured>> = {
  1: pictured.filter(({ word }) => levelOf(word) === 1),
  2: pictured.filter(({ word }) => levelOf(word) === 2),
  3: pictured.filter(({ word }) => levelOf(word) === 3),
};

/** The first sound of what is drawn: its name is heard, and not seen. */
export function buildHeardQuestion(rng: Rng): Question {
  const { word } = rng.pick(picturesOf[1]);
  const { text, initial, rime } = word;
  const value = (each: string) => ({ line: soundLine(each), worth: each });
  return choiceQuestion(rng, {
    prompt: {
      text: rng.pick(["Con gọi tên hình. Âm đầu viết là gì?", "Tên của hình bắt đầu bằng chữ nào?"]),
      spoken: `Con nghe tiếng ${text}. Âm đầu viết là gì?`,
    },
    figures: shownWith(word, `…${text.slice(initial.length)}`),
    answer: value(initial),
    distractors: (alikeInitials[initial] ?? []).map((other) =>
      mistake("SPELL", value(other), tellOtherInitial(word, other)),
    ),
    hints: ["Con gọi tên hình thật chậm, nghe kĩ lúc bắt đầu.", `Phần sau là vần “${rime}”. Phần đầu đọc thế nào?`],
    explanation: { say: explainInitial(word), figures: [...pictureOf(text), partsCard(word, "initial")] },
    praise: "word",
    identity: `heard ${text}`,
  });
}

const picturePrompts: readonly ((initial: string) => string)[] = [
  (initial) => `Tên hình nào có âm đầu viết là “${initial}”?`,
  (initial) => `Con tìm hình có tên bắt đầu bằng “${initial}”.`,
];

/** A letter by its sound at the start of a word; k, which is called by its name, sounds like c. */
function tellHeard(initial: string): Line {
  const sound = initial === "k" ? "cờ" : soundLine(initial).spoken;
  return {
    text: `Ở đầu tiếng, “${initial}” đọc là “${sound}”. Con đọc chậm từng tên, tên nào bắt đầu bằng “${sound}”?`,
    spoken: `Con đọc chậm từng tên, tên nào bắt đầu bằng ${sound}?`,
  };
}

/** "Tên hình nào có âm đầu viết là “b”?" */
export function buildPictureQuestion(rng: Rng): Question {
  const right = rng.pick(picturesOf[1]);
  const { text, initial } = right.word;
  const others = rng.shuffle(picturesOf[1].filter(({ word }) => !clash(word.initial, initial)));
  return whichPictureQuestion(rng, {
    prompt: toldOf(rng.pick(picturePrompts), initial),
    right,
    others: oneOfEach(others, (word) => word.initial),
    code: "SPELL",
    part: "initial",
    tell: tellInitial,
    hints: ["Con gọi tên từng hình, nghe kĩ lúc bắt đầu.", tellHeard(initial)],
    explanation: explainInitial(right.word),
    praise: "word",
    identity: `picture ${text}`,
  });
}

const partPrompts: readonly ((text: string) => Line)[] = [
  (text) => ({ text: "Con gọi tên hình rồi điền âm đầu còn thiếu.", spoken: `Con điền âm đầu của tiếng ${text}.` }),
  (text) => ({
    text: "Tiếng này thiếu âm đầu. Con điền cho đúng tên hình.",
    spoken: `Con điền âm đầu cho tiếng ${text}.`,
  }),
];

/** The first sound is put to the rest of what is drawn. */
export function buildPartQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { word, picture } = rng.pick(picturesOf[difficulty]);
  const { text, initial, rime } = word;
  return partQuestion(rng, {
    prompt: rng.pick(partPrompts)(text),
    word,
    lacks: { part: "initial", others: alikeInitials[initial] ?? [] },
    picture,
    hints: ["Con gọi tên hình thật chậm, nghe kĩ lúc bắt đầu.", `Con che vần “${rime}”. Phần đầu đọc thế nào?`],
    explanation: explainInitial(word),
    praise: "word",
    identity: `part ${text}`,
  });
}

const writtenPartPrompts: readonly ((text: string) => string)[] = [
  (text) => `Tiếng “${text}” có âm đầu nào? Con điền vào trước vần.`,
  (text) => `Con tách tiếng “${text}”: điền âm đầu vào trước vần.`,
];

/** Of a word that is written: where its first sound ends is not seen at once in "giun" and "quê". */
export function buildWrittenPartQuestion(rng: Rng, difficulty: Difficulty): Question {
  const word = rng.pick(words.filter((each) => levelOf(each) === difficulty));
  const { text, initial, rime } = word;
  return partQuestion(rng, {
    prompt: rng.pick(writtenPartPrompts)(text),
    word,
    lacks: { part: "initial", others: alikeInitials[initial] ?? [] },
    hints: [`Con đọc thật chậm tiếng “${text}”.`, `Con che vần “${rime}” và dấu thanh. Phần nào còn lại?`],
    explanation: explainInitial(word),
    praise: "word",
    identity: `part ${text}`,
  });
}

const areAlike = (one: (typeof pictured)[number], other: (typeof pictured)[number]) =>
  clash(one.word.initial, other.word.initial);

const pairPrompts = ["Con ghép mỗi hình với âm đầu của tên hình.", "Con tìm âm đầu cho tên của mỗi hình."];

/** Three pictures, two of them at least of first sounds of two letters, and the first sounds of their names. */
export function buildPicturePairsQuestion(rng: Rng): Question {
  const long = pickApart(rng.shuffle(picturesOf[2]), 2, areAlike);
  const near = rng.shuffle([...picturesOf[1], ...picturesOf[2]]);
  const chosen = rng.shuffle(pickApart([...long, ...near], 3, areAlike));
  const initials = chosen.map(({ word }) => word.initial);
  const alike = rng.shuffle(initials.flatMap((initial) => (alikeInitials[initial] ?? []).slice(0, 2)));
  const others = pickApart([...initials, ...alike], 5, clash).slice(3);
  const names = chosen.map(({ word }) => word.text);
  const prompt = rng.pick(pairPrompts);
  return pairsQuestion(rng, {
    prompt: { text: prompt, spoken: `${prompt} Tên hình là ${names.join(", ")}.` },
    pairs: chosen.map(({ word, picture }) => ({
      left: { text: word.text, spoken: word.text },
      picture,
      card: soundLine(word.initial),
      wrong: (card) => tellOtherInitial(word, card),
    })),
    others,
    hints: ["Con gọi tên từng hình thật chậm.", "Con nghe xem âm đầu viết bằng một chữ hay hai chữ."],
    code: "SPELL",
    explanation: "Các cặp đúng là:",
    praise: "word",
    identity: `pairs ${names.toSorted().join(" ")}`,
  });
}

const wordPairPrompts = ["Con ghép mỗi tiếng với âm đầu của nó.", "Con tìm âm đầu của từng tiếng."];

/** Four of them stand side by side. */
const shortWords = words.filter(({ text }) => text.length <= 5);

/** First sounds that begin with one letter, and end in different places. */
const families = ["g gh gi", "ng ngh n nh", "qu k c"].map((row) => row.split(" "));

/** Words whose first sounds begin alike, and those first sounds. */
export function buildWordPairsQuestion(rng: Rng): Question {
  const ofFamily = (family: readonly string[]) =>
    rng.shuffle(shortWords.filter(({ initial }) => family.includes(initial)));
  const [own = [], ...rest] = rng.shuffle(families);
  const pool = [...ofFamily(own), ...ofFamily(rest.flat())];
  const ruledFirst = pool.toSorted((one, other) => Number(levelOf(other) === 3) - Number(levelOf(one) === 3));
  const [first, ...near] = [...Map.groupBy([...ruledFirst.slice(0, 1), ...pool], ({ initial }) => initial).values()];
  const chosen = rng.shuffle([first, ...near].flatMap((group = []) => group.slice(0, 1)).slice(0, 4));
  const initials = chosen.map(({ initial }) => initial);
  const others = rng.shuffle(families.flat().filter((each) => !initials.includes(each))).slice(0, 1);
  return pairsQuestion(rng, {
    prompt: rng.pick(wordPairPrompts),
    pairs: chosen.map((word) => ({
      left: { text: word.text, spoken: word.text },
      card: soundLine(word.initial),
      wrong: (card) => tellOtherInitial(word, card),
    })),
    others,
    hints: ["Con đọc to từng tiếng, rồi che vần đi.", "Âm đầu có thể viết bằng một, hai hoặc ba chữ."],
    code: "SPELL",
    explanation: "Các cặp đúng là:",
    praise: "word",
    identity: `pairs ${chosen
      .map(({ text }) => text)
      .toSorted()
      .join(" ")}`,
  });
}
