import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type NameFault, turnCapitals } from "#lib/skills/vietnamese/names/build-fault-question.ts";
import { buildNameQuestion } from "#lib/skills/vietnamese/names/build-name-question.ts";
import { miswriteSounded } from "#lib/skills/vietnamese/names/miswrite-sounded.ts";
import { miswriteSyllables } from "#lib/skills/vietnamese/names/miswrite-syllables.ts";
import { foreignNames } from "#lib/skills/vietnamese/words/foreign-names.ts";
import { tellForeignName } from "./tell-foreign-name.ts";

const { read, sounded } = foreignNames;

const names: Readonly<Record<Difficulty, readonly string[]>> = { 1: read, 2: sounded, 3: [...read, ...sounded] };

function isSounded(name: string): boolean {
  return name.includes("-");
}

function miswriteRead(rng: Rng, name: string, difficulty: Difficulty): string[] {
  const wrong = miswriteSyllables(rng, name);
  if (difficulty === 1) return wrong;
  const hyphened = name.replaceAll(" ", "-");
  return rng.shuffle([
    ...wrong.slice(0, 1),
    ...rng.shuffle([hyphened, capital(hyphened.toLowerCase()), wrong[1] ?? ""]),
  ]);
}

function miswrite(rng: Rng, name: string, difficulty: Difficulty): string[] {
  if (!isSounded(name)) return miswriteRead(rng, name, difficulty);
  const { capitals, hyphens } = miswriteSounded(rng, name);
  return difficulty === 2 ? [...capitals] : rng.shuffle([...capitals.slice(0, 2), ...hyphens.slice(0, 2)]);
}

/** One part of a name in which each syllable but the first has a capital it should not have, or the first has none. */
function partFaults(rng: Rng, name: string): NameFault[] {
  const parts = name.split(" ");
  return rng.shuffle(
    parts.flatMap((part, at) => {
      const syllables = part.split("-");
      const raised = syllables.flatMap((syllable, place) =>
        place === 0 ? [] : [syllables.with(place, capital(syllable)).join("-")],
      );
      return [...raised, part.toLowerCase()].map((answer) => ({ written: parts.with(at, answer).join(" "), answer }));
    }),
  );
}

/** A part that lacks its hyphens. */
function hyphenFaults(rng: Rng, name: string): NameFault[] {
  const parts = name.split(" ");
  return rng.shuffle(
    parts.flatMap((part, at) => {
      const answer = part.replaceAll("-", " ");
      return answer === part ? [] : [{ written: parts.with(at, answer).join(" "), answer }];
    }),
  );
}

/** Two syllables of a name read as ours that are tied by a hyphen. */
function tiedFaults(rng: Rng, name: string): NameFault[] {
  const words = name.split(" ");
  const at = rng.int(0, words.length - 2);
  const answer = words.slice(at, at + 2).join("-");
  return [{ written: [...words.slice(0, at), answer, ...words.slice(at + 2)].join(" "), answer }];
}

/** At the last difficulty mostly hyphens are astray. */
function faultsOf(rng: Rng, name: string, difficulty: Difficulty): NameFault[] {
  const isOfHyphens = difficulty === 3 && rng.int(1, 4) > 1;
  if (isSounded(name)) return isOfHyphens ? hyphenFaults(rng, name) : partFaults(rng, name);
  return isOfHyphens ? tiedFaults(rng, name) : turnCapitals(name, rng.shuffle([...name.split(" ").keys()]));
}

const ruleOfSounded =
  "Viết hoa chữ cái đầu của mỗi bộ phận tạo thành tên, giữa các tiếng trong một bộ phận có gạch nối.";
const ruleOfRead = "Tên đọc theo âm Hán Việt được viết như tên Việt Nam: viết hoa chữ cái đầu của mỗi tiếng.";

const sentences: readonly ((child: string) => string)[] = [
  (child) => `${child} đang đọc một bài viết về`,
  (child) => `Cô giáo kể cho ${child} và các bạn nghe về`,
  (child) => `${child} xem một bộ phim nói về`,
];

const signs: readonly ((hidden: string) => string)[] = [
  (hidden) => `Bìa sách in dòng chữ “${hidden}”. Con viết tên ấy vào vở thế nào?`,
  (hidden) => `Dưới bức ảnh có ghi “${hidden}”. Con viết lại thế nào cho đúng?`,
];

const notes: readonly ((hidden: string) => string)[] = [
  (hidden) => `Bạn Minh viết vội: “${hidden}”. Con sửa tên ấy thế nào cho đúng?`,
  (hidden) => `Bạn Lan quên cách viết tên “${hidden}”. Con giúp bạn viết thế nào?`,
];

const hints: Readonly<Record<Difficulty, readonly string[]>> = {
  1: ["Tên đọc theo âm Hán Việt nghe giống tên Việt Nam.", "Con viết hoa như khi viết tên người, tên đất Việt Nam."],
  2: ["Con xem tên có mấy bộ phận. Dấu cách ngăn các bộ phận với nhau.", "Mỗi bộ phận chỉ viết hoa chữ cái đầu tiên."],
  3: [
    "Con xem tên đọc theo âm Hán Việt hay phiên âm theo tiếng nước ngoài.",
    "Tên Hán Việt viết như tên Việt Nam. Tên phiên âm có gạch nối giữa các tiếng trong mỗi bộ phận.",
  ],
};

/** How the name is read, and of how many parts it is; hyphens are astray at the last difficulty only. */
function hintsFor(name: string, difficulty: Difficulty): readonly string[] {
  const parts = name.split(" ").length;
  return isSounded(name)
    ? [
        `Tên này phiên âm theo tiếng nước ngoài, có ${numberInWords(parts)} bộ phận.`,
        difficulty === 3
          ? "Con xem mỗi bộ phận viết hoa ở đâu, các tiếng của nó viết rời hay nối với nhau."
          : "Con đọc từng bộ phận, xem chữ cái nào của bộ phận ấy được viết hoa.",
      ]
    : [
        `Tên này đọc theo âm Hán Việt, có ${numberInWords(parts)} tiếng.`,
        "Tên đọc theo âm Hán Việt viết như tên người, tên đất Việt Nam.",
      ];
}

/** Foreign names (curriculum, c5-foreign-names): Hán Việt ones; such as are written by their sound; both, with hyphens astray. */
export const foreignNamesSkill = defineSkill({
  id: "c5-foreign-names",
  classId: "5",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết tên người, tên địa lí nước ngoài",
  source: "rule",
  generate(difficulty, rng) {
    return buildNameQuestion(rng, {
      names: names[difficulty],
      miswrite: (each, name) => miswrite(each, name, difficulty),
      ...(difficulty > 1 && { faults: (each: Rng, name: string) => faultsOf(each, name, difficulty) }),
      tell: tellForeignName,
      ruleOf: (name) => (isSounded(name) ? ruleOfSounded : ruleOfRead),
      sentences,
      // Where the hyphens are asked for as well, they are not shown.
      hide: (name) => (difficulty === 3 ? name.replaceAll("-", " ").toLowerCase() : name.toUpperCase()),
      shows: difficulty === 3 ? notes : signs,
      hints: hints[difficulty],
      hintsFor: (name) => hintsFor(name, difficulty),
    });
  },
});
