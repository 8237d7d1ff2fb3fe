import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

const links = / (giống như|tựa như|như|tựa|hơn) /u;

/** Cuts the sentence where its word of comparison stands: what begins the clause before it, and what begins the rest. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [sentence = ""] = quoted(text);
  const found = links.exec(sentence);
  if (found === null) return null;
  const before = sentence.slice(0, found.index).split(", ").at(-1)?.toLowerCase() ?? "";
  const after = sentence.slice(found.index + found[0].length);
  if (text.includes("Từ ngữ nào")) return onlyChoice(seen, (choice) => choice === found[1]);
  if (text.includes("nào được so sánh với")) return onlyChoice(seen, (choice) => before.startsWith(choice));
  if (text.includes("Câu ấy so sánh")) return onlyChoice(seen, (choice) => after.startsWith(choice));
  return onlyChoice(seen, (choice) => {
    const [one = "", other = ""] = choice.split(" và ");
    return before.startsWith(one) && after.startsWith(other);
  });
};
