import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

/** "như" before a row of examples compares nothing. */
function hasSimile(sentence: string): boolean {
  return / (?:như|tựa|giống) /u.test(sentence) && !/ như [^,]+,[^,]+,/u.test(sentence);
}

/** Two parts of the sentence that begin alike, or two words that come back together. */
function hasRepetition(sentence: string): boolean {
  const parts = sentence.toLowerCase().split(/, (?:rồi |lại )?/u);
  const starts = parts.map((part) => part.split(" ")[0]);
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Map.groupBy(words, (word) => word);
  return new Set(starts).size < starts.length || [...counts.values()].some((same) => same.length >= 3);
}

/** What people do, feel and are. */
const ofPeople =
  /cười|thì thầm|thầm thì|kể chuyện|dang tay|rủ|cần mẫn|nhảy múa|nóng lòng|trầm ngâm|trò chuyện|e thẹn|vươn vai|lưu luyến|cằn nhằn|ngủ|mệt mỏi|kiêu hãnh|đùa|mải mê|dụi mắt|hát|dõng dạc|thức|ân cần|đợi|gọi|vẫy|thương|đứng chờ|gõ cửa/u;
const people =
  /^(?:bà |mẹ |cô giáo|chị lan|bác bảo vệ|bác nông dân|các bạn|em |ai |con yêu|thương|hằng ngày, chú công nhân|bạn )/u;
/** What only seems to be done: a voice that is compared, a person's own smile. */
const apart = /nụ cười|tiếng ru|tình mẹ/gu;

function isOfPeople(sentence: string): boolean {
  const text = sentence.toLowerCase().replace(apart, "");
  return !people.test(text) && ofPeople.test(text);
}

function figuresOf(sentence: string): string[] {
  return [
    ...(hasSimile(sentence) ? ["so sánh"] : []),
    ...(isOfPeople(sentence) ? ["nhân hoá"] : []),
    ...(hasRepetition(sentence) ? ["điệp ngữ"] : []),
  ];
}

const all = ["so sánh", "nhân hoá", "điệp ngữ"];

/** How a thing is like another, or what it does, in front of the word that compares. */
const manner =
  /(?: (?:phẳng lặng|xoè ra|xoè tròn|long lanh|mềm mại|mềm|đen láy|trắng xoá|trắng|dồn dập|ngoằn ngoèo|tròn vành vạnh|cong cong|bay qua|ấm|thẳng tắp|thẳng|trong trẻo|trong|hồng|bồng bềnh|oai vệ|vàng|mịn|giống))+$/u;

/** Names that hold a word which elsewhere tells how a thing is. */
const names = /^(?:Mây trắng|Bông hồng)/u;

/** The thing in front of the word that compares; the one behind it where that one is given. */
function comparedThing({ prompt, view }: Extract<PublicQuestion, { kind: "underline" }>): string {
  const [before = "", behind = ""] = view.words.join(" ").split(/ (?:giống như|như|tựa) /u);
  const thing = names.exec(before)?.[0] ?? before.replace(manner, "");
  const [given = ""] = quoted(prompt.text);
  return thing.toLowerCase() === given.toLowerCase() ? (behind.split(/[.,]/u)[0] ?? "") : thing;
}

/** Looks in the sentence for each of the three by its own marks. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") return comparedThing(seen);
  const { text } = seen.prompt;
  const [sentence] = quoted(text);
  if (sentence !== undefined) {
    const found = figuresOf(sentence).join(" và ") || "không dùng biện pháp nào";
    return onlyChoice(seen, (choice) => choice === found);
  }
  const asked = text.includes("KHÔNG") ? [] : all.filter((name) => text.includes(name));
  return onlyChoice(seen, (choice) => figuresOf(choice).join() === asked.join());
};
