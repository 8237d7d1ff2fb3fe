import { alphabetName } from "./alphabet-name.ts";
import { letterName } from "./letter-name.ts";

/** A capital or a row of capitals, with what stands beside it: names of points, of classes, or a word in capitals. */
const capitals = /(?<![\p{L}\p{M}])\p{Lu}+(?![\p{L}\p{M}])/gu;

/** Beside another word in capitals a row of capitals is a word as well: "TỈNH NGHỆ AN", "BÉT-TÔ-VEN". */
const capitalsBefore = /\p{Lu}\p{Lu}[ -]$/u;
const capitalsAfter = /^[ -]\p{Lu}{2,}/u;

/** Words that are written in capitals to be heeded; the others of them carry marks, which no name of a point does. */
const heeded: ReadonlySet<string> = new Set(["SAI"]);

/** A first name or a place that begins with a letter: "Y Nhi", "U Minh". */
const namedAfter = /^(?: \p{Lu}\p{Ll}|-)/u;

function sayCapitals(found: string, from: number, text: string): string {
  const [before, after] = [text.slice(0, from), text.slice(from + found.length)];
  const isShouted = capitalsBefore.test(before) || capitalsAfter.test(after);
  const isNames = /^[A-ZĐ]+$/u.test(found) && found.length <= 6 && !isShouted && !heeded.has(found);
  const isWord = !/[B-DF-HJ-NP-TV-XZ]/u.test(found) && (namedAfter.test(after) || before.endsWith("-"));
  if (found.length === 1 && (!isNames || isWord)) return found;
  return isNames ? Array.from(found, alphabetName).join(" ") : found.toLowerCase();
}

/** A letter that is counted with: a sign or a bracket stands at it. */
const counted = /(?<![\p{L}\p{M}])[a-z](?:\s?[+−×=<>⁄]|\s:\s)(?!\p{L})|(?:[+−×=<>⁄(]\s?|\s:\s)[a-z](?![\p{L}\p{M}-])/u;

const single = /(?<![\p{L}\p{M}-])[a-z](?![\p{L}\p{M}-])/gu;

/** First sounds as they are written, and the two vowels that are called in another way. */
const sounds = /(?<![\p{L}\p{M}])(?:ngh?|[cgknpt]h|tr|qu|[bcdđghklmnpqrstvxăâ])(?![\p{L}\p{M}])/gu;

/**
 * Letters as they are called: those that name a point, a shape or a class and those that are counted with by the names of
 * the alphabet ("hình tam giác a bê xê", "a nhân bê"), all other consonants by their sound ("lờ hay nờ", "gờ kép"). Words
 * in capitals turn small, so that no voice spells them.
 */
export function spokenLetters(text: string): string {
  const named = text.replace(/(?<=\d)(?=\p{Lu}(?!\p{L}))/gu, " ").replace(capitals, sayCapitals);
  return counted.test(text) ? named.replace(single, alphabetName) : named.replace(sounds, letterName);
}
