import type { PictureName } from "#lib/questions/picture-name.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { joinLetters } from "#tests/contract/join-letters.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { nameOfPicture } from "#tests/contract/picture-names.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** What a teacher of class 1 says for first sounds, by their letters. */
const sounds = new Map(
  [
    "b bờ, c cờ, ch chờ, d dờ, đ đờ, g gờ, gh gờ kép, gi gi, h hờ, k ca, kh khờ, l lờ, m mờ, n nờ, ng ngờ, ngh ngờ kép",
    "nh nhờ, ph phờ, qu quờ, r rờ, s sờ, t tờ, th thờ, tr trờ, v vờ, x xờ",
  ]
    .flatMap((row) => row.split(", "))
    .map((pair) => [pair.slice(pair.indexOf(" ") + 1), pair.slice(0, pair.indexOf(" "))]),
);

function toneIn(text: string): string {
  return /dấu (?:huyền|sắc|hỏi|ngã|nặng)/u.exec(text)?.[0] ?? "không có dấu";
}

/** The word that is missing where the picture's name has a gap. */
function missing(phrase: string, picture: PictureName): string | null {
  const [before = "", after = ""] = phrase.split("…");
  const name = nameOfPicture(picture);
  return name.startsWith(before) && name.endsWith(after) ? name.slice(before.length, name.length - after.length) : null;
}

/** Writes what is heard with the parts that lie there. */
function build(seen: Extract<PublicQuestion, { kind: "fill" }>): string | null {
  const { text } = seen.prompt;
  const [first = "", rime = ""] = quoted(text);
  const { picture } = seen.view;
  if (picture !== null) {
    const word = missing(first, picture);
    return word !== null && canPickParts(seen, splitLetters(word)) ? word : null;
  }
  const initial = sounds.get(first) ?? "";
  const tone = toneIn(text);
  return canPickParts(seen, { initial, rime, tone }) ? joinLetters(initial, rime, tone) : null;
}

/** Takes every choice apart again; puts a syllable together by its letters. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "fill") return build(seen);
  const { text } = seen.prompt;
  const [initial, rime] = quoted(text);
  const tone = toneIn(text);
  return onlyChoice(seen, (choice) => {
    const parts = splitLetters(choice);
    return parts.initial === initial && parts.rime === rime && parts.tone === tone;
  });
};
