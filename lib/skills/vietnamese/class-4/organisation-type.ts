import type { Rng } from "#lib/core/rng.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { typeQuestion } from "#lib/skills/drafts/type-question.ts";
import type { SyllableTip } from "#lib/skills/drafts/writing-key.ts";
import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";
import { recapitalise } from "#lib/skills/vietnamese/names/recapitalise.ts";
import { organisationNames } from "#lib/skills/vietnamese/words/organisation-names.ts";
import { children } from "#lib/skills/words/children.ts";
import { allPartsOf, hintsFor, isProperPart, nameOf, ruleOf, tellParts } from "./organisation-parts.ts";

/** Two lines of a phone. */
const mostLetters = 40;

/** Of "trung ương" it is in dispute how it is written. */
const namesOf = (names: readonly string[]) =>
  names.map(nameOf).filter((name) => name.length <= mostLetters && !name.includes("Trung ương"));

const lists: Readonly<Record<Difficulty, readonly string[]>> = {
  1: namesOf(organisationNames.schools),
  2: namesOf([...organisationNames.offices, ...organisationNames.clubs]),
  3: namesOf(organisationNames.long),
};

interface Given {
  write(name: string): string;
  readonly prompts: readonly ((child: string) => string)[];
}

const small: Given = {
  write: (name) => name.toLowerCase(),
  prompts: [
    () => "Con viết lại tên này cho đúng.",
    (child) => `Bạn ${child} quên viết hoa. Con viết lại tên cho đúng.`,
  ],
};

const onSign: Given = {
  write: (name) => name.toUpperCase(),
  prompts: [
    () => "Tấm biển in toàn chữ hoa. Con viết lại tên cho đúng quy tắc.",
    () => "Đây là tên in trên biển. Con viết lại cho đúng.",
  ],
};

const everySyllable: Given = {
  write: (name) =>
    recapitalise(
      name,
      capitalsOf(name).map(() => true),
    ),
  prompts: [
    (child) => `Bạn ${child} viết hoa mọi tiếng. Con viết lại tên cho đúng.`,
    () => "Tên này viết hoa thừa. Con viết lại cho đúng.",
  ],
};

/** Where each part begins with a capital already ("Hà Nội") nothing would be wrong. */
const givens: Readonly<Record<Difficulty, readonly Given[]>> = {
  1: [small, onSign],
  2: [small, onSign, everySyllable],
  3: [small, onSign, everySyllable],
};

/** What is said of the capital of each syllable, by the part it stands in. */
function tipsFor(name: string): SyllableTip[] {
  let word = -1;
  return allPartsOf(name).flatMap((part) =>
    part.split(" ").map((_, at): SyllableTip => {
      word += 1;
      return { word, faults: ["capital"], feedback: tellCapital(part, at) };
    }),
  );
}

function tellCapital(part: string, at: number): string {
  if (part === "và") return "“và” chỉ nối hai bộ phận nên không viết hoa.";
  if (isProperPart(part)) return "Con xem lại tên riêng: tiếng nào của tên riêng cũng viết hoa.";
  const called = `“${part.toLowerCase()}”`;
  return at === 0
    ? `Bộ phận ${called} cần viết hoa chữ cái đầu.`
    : `Bộ phận ${called} không phải tên riêng, chỉ tiếng đầu viết hoa.`;
}

/** All small, each syllable with a capital, and the first alone. */
function miswritten(name: string): string[] {
  const capitals = capitalsOf(name);
  const patterns = [capitals.map(() => false), capitals.map(() => true), capitals.map((_, at) => at === 0)];
  return patterns.map((pattern) => recapitalise(name, pattern)).filter((each) => each !== name);
}

function build(rng: Rng, difficulty: Difficulty) {
  const name = rng.pick(lists[difficulty]);
  const given = rng.pick(givens[difficulty].filter(({ write }) => write(name) !== name));
  return typeQuestion(rng, {
    prompt: rng.pick(given.prompts)(rng.pick(children)),
    given: given.write(name),
    heard: name,
    answer: name,
    mistakes: [
      ...miswritten(name).map((text) => ({ text, feedback: tellParts(name, text), code: "CAPS" as const })),
      {
        text: name.toUpperCase(),
        feedback: "Tên này viết toàn chữ hoa. Mỗi tiếng chỉ có thể viết hoa chữ cái đầu.",
        code: "CAPS",
      },
    ],
    tips: tipsFor(name),
    hints: hintsFor(name),
    explanation: `Viết đúng là “${name}”. ${ruleOf(name)}`,
    praise: "capitals",
    identity: name,
  });
}

/** Names of organisations typed with their capitals (curriculum, c4-organisation-type): schools; hospitals, offices and clubs; long names. */
export const organisationType = defineSkill({
  id: "c4-organisation-type",
  classId: "4",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết lại tên cơ quan, tổ chức",
  source: "rule",
  generate: (difficulty, rng) => build(rng, difficulty),
});
