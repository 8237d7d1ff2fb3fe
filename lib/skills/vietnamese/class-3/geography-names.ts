import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type NameFault, turnCapitals } from "#lib/skills/vietnamese/names/build-fault-question.ts";
import { buildNameQuestion } from "#lib/skills/vietnamese/names/build-name-question.ts";
import { miswriteSyllables } from "#lib/skills/vietnamese/names/miswrite-syllables.ts";
import { vietnamPlaces } from "#lib/skills/vietnamese/words/vietnam-places.ts";

const names: Readonly<Record<Difficulty, readonly string[]>> = {
  1: vietnamPlaces.provinces,
  2: vietnamPlaces.nature,
  3: vietnamPlaces.peoples,
};

const sentences: Readonly<Record<"provinces" | "others", readonly ((child: string) => string)[]>> = {
  provinces: [
    (child) => `Ông bà của ${child} sống ở`,
    (child) => `Nghỉ hè, ${child} về thăm`,
    (child) => `${child} quê ở`,
  ],
  others: [
    (child) => `${child} viết bài văn tả`,
    (child) => `${child} xem ảnh chụp`,
    (child) => `Bố kể cho ${child} nghe về`,
  ],
};

const shows: readonly ((hidden: string) => string)[] = [
  (hidden) => `Trên bản đồ có tên “${hidden}”. Con viết tên ấy vào giữa câu thế nào?`,
  (hidden) => `Dưới bức ảnh có ghi “${hidden}”. Con viết lại vào giữa câu thế nào cho đúng?`,
];

/** The common noun before a name: "dãy núi" of "dãy núi Trường Sơn". */
function nounOf(name: string): string {
  return /^\p{Ll}[\p{Ll} ]*(?= )/u.exec(name)?.[0] ?? "";
}

/** In names from other languages of the country a hyphen is a mistake as well: it stands in foreign names only. */
function miswrite(rng: Rng, name: string, difficulty: Difficulty): string[] {
  const wrong = miswriteSyllables(rng, name);
  if (difficulty < 3) return wrong;
  const noun = nounOf(name);
  const proper = name.slice(noun.length + 1).replaceAll(" ", "-");
  const hyphened = rng.pick([proper, capital(proper.toLowerCase())]);
  return rng.shuffle([`${noun} ${hyphened}`, ...wrong.slice(0, 3)]);
}

/** One syllable of the name has lost its capital; in names from other languages two may be tied by a hyphen. */
function faultsOf(rng: Rng, name: string, difficulty: Difficulty): NameFault[] {
  const words = name.split(" ");
  const start = nounOf(name).split(" ").length;
  const proper = rng.shuffle([...words.keys()].filter((at) => at >= start));
  const lost = turnCapitals(name, proper);
  if (difficulty < 3 || rng.int(0, 1) === 0) return lost;
  const at = rng.int(start, words.length - 2);
  const answer = words.slice(at, at + 2).join("-");
  return [{ written: [...words.slice(0, at), answer, ...words.slice(at + 2)].join(" "), answer }, ...lost];
}

function ruleOf(name: string, difficulty: Difficulty): string {
  const hyphen = difficulty === 3 ? ", không có dấu gạch nối" : "";
  return `Tên riêng viết hoa chữ cái đầu của mỗi tiếng${hyphen}. Từ “${nounOf(name)}” là từ chỉ chung nên không viết hoa.`;
}

const hints: Readonly<Record<Difficulty, readonly string[]>> = {
  1: ["Con tìm xem phần nào là tên riêng.", "Con đọc từng tiếng của tên riêng và xem chữ cái đầu của tiếng ấy."],
  2: [
    "Con tách từ chỉ sông, núi, biển, đảo ra khỏi tên riêng.",
    "Con đọc từng tiếng của tên riêng và xem chữ cái đầu của tiếng ấy.",
  ],
  3: [
    "Tên đất của các dân tộc nước ta cũng viết như mọi tên đất Việt Nam khác.",
    "Con xem từng tiếng: chữ cái đầu viết hoa hay viết thường, các tiếng viết rời hay viết nối với nhau.",
  ],
};

/** Where the name itself begins, and how many syllables it has. */
function hintsFor(name: string, difficulty: Difficulty): readonly string[] {
  const noun = nounOf(name);
  const count = (name.slice(noun.length).match(/\p{L}+/gu) ?? []).length;
  return [
    `Từ “${noun}” là từ chỉ chung. Con tìm tên riêng đứng sau từ ấy.`,
    `Tên riêng ấy có ${numberInWords(count)} tiếng. Con xem chữ cái đầu của từng tiếng.`,
    ...(difficulty === 3 ? ["Tên đất của các dân tộc nước ta viết như mọi tên đất Việt Nam khác."] : []),
  ];
}

/** Capitals in places of Việt Nam (curriculum, c3-geography-names): provinces; rivers and mountains; names from other peoples. */
export const geographyNames = defineSkill({
  id: "c3-geography-names",
  classId: "3",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết hoa tên địa lí Việt Nam",
  source: "rule",
  generate(difficulty, rng) {
    return buildNameQuestion(rng, {
      names: names[difficulty],
      miswrite: (each, name) => miswrite(each, name, difficulty),
      ...(difficulty > 1 && { faults: (each: Rng, name: string) => faultsOf(each, name, difficulty) }),
      ruleOf: (name) => ruleOf(name, difficulty),
      sentences: difficulty === 1 ? sentences.provinces : sentences.others,
      hide: (name) => name.toUpperCase(),
      shows,
      hints: hints[difficulty],
      hintsFor: (name) => hintsFor(name, difficulty),
    });
  },
});
