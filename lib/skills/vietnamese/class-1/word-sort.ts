import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { beasts, longWords, named, persons, shortWords } from "./sorted-words.ts";

/** A basket with the words that belong there, and what is told of one that lies elsewhere. */
interface Basket {
  readonly name: string;
  readonly words: readonly string[];
  readonly tell: (word: string) => string;
  /** Why a word belongs there: "là việc làm". */
  readonly why: (word: string) => string;
}

const baskets = {
  people: {
    name: "người",
    words: named.people,
    tell: (word) => `“${capital(word)}” biết nói. Con có thể gọi “${word} ơi”.`,
    why: () => "là người",
  },
  animals: {
    name: "con vật",
    words: named.animals,
    tell: (word) => `“${capital(word)}” biết ăn, biết lớn nhưng không phải là người.`,
    why: () => "là con vật",
  },
  things: {
    name: "đồ vật",
    words: named.things,
    tell: (word) => `“${capital(word)}” là thứ do người làm ra để dùng.`,
    why: () => "là đồ vật",
  },
} satisfies Record<string, Basket>;

/** Animals where no basket is for people. */
const animalsAmongThings: Basket = {
  ...baskets.animals,
  tell: (word) => `“${capital(word)}” biết ăn, lớn lên được. Đồ vật thì không.`,
};

const pairs: readonly (readonly Basket[])[] = [
  [baskets.people, baskets.things],
  [animalsAmongThings, baskets.things],
  [baskets.people, baskets.animals],
];

function callsOf(word: string): string {
  if (persons.has(word)) return "gọi tên một người";
  return beasts.has(word) ? "gọi tên một con vật" : "gọi tên một vật";
}

const classes = (words: readonly (readonly string[])[]): readonly Basket[] => [
  {
    name: "người, vật",
    words: words[0] ?? [],
    tell: (word) => `“${capital(word)}” ${callsOf(word)}.`,
    why: callsOf,
  },
  {
    name: "hoạt động",
    words: words[1] ?? [],
    tell: (word) => `“${capital(word)}” trả lời cho câu hỏi “làm gì?”.`,
    why: () => "là việc làm",
  },
  {
    name: "đặc điểm",
    words: words[2] ?? [],
    tell: (word) => `“${capital(word)}” trả lời cho câu hỏi “thế nào?”.`,
    why: () => "cho biết người, vật thế nào",
  },
];

interface Asked {
  readonly baskets: readonly Basket[];
  /** How many words lie in each basket. */
  readonly counts: readonly number[];
  readonly prompts: readonly string[];
  readonly hints: readonly string[];
}

function buildBaskets(rng: Rng, { baskets: asked, counts, prompts, hints }: Asked): Question {
  const sorted = asked.flatMap((basket, tray) =>
    rng
      .shuffle(basket.words)
      .slice(0, counts[tray])
      .map((name) => ({ name, tray, wrong: `${basket.tell(name)} Con xếp lại nhé!` })),
  );
  const things = rng.shuffle(sorted);
  const [first = sorted[0]] = things;
  const why = asked[first?.tray ?? 0]?.why;
  return sortNamedQuestion(rng, {
    prompt: rng.pick(prompts),
    things,
    trays: asked.map(({ name }) => name),
    code: "FIELD",
    hints,
    explanation: `“${capital(first?.name ?? "")}” ${why?.(first?.name ?? "")}. Xếp đúng là`,
    praise: "trays",
    identity: things
      .map(({ name }) => name)
      .toSorted()
      .join(),
  });
}

/** Two baskets: what is called so, a person, an animal or a thing. */
function buildNamedQuestion(rng: Rng): Question {
  const asked = rng.shuffle(rng.pick(pairs));
  const [one = "", other = ""] = asked.map(({ name }) => name);
  return buildBaskets(rng, {
    baskets: asked,
    counts: rng.pick([
      [2, 3],
      [3, 2],
      [2, 2],
    ]),
    prompts: [
      `Từ nào chỉ ${one}, từ nào chỉ ${other}? Con xếp từng từ vào đúng giỏ.`,
      "Con đọc tên hai giỏ, rồi xếp từng từ vào đúng giỏ.",
    ],
    hints: ["Mỗi giỏ chỉ đựng một loại từ.", `Con đọc từng từ rồi tự hỏi: đó là ${one} hay ${other}?`],
  });
}

const buildClasses =
  (words: readonly (readonly string[])[], prompts: readonly string[]) =>
  (rng: Rng): Question =>
    buildBaskets(rng, {
      baskets: classes(words),
      counts: rng.shuffle(
        rng.pick([
          [2, 2, 2],
          [1, 2, 2],
          [1, 1, 3],
        ]),
      ),
      prompts,
      hints: [
        "Con đọc từng từ. Từ ấy gọi tên, chỉ việc làm hay tả thế nào?",
        "Việc làm trả lời “làm gì?”. Đặc điểm trả lời “thế nào?”.",
      ],
    });

/** Words for people and things, for what is done, for what they are like (curriculum, c1-word-sort). */
export const wordSort = defineSkill({
  id: "c1-word-sort",
  classId: "1",
  subject: "vietnamese",
  strand: "Từ loại",
  title: "Xếp từ vào giỏ",
  source: "rule",
  generate: byDifficulty({
    1: [buildNamedQuestion],
    2: [
      buildClasses(shortWords, [
        "Con xếp từng từ vào đúng giỏ.",
        "Từ chỉ người, vật, hoạt động hay đặc điểm? Con xếp từng từ vào đúng giỏ.",
      ]),
    ],
    3: [
      buildClasses(longWords, [
        "Mỗi từ ngữ có hai tiếng. Con xếp từng từ ngữ vào đúng giỏ.",
        "Con đọc kĩ, rồi xếp từng từ ngữ vào đúng giỏ.",
      ]),
    ],
  }),
});
