import type { Question } from "#lib/questions/question.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { isWholeText } from "./is-whole-text.ts";
import { quantityOf, unitNames } from "./worth-of.ts";

const measured = new RegExp(String.raw`\d[ \u00a0]?(${unitNames.join("|")})(/(?:giờ|phút|giây))?(?![\p{L}/²³])`, "gu");

/** The quantities of the measures in a text; a way in a time is a speed. */
function quantitiesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(measured)].map(([, unit = "", per]) => (per === undefined ? (quantityOf(unit) ?? "") : "speed")),
  );
}

/** Words that ask for a quantity; the unit that is named behind "bao nhiêu" has to be that of the answer. */
const askedBy: readonly (readonly [RegExp, string])[] = [
  [/ki-lô-gam|gam|nặng|yến|tạ|tấn|cân/iu, "mass"],
  [/lít|đựng|dung tích|thể tích|khối|sữa|nước|dầu/iu, "capacity"],
  [/mét|dài|cao|rộng|xa|chu vi|đường|khoảng cách|đáy|bán kính/iu, "length"],
  [/vuông|diện tích|héc-ta/iu, "area"],
  [/giờ|phút|giây|ngày|tuần|thời gian|bao lâu/iu, "time"],
  [/năm|thế kỉ/iu, "years"],
  [/tiền|đồng|giá/iu, "money"],
  [/nhiệt|độ/iu, "temperature"],
  [/góc/iu, "angle"],
  [/phần trăm|%/iu, "share"],
  [/vận tốc/iu, "speed"],
];

const unitWords: Readonly<Record<string, string>> = {
  "mi-li-mét": "mm",
  "xăng-ti-mét": "cm",
  "đề-xi-mét": "dm",
  mét: "m",
  "ki-lô-mét": "km",
  gam: "g",
  "ki-lô-gam": "kg",
  lít: "l",
  "mi-li-lít": "ml",
  giây: "giây",
  phút: "phút",
  giờ: "giờ",
  đồng: "đồng",
};

const named = /(?:bao nhiêu|mấy) ([\p{L}-]+(?: vuông| khối)?)/gu;

/** The unit a question asks for by its name, as it is written; null where it names none or several. */
function unitAsked(text: string): string | null {
  const units = [...text.matchAll(named)].flatMap(([, word = ""]) => {
    const [unit = "", power = ""] = word.split(" ");
    const short = unitWords[unit];
    return short === undefined ? [] : [`${short}${{ vuông: "²", khối: "³" }[power] ?? ""}`];
  });
  return units.length === 1 ? (units[0] ?? null) : null;
}

/** Litres are written in full as well, for a lone "l" is read as 1. */
const writtenAs = (unit: string) => (unit === "l" ? ["l", "lít"] : [unit]);

/** A choice of another quantity is told at a glance; about things at home it is offered, because that is what is asked. */
function choiceFaults({ kind, view, prompt }: Question, quantity: string): string[] {
  if (kind !== "choice" || prompt.text.includes("khoảng bao nhiêu")) return [];
  const others = view.choices.filter(({ text }) => [...quantitiesIn(text)].join() !== quantity);
  return others.map(({ text }) => `a choice of another quantity: ${text}`);
}

/** An answer with a unit the question speaks nothing of: litres for a story in kilograms. */
export function unitFaults(question: Question): string[] {
  const { prompt, figures, answer } = question;
  if (!/^\d/u.test(answer.text) || isWholeText(question)) return [];
  const [quantity, ...more] = quantitiesIn(answer.text);
  if (quantity === undefined || more.length > 0) return [];
  const faults = choiceFaults(question, quantity);
  const shown = [prompt.text, ...figures.flatMap(drawnTexts), ...figures.map(({ alt }) => alt)].join("; ");
  const isAsked = askedBy.some(([words, of]) => of === quantity && words.test(prompt.text));
  // A statement that is right in itself brings its own units along.
  const isOwn = /[=<>]/u.test(answer.text);
  if (!isAsked && !isOwn && !quantitiesIn(shown).has(quantity)) faults.push(`nothing is asked in ${answer.text}`);
  const unit = unitAsked(prompt.text);
  if (
    unit !== null &&
    /^[\d\u00a0,\u2044\u202f]+\u00a0\S+$/u.test(answer.text) &&
    !writtenAs(unit).some((name) => answer.text.endsWith(`\u00a0${name}`))
  )
    faults.push(`asked in ${unit}, answered in ${answer.text}`);
  return faults.map((fault) => `${fault}: ${prompt.text}`);
}
