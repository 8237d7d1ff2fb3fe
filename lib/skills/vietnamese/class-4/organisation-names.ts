import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type NameFault, turnCapitals } from "#lib/skills/vietnamese/names/build-fault-question.ts";
import { buildNameQuestion } from "#lib/skills/vietnamese/names/build-name-question.ts";
import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";
import { recapitalise } from "#lib/skills/vietnamese/names/recapitalise.ts";
import { organisationNames } from "#lib/skills/vietnamese/words/organisation-names.ts";
import { buildCountCapitalsQuestion } from "./count-capitals.ts";

function nameOf(parts: string): string {
  return parts.replaceAll("/", " ");
}

const lists: Readonly<Record<Difficulty, readonly string[]>> = {
  1: organisationNames.schools,
  2: organisationNames.offices,
  3: organisationNames.long,
};

/** The parts of each name, "và" among them. */
const rawParts = new Map(
  Object.values(lists)
    .flat()
    .map((parts) => [nameOf(parts), parts.split("/")]),
);

function partsOf(name: string): string[] {
  return (rawParts.get(name) ?? []).filter((part) => part !== "và");
}

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

/** Of the name of a person or a place every syllable has its capital. */
const isProperPart = (part: string) => part === "Huế" || (part.includes(" ") && !capitalsOf(part).includes(false));

/** How a part is named in the help: without its capitals, and a proper name not at all, as it is never written small. */
const hiddenPart = (part: string) => (isProperPart(part) ? "tên riêng" : `“${part.toLowerCase()}”`);

interface WrittenPart {
  readonly name: string;
  readonly isProper: boolean;
  /** Capitals it lacks, and capitals it has too many. */
  readonly lost: number;
  readonly extra: number;
}

/** The parts of a name, with what is wrong in each as it is written. */
function writtenParts(right: string, wrong: string): WrittenPart[] {
  const found = capitalsOf(wrong);
  let at = 0;
  return (rawParts.get(right) ?? []).flatMap((part) => {
    const wanted = capitalsOf(part);
    const own = wanted.map((isCapital, place) => ({ isCapital, isFound: found[at + place] === true }));
    at += wanted.length;
    const lost = own.filter(({ isCapital, isFound }) => isCapital && !isFound).length;
    const extra = own.filter(({ isCapital, isFound }) => !isCapital && isFound).length;
    const isProper = isProperPart(part);
    return part === "và" && extra === 0 ? [] : [{ name: hiddenPart(part), isProper, lost, extra }];
  });
}

function tellPart({ name, isProper, lost, extra }: WrittenPart): string {
  if (isProper) return `Con xem lại ${name}: còn ${numberInWords(lost)} tiếng chưa viết hoa.`;
  if (lost > 0 && extra > 0) return `Con xem lại từng tiếng của bộ phận ${name}.`;
  return `Con xem lại bộ phận ${name}: ${extra > 0 ? "đây không phải tên riêng, có chữ viết hoa thừa" : "chữ đầu chưa viết hoa"}.`;
}

/** Said to a name written wrongly: the part or the parts to look at again, never how they are written. */
function tellParts(right: string, wrong: string): string {
  const found = capitalsOf(wrong);
  const parts = writtenParts(right, wrong);
  const [first, last] = [parts[0]?.name, parts.at(-1)?.name];
  if (!found.includes(true)) return `Từ ${first} đến ${last}, tên này chưa viết hoa bộ phận nào.`;
  const faulty = parts.filter(({ lost, extra }) => lost + extra > 0);
  const [one] = faulty;
  if (one !== undefined && faulty.length === 1) return tellPart(one);
  if (found.indexOf(true) === 0 && found.lastIndexOf(true) === 0)
    return `Tên này mới viết hoa tiếng đầu. Con xem lại từ ${one?.name} đến ${last}.`;
  const named = faulty
    .slice(0, 2)
    .map(({ name }) => name)
    .join(", ");
  const more = faulty.length > 2 ? " và những bộ phận khác" : "";
  if (faulty.every(({ lost }) => lost === 0))
    return `Con xem lại ${named}${more}: không phải tên riêng mà có chữ viết hoa thừa.`;
  if (faulty.every(({ extra }) => extra === 0)) return `Con xem lại ${named}${more}: còn thiếu chữ viết hoa.`;
  return `Con xem lại ${named}${more}: có chữ viết hoa chưa đúng chỗ.`;
}

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

const manyTrades = "“Bách khoa” cho biết trường dạy nhiều ngành, không phải tên riêng, nên chỉ viết hoa chữ “B”.";

function ruleOf(name: string): string {
  const parts = partsOf(name)
    .map((part) => `“${part}”`)
    .join(", ");
  const proper = partsOf(name).find((part) => isProperPart(part) && part.includes(" "));
  const whole = proper === undefined ? "" : ` “${proper}” là tên riêng nên tiếng nào cũng viết hoa.`;
  const common = partsOf(name).includes("Bách khoa") ? ` ${manyTrades}` : "";
  return `Viết hoa chữ cái đầu của mỗi bộ phận tạo thành tên: ${parts}.${whole}${common}`;
}

/** The parts of a name, without their capitals. */
function hintsFor(name: string): readonly string[] {
  const parts = partsOf(name).map(hiddenPart);
  return [
    "Con tách tên thành các bộ phận: loại cơ quan, việc cơ quan làm, tên riêng.",
    `Tên này có ${numberInWords(parts.length)} bộ phận: ${parts.join(", ")}.`,
    "Tên riêng của người, của nơi chốn thì tiếng nào cũng viết hoa. Bộ phận khác chỉ viết hoa chữ đầu.",
  ];
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
