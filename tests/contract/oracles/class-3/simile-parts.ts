import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

const links = / (giống như|tựa như|như|tựa) /u;

/** What the things are like, which stands between the first of them and the word of comparison. */
const points =
  / (?:xanh biếc|đỏ ửng|toả sáng|vững chãi|lấp lánh|trắng muốt|to bản|lướt nhẹ|vàng tươi|trắng xoá|nối đuôi nhau|thẳng tắp|xù lông|nhọn hoắt|mỏng manh|chao nghiêng|cong cong|trong trẻo|dồn dập|êm|lảnh lót|khẽ khàng|ào ào|ầm ầm|giòn tan|râm ran|ngân nga|vang rền|vi vu|ríu rít|đì đùng|ngọt ngào|thậm thình|dìu dặt)$/u;

interface Cut {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** Cuts the sentence where its word of comparison stands: what begins the clause before it, and what begins the rest. */
function cut(sentence: string): Cut | null {
  const found = links.exec(sentence);
  if (found === null) return null;
  return {
    before: sentence.slice(0, found.index).split(", ").at(-1)?.toLowerCase() ?? "",
    link: found[1] ?? "",
    after: sentence.slice(found.index + found[0].length),
  };
}

/** What is to be underlined: the word itself, the thing behind it where the one before is given, or the other way round. */
function underline({ prompt, view }: Extract<PublicQuestion, { kind: "underline" }>): string | null {
  const parts = cut(view.words.join(" "));
  const [given] = quoted(prompt.text);
  if (parts === null) return null;
  if (given === undefined) return parts.link;
  const behind = parts.after.replace(/\.$/u, "");
  return given === behind ? parts.before.replace(points, "") : behind;
}

export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") return underline(seen);
  const { text } = seen.prompt;
  const [sentence = ""] = quoted(text);
  const parts = cut(sentence);
  if (parts === null) return null;
  const { before, after } = parts;
  if (text.includes("nào được so sánh với")) return onlyChoice(seen, (choice) => before.startsWith(choice));
  if (text.includes("Câu ấy so sánh")) return onlyChoice(seen, (choice) => after.startsWith(choice));
  return onlyChoice(seen, (choice) => {
    const [one = "", other = ""] = choice.split(" và ");
    return before.startsWith(one) && after.startsWith(other);
  });
};
