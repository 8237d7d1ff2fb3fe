import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";
import { organisationNames } from "#lib/skills/vietnamese/words/organisation-names.ts";

/** A name as it is written, from its parts with strokes between them. */
export function nameOf(parts: string): string {
  return parts.replaceAll("/", " ");
}

/** The parts of each name, "và" among them. */
const rawParts = new Map(
  Object.values(organisationNames)
    .flat()
    .map((parts) => [nameOf(parts), parts.split("/")]),
);

/** The parts of a name, "và" among them. */
export function allPartsOf(name: string): readonly string[] {
  return rawParts.get(name) ?? [];
}

export function partsOf(name: string): string[] {
  return allPartsOf(name).filter((part) => part !== "và");
}

/** Of the name of a person or a place every syllable has its capital. */
export const isProperPart = (part: string) =>
  part === "Huế" || (part.includes(" ") && !capitalsOf(part).includes(false));

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
  return allPartsOf(right).flatMap((part) => {
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
export function tellParts(right: string, wrong: string): string {
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

const manyTrades = "“Bách khoa” cho biết trường dạy nhiều ngành, không phải tên riêng, nên chỉ viết hoa chữ “B”.";

export function ruleOf(name: string): string {
  const parts = partsOf(name)
    .map((part) => `“${part}”`)
    .join(", ");
  const proper = partsOf(name).find((part) => isProperPart(part) && part.includes(" "));
  const whole = proper === undefined ? "" : ` “${proper}” là tên riêng nên tiếng nào cũng viết hoa.`;
  const common = partsOf(name).includes("Bách khoa") ? ` ${manyTrades}` : "";
  return `Viết hoa chữ cái đầu của mỗi bộ phận tạo thành tên: ${parts}.${whole}${common}`;
}

/** The parts of a name, without their capitals. */
export function hintsFor(name: string): readonly string[] {
  const parts = partsOf(name).map(hiddenPart);
  return [
    "Con tách tên thành các bộ phận: loại cơ quan, việc cơ quan làm, tên riêng.",
    `Tên này có ${numberInWords(parts.length)} bộ phận: ${parts.join(", ")}.`,
    "Tên riêng của người, của nơi chốn thì tiếng nào cũng viết hoa. Bộ phận khác chỉ viết hoa chữ đầu.",
  ];
}
