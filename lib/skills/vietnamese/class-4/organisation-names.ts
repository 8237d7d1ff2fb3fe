import type { Rng } from "#lib/core/rng.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type NameFault, turnCapitals } from "#lib/skills/vietnamese/names/build-fault-question.ts";
import { buildNameQuestion } from "#lib/skills/vietnamese/names/build-name-question.ts";
import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";
import { recapitalise } from "#lib/skills/vietnamese/names/recapitalise.ts";
import { organisationNames } from "#lib/skills/vietnamese/words/organisation-names.ts";
import { buildCountCapitalsQuestion } from "./count-capitals.ts";
import { hintsFor, nameOf, partsOf, ruleOf, tellParts } from "./organisation-parts.ts";

const lists: Readonly<Record<Difficulty, readonly string[]>> = {
  1: organisationNames.schools,
  2: organisationNames.offices,
  3: organisationNames.long,
};

const sentences: Readonly<Record<Difficulty, readonly ((child: string) => string)[]>> = {
  1: [
    (child) => `Cô của ${child} dạy học ở`,
    (child) => `Xe buýt chở ${child} đi qua`,
    (child) => `Đội bóng của ${child} đến thi đấu ở`,
  ],
  2: [
    (child) => `Bác của ${child} làm việc ở`,
    (child) => `${child} đọc một bài báo viết về`,
    (child) => `${child} xem một bản tin nói về`,
  ],
  3: [
    (child) => `${child} đọc một bài báo viết về`,
    (child) => `Cô giáo giới thiệu cho ${child} và các bạn về`,
    (child) => `${child} tìm thêm thông tin về`,
  ],
};

const shows: Readonly<Record<Difficulty, readonly ((hidden: string) => string)[]>> = {
  1: [
    (hidden) => `Biển ở cổng trường ghi “${hidden}”. Con viết tên ấy vào vở thế nào?`,
    (hidden) => `Biển ở cổng trường ghi “${hidden}”. Con viết lại thế nào cho đúng?`,
  ],
  2: [
    (hidden) => `Biển ở cổng ghi “${hidden}”. Con viết tên ấy vào vở thế nào?`,
    (hidden) => `Biển ở cổng ghi “${hidden}”. Con viết lại thế nào cho đúng?`,
  ],
  3: [
    (hidden) => `Trên tấm biển có ghi “${hidden}”. Con viết tên ấy vào vở thế nào?`,
    (hidden) => `Bìa tờ báo in dòng chữ “${hidden}”. Con viết lại thế nào cho đúng?`,
  ],
};

function flip(capitals: readonly boolean[], places: readonly number[]): boolean[] {
  return capitals.map((isCapital, at) => (places.includes(at) ? !isCapital : isCapital));
}

/**
 * All small, all capitals, a part begun small, a capital inside a part, and the last two at once. The first word is small
 * in no form whose other letters are right: that is a matter of dispute, as is "trung ương".
 */
function miswrite(rng: Rng, name: string): string[] {
  const capitals = capitalsOf(name);
  const syllables = name.toLowerCase().split(" ");
  const places = rng.shuffle([...capitals.keys()]);
  const lowered = places.filter((at) => at > 0 && capitals[at] === true && syllables[at + 1] !== "ương");
  const raised = places.filter((at) => capitals[at] === false && capitals[at - 1] === true && syllables[at] !== "và");
  const [low = []] = lowered.map((at) => [at]);
  const [high = []] = raised.map((at) => [at]);
  const mixed = [low, high, [...low, ...high], lowered.slice(0, 2)].map((at) => flip(capitals, at));
  const whole = [capitals.map(() => false), capitals.map(() => true), capitals.map((_, at) => at === 0)];
  const wrong = rng.shuffle([...mixed, ...whole]).map((pattern) => recapitalise(name, pattern));
  return [...new Set(wrong)].filter((each) => each !== name);
}

/** One syllable with a capital too few or too many, as a name is miswritten. */
function faultsOf(rng: Rng, name: string): NameFault[] {
  const capitals = capitalsOf(name);
  const syllables = name.toLowerCase().split(" ");
  const places = rng.shuffle([...capitals.keys()]);
  const isLost = (at: number) => at > 0 && capitals[at] === true && syllables[at + 1] !== "ương";
  const isRaised = (at: number) => capitals[at] === false && capitals[at - 1] === true && syllables[at] !== "và";
  return turnCapitals(
    name,
    places.filter((at) => isLost(at) || isRaised(at)),
  );
}

/** Capitals in names of organisations (curriculum, c4-organisation-names): schools; ministries and hospitals; all the capitals of long names. */
export const organisationNamesSkill = defineSkill({
  id: "c4-organisation-names",
  classId: "4",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết hoa tên cơ quan, tổ chức",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 3 && rng.int(1, 10) > 4) {
      const name = rng.pick(lists[3].map(nameOf));
      return buildCountCapitalsQuestion(rng, { name, parts: partsOf(name), hints: hintsFor(name) });
    }
    return buildNameQuestion(rng, {
      names: lists[difficulty].map(nameOf),
      miswrite,
      ...(difficulty > 1 && { faults: faultsOf }),
      tell: tellParts,
      ruleOf,
      sentences: sentences[difficulty],
      hide: (name) => name.toUpperCase(),
      shows: shows[difficulty],
      hints: [
        "Con tách tên thành các bộ phận: loại cơ quan, việc cơ quan làm, tên riêng.",
        "Chữ cái đầu của mỗi bộ phận viết hoa. Tên riêng của người, của nơi chốn thì tiếng nào cũng viết hoa.",
      ],
      hintsFor,
    });
  },
});
