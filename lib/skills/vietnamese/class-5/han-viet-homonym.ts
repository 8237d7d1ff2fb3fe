import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { elementSentences } from "./element-sentences.ts";
import { commonElements, type Element, widerElements } from "./han-viet-elements.ts";

const all: readonly Element[] = [...commonElements, ...widerElements];

interface SortedWord {
  readonly word: string;
  readonly means: string;
  readonly isHard: boolean;
  readonly tray: number;
}

interface Asked {
  readonly sound: string;
  readonly names: readonly string[];
  readonly words: readonly SortedWord[];
  readonly prompt: string;
  readonly lines: readonly string[];
}

function buildElement(rng: Rng, { sound, names, words, prompt, lines }: Asked): Question {
  const hard = words
    .filter(({ isHard }) => isHard)
    .map(({ word, means }) => `${capital(word)}: ${means}. `)
    .join("");
  return sortNamedQuestion(rng, {
    prompt,
    figures: lines.length === 0 ? [] : [{ type: "sentence", lines, look: "text", note: null, alt: "Thẻ ghi" }],
    things: rng.shuffle(words).map(({ word, means, tray }) => ({
      name: word,
      tray,
      wrong: `“${capital(word)}” nghĩa là ${means}. Con xem lại tiếng “${sound}” nhé!`,
    })),
    trays: names,
    code: "FIELD",
    hints: [
      `Tiếng “${sound}” trong các từ này có nghĩa khác nhau. Con nghĩ đến nghĩa của cả từ trước.`,
      `Con thay tiếng “${sound}” bằng nghĩa ghi trên từng ô, xem nghĩa nào hợp.`,
    ],
    explanation: `Tiếng “${sound}” trong các từ này có ${names.length === 2 ? "hai" : "ba"} nghĩa. ${hard}Xếp đúng là`,
    praise: "trays",
    identity: words
      .map(({ word }) => word)
      .toSorted()
      .join(),
  });
}

const wordsOf = ({ meanings }: Element): readonly SortedWord[] =>
  meanings.flatMap(({ words }, tray) => words.map((word) => ({ ...word, tray })));

const counts: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [2, 2],
    [2, 3],
    [3, 2],
  ],
  3: [
    [2, 2, 1],
    [2, 1, 2],
    [1, 2, 2],
  ],
};

const buildWords =
  (elements: readonly Element[]) =>
  (rng: Rng): Question => {
    const element = rng.pick(elements);
    const { sound, meanings } = element;
    const wanted = rng.pick(counts[meanings.length] ?? []);
    const words = wordsOf(element);
    return buildElement(rng, {
      sound,
      names: meanings.map(({ name }) => name),
      words: meanings.flatMap((_, tray) =>
        rng.shuffle(words.filter((each) => each.tray === tray)).slice(0, wanted[tray]),
      ),
      prompt: rng.pick([
        `Tiếng “${sound}” nghĩa là gì? Con xếp từng từ vào đúng ô.`,
        `Mỗi ô ghi một nghĩa của tiếng “${sound}”. Con xếp từng từ vào đúng ô.`,
      ]),
      lines: [],
    });
  };

const mark = /<\d:(?<word>[^>]+)>/gu;

/** Two words in a sentence, and two more of the same element. */
function buildSentence(rng: Rng): Question {
  const { sound, lines } = rng.pick(elementSentences);
  const element = all.find((each) => each.sound === sound);
  if (element === undefined) throw new RangeError(`No element ${sound}`);
  const line = rng.pick(lines);
  const marked = [...line.matchAll(mark)].map(({ groups }) => groups?.word?.toLowerCase());
  const words = wordsOf(element);
  const inSentence = words.filter(({ word }) => marked.includes(word.toLowerCase()));
  const others = words.filter(({ word }) => !marked.includes(word.toLowerCase()));
  return buildElement(rng, {
    sound,
    names: element.meanings.map(({ name }) => name),
    words: [...inSentence, ...rng.shuffle(others).slice(0, 2)],
    prompt: rng.pick([
      `Con đọc câu, rồi xếp từ gạch chân và từ cho thêm có tiếng “${sound}” vào đúng ô.`,
      `Tiếng “${sound}” nghĩa là gì? Con xếp từ gạch chân và các từ cho thêm vào đúng ô.`,
    ]),
    lines: [line.replaceAll(mark, "[$<word>]")],
  });
}

/** Elements that sound alike (curriculum, c5-han-viet-homonym): two clear meanings; wider words; words in a sentence. */
export const hanVietHomonym = defineSkill({
  id: "c5-han-viet-homonym",
  classId: "5",
  subject: "vietnamese",
  strand: "Từ vựng",
  title: "Tiếng Hán Việt cùng âm, khác nghĩa",
  source: "rule",
  generate: byDifficulty({
    1: [buildWords(commonElements)],
    2: [buildWords(widerElements)],
    3: [buildSentence],
  }),
});
