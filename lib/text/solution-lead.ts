import { capital } from "#lib/core/capital.ts";

/** What leads to a sum by its name: "Chu vi", "Hiệu số phần bằng nhau". */
const quantity =
  /^(?:Hiệu|Tổng|Giá|Số|Chu vi|Diện tích|Thể tích|Chiều|Bán kính|Đường kính|Cạnh|Hai cạnh|Tiền|Tuổi|Thời gian|Giờ|Quãng|Trung bình|Phần)(?!\p{L})/u;

/** What leads to a sum by what is done, so that it has still to be said what is counted. */
const deed = /(?:^| )(?:có|còn|còn lại|được|hết|bán|dùng|trả lại)$/u;

const countedBy = (unit: string | null) => (unit === "đồng" ? "số tiền" : `số ${unit}`);

/** How words end that lead to a sum already. */
export const ledUpTo = "là:";

/** Words before a sum as a line of a solution has them; as they are where it is not known how they go on. */
export function leadOfStep(words: string, unit: string | null): string {
  if (/ là$/u.test(words)) return `${words}:`;
  if (deed.test(words) && unit !== null) return `${words} ${countedBy(unit)} là:`;
  return quantity.test(words) ? `${words} là:` : `${words}:`;
}

/** The last question of a prompt, without what only leads to it: "Hỏi …", "Biết …, hỏi …", "… thì …". */
function askedOf(prompt: string): string {
  const [, asked = ""] = /(?:^|[.!] )([^.!?]+)\?$/u.exec(prompt) ?? [];
  return capital(
    asked
      .replace(/ \(dùng số [^()]*\)$/u, "")
      .replace(/^Biết .*?, (?:hỏi )?(?=[^,]*$)/u, "")
      .replace(/^Hỏi /u, "")
      .replace(/^(?:(?!bao nhiêu|mấy).)* thì (?=.*(?:bao nhiêu|mấy))/u, ""),
  );
}

const asksNumber = /^(?<before>.*?)(?: khoảng)? (?:bao nhiêu|mấy)(?: (?<counted>[^,]+))?$/u;

/** What is counted, as it stands behind "số": "bút", not "cái bút". */
const named = (counted: string) =>
  counted
    .replace(/^(?:cái|chiếc) (?=\p{L})/u, "")
    .replace(/^(?:tiền|đồng)$/u, "tiền")
    .replace(/ thì /u, " để ");

export const asksPercent = /bao nhiêu phần trăm [^.?]+\?$/u;

/** Words behind what is counted that are not its name. */
const beside = /(?:^| )(?:được|chưa|còn|nữa|như thế|thì|để|đến|ở|trong|đi|ấy|đó)(?: |$)/u;

/** What is counted by its whole name, where the answer has only its first word: "con" of "bao nhiêu con hạc giấy?" */
export function nameCounted(unit: string, prompt: string): string {
  const { counted = "" } = asksNumber.exec(askedOf(prompt))?.groups ?? {};
  const isName =
    unit !== "lần" && counted.startsWith(`${unit} `) && counted.split(" ").length <= 4 && !beside.test(counted);
  return isName ? counted : unit;
}

/** The sentence that leads to the sum of a problem, made of its question: "Mẹ hơn con số tuổi là:"; the other lead where it makes none. */
export function leadOfQuestion(prompt: string, other: string): string {
  const { before, counted } = asksNumber.exec(askedOf(prompt))?.groups ?? {};
  if (before === undefined || before === "" || / (?:lúc|ngày|và)$|còn thừa/u.test(before)) return other;
  if (counted === "thời gian") return other;
  if (before === "Hết" && counted === "giờ") return "Thời gian đi là:";
  if (/ (?:là|bằng)$/u.test(before)) return `${before.replace(/ bằng$/u, " là")}:`;
  if (counted === undefined) return `${before} là:`;
  const percent = /^phần trăm (?<whole>.+)$/u.exec(counted)?.groups?.whole;
  if (percent !== undefined) {
    const part = before.replace(/ chiếm$/u, "");
    return `Tỉ số phần trăm của ${part.charAt(0).toLowerCase()}${part.slice(1)} và ${percent} là:`;
  }
  const times = /^lần (?<other>.+)$/u.exec(counted)?.groups?.other;
  if (times !== undefined) return `${before} ${times} số lần là:`;
  if (counted === "tuổi" && !/ (?:hơn|kém) /u.test(before)) return other;
  return `${before} số ${named(counted)} là:`;
}
