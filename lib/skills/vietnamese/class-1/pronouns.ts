import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";

/** A word a child calls itself by, and to whom. */
interface Own {
  readonly word: string;
  /** "“con” dùng khi …" */
  readonly use: string;
  readonly heard: readonly string[];
}

const parents: Own = { word: "con", use: "nói với bố mẹ", heard: ["mẹ", "bố"] };
const elders: Own = {
  word: "cháu (con)",
  use: "nói với ông bà, cô bác",
  heard: ["ông", "bà", "bác", "chú", "dì", "cậu"],
};
const younger: Own = { word: "anh (chị)", use: "nói với em nhỏ", heard: ["em bé", "em trai", "em gái", "em họ"] };
const older: Own = { word: "em", use: "nói với anh chị, thầy cô", heard: ["anh trai", "chị gái", "anh họ", "chị họ"] };

const teachers: Own = { word: "em (con)", use: "nói với thầy cô", heard: ["cô giáo", "thầy giáo", "cô hiệu trưởng"] };
const friends: Own = {
  word: "tớ (mình)",
  use: "nói với bạn",
  heard: ["bạn cùng lớp", "bạn cùng bàn", "bạn mới quen", "bạn thân"],
};
const smaller: Own = { word: "anh (chị)", use: "nói với em nhỏ", heard: ["em lớp mầm", "em mẫu giáo"] };
const bigger: Own = {
  word: "em",
  use: "nói với anh chị, thầy cô",
  heard: ["anh lớp Ba", "chị lớp Hai", "chị lớp Năm"],
};
const staff: Own = {
  word: "cháu (con)",
  use: "nói với ông bà, cô bác",
  heard: ["bác bảo vệ", "bác lao công", "cô nấu ăn"],
};

/** Only those stand together whose words cannot be taken for each other, in the North or the South. */
const families: readonly (readonly Own[])[] = [
  [parents, younger, older],
  [elders, younger, older],
];
const schools: readonly (readonly Own[])[] = [
  [teachers, friends, smaller],
  [staff, friends, smaller],
  [bigger, friends, smaller],
  [staff, friends, bigger],
];

/** What others are called, which nobody calls itself by when they are spoken to. */
const calls = ["bạn", "thầy", "ông bà"] as const;

const prompts = [
  "Bạn nhỏ tự gọi mình là gì? Con ghép cho đúng.",
  "Con ghép mỗi người với từ bạn nhỏ tự gọi mình.",
  "Nói với ai thì xưng thế nào? Con ghép cho đúng.",
];

const toward = (person: string) => `Nói với ${person}`;

function buildWords(rng: Rng, groups: readonly (readonly Own[])[], callsLeft: number): Question {
  const group = rng.shuffle(rng.pick(groups));
  const heard = group.map((own) => ({ own, person: rng.pick(own.heard) }));
  const others = rng.shuffle(calls).slice(0, callsLeft);
  const tell = (card: string) => {
    const own = group.find(({ word }) => word === card);
    return own === undefined
      ? `“${card}” là từ gọi người khác, không phải tự gọi mình.`
      : `“${card}” dùng khi ${own.use}.`;
  };
  return pairsQuestion(rng, {
    prompt: rng.pick(prompts),
    pairs: heard.map(({ own, person }) => ({
      left: toLine(toward(person)),
      card: toLine(own.word),
      wrong: tell,
    })),
    others,
    isLong: true,
    hints: ["Người nghe lớn hơn, bé hơn hay bằng tuổi con?", "Con nói thử một câu với người ấy."],
    code: "FIELD",
    explanation: heard
      .map(({ own, person }) => `Nói với ${person}, ta xưng là ${own.word.replace(" (", " hoặc ").replace(")", "")}.`)
      .join(" "),
    praise: "polite",
    identity: `${heard
      .map(({ person }) => person)
      .toSorted()
      .join()} ${others.join()}`,
  });
}

interface Said {
  readonly person: string;
  readonly right: string;
  /** The same said with a word that does not fit. */
  readonly wrong: string;
  readonly why: string;
}

const toAdults = "Với người lớn hơn mình, không xưng là tớ hay mình.";
const toFriends = "Với bạn, không xưng là con hay cháu.";
const toSmall = "Với em nhỏ, không xưng là con hay cháu.";

/**
 * Each greets, thanks, asks to table or begs pardon of the person it names: a sentence of something done for them ("Con bế em ạ")
 * would be a right one to mother or teacher.
 */
const lines: readonly Said[] = [
  { person: "mẹ", right: "Con mời mẹ ăn cơm ạ.", wrong: "Tớ mời mẹ ăn cơm.", why: toAdults },
  { person: "bố", right: "Con chào bố ạ.", wrong: "Mình chào bố.", why: toAdults },
  { person: "bà", right: "Cháu chào bà ạ.", wrong: "Tớ chào bà.", why: toAdults },
  { person: "ông", right: "Cháu mời ông uống nước ạ.", wrong: "Mình mời ông uống nước.", why: toAdults },
  { person: "cô giáo", right: "Em chào cô ạ.", wrong: "Tớ chào cô.", why: toAdults },
  { person: "thầy giáo", right: "Em cảm ơn thầy ạ.", wrong: "Mình cảm ơn thầy.", why: toAdults },
  { person: "bạn cùng bàn", right: "Tớ cảm ơn cậu nhé.", wrong: "Con cảm ơn bạn nhé.", why: toFriends },
  { person: "bạn mới", right: "Mình xin lỗi bạn nhé.", wrong: "Cháu xin lỗi bạn nhé.", why: toFriends },
  { person: "em bé", right: "Chị chào em nhé.", wrong: "Con chào em nhé.", why: toSmall },
  { person: "em trai", right: "Anh cảm ơn em nhé.", wrong: "Cháu cảm ơn em nhé.", why: toSmall },
  { person: "chị gái", right: "Em cảm ơn chị ạ.", wrong: "Tớ cảm ơn chị.", why: toAdults },
  { person: "anh trai", right: "Em chào anh ạ.", wrong: "Mình chào anh.", why: toAdults },
];

/** Of brothers and sisters, teachers and friends only one is among them: "Chị chào em nhé" may be said to either sister. */
const kindOf = ({ person }: Said) =>
  /^(?:em|anh|chị)(?= )/u.test(person) ? "sibling" : (/giáo|bạn/u.exec(person)?.[0] ?? person);

function buildLines(rng: Rng): Question {
  const picked: Said[] = [];
  for (const said of rng.shuffle(lines)) {
    if (picked.length < 3 && picked.every((other) => kindOf(other) !== kindOf(said))) picked.push(said);
  }
  const spoilt = rng.shuffle(picked).slice(0, 2);
  const tell = (card: string, person: string) => {
    const other = picked.find(({ right }) => right === card);
    return other === undefined
      ? (spoilt.find(({ wrong }) => wrong === card)?.why ?? toAdults)
      : `Câu này để nói với ${other.person}, không phải ${person}.`;
  };
  return pairsQuestion(rng, {
    prompt: rng.pick(["Con ghép mỗi người với lời nói phù hợp.", "Bạn nhỏ nói với ai? Con ghép lời nói phù hợp."]),
    pairs: picked.map(({ person, right }) => ({
      left: toLine(toward(person)),
      card: toLine(right),
      wrong: (card) => tell(card, person),
    })),
    others: spoilt.map(({ wrong }) => wrong),
    isLong: true,
    hints: ["Con xem câu nói gọi người nghe là gì.", "Rồi con xem bạn nhỏ tự gọi mình đã lễ phép chưa."],
    code: "FIELD",
    explanation: picked
      .map(({ person, right }) => `Nói với ${person}, bạn nhỏ xưng là ${(right.split(" ")[0] ?? "").toLowerCase()}.`)
      .join(" "),
    praise: "polite",
    identity: `${picked
      .map(({ right }) => right)
      .toSorted()
      .join()}`,
  });
}

/** What one calls oneself (curriculum, c1-pronouns): in the family; at school; in whole sentences. */
export const pronouns = defineSkill({
  id: "c1-pronouns",
  classId: "1",
  subject: "vietnamese",
  strand: "Giao tiếp",
  title: "Xưng hô cho đúng",
  source: "rule",
  generate: byDifficulty({
    1: [(rng) => buildWords(rng, families, 1)],
    2: [(rng) => buildWords(rng, schools, 2)],
    3: [buildLines],
  }),
});
