import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const names = new Map([
  ["apple", "quả táo"],
  ["orange", "quả cam"],
  ["mango", "quả xoài"],
  ["banana", "quả chuối"],
  ["peach", "quả đào"],
  ["melon", "quả dưa hấu"],
  ["duck", "con vịt"],
  ["chicken", "con gà"],
  ["turtle", "con rùa"],
  ["goose", "con ngỗng"],
]);

const places: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^trên /u, ["above"]],
  [/^dưới /u, ["below"]],
  [/^bên trái /u, ["left"]],
  [/^bên phải /u, ["right"]],
  [/^trong /u, ["inside"]],
  [/^ngoài /u, ["outside", "left", "right"]],
];

function isThere(place: string | number, words: string): boolean {
  return places.some(([wording, fitting]) => wording.test(words) && fitting.includes(String(place)));
}

/** The names of all things at a place in words. */
function thingsAt(figure: Figure | undefined, words: string): string[] {
  if (figure?.type !== "scene") return [];
  return figure.things.flatMap(({ picture, place }) => (isThere(place, words) ? [names.get(picture) ?? "?"] : []));
}

/** The name in a row that a wording means, walking from the side it names, else from the left. */
function inRow(shown: readonly string[], text: string): string | undefined {
  const row = text.includes("từ phải sang trái") ? shown.toReversed() : shown;
  const [, left, right] = /giữa (.+) và (.+)\?/u.exec(text) ?? [];
  if (left !== undefined) return row.find((_, at) => row[at - 1] === left && row[at + 1] === right);
  const [, done = "", next = ""] = /Đếm xong (.+) thì đến (.+)\?/u.exec(text) ?? [];
  if (done !== "") return next.endsWith(" nào") ? row[row.indexOf(done) + 1] : row[row.indexOf(next) - 1];
  return row[["nhất", "hai", "ba", "tư"].indexOf(/đứng thứ (\p{L}+)/u.exec(text)?.[1] ?? "")];
}

/** The one picture with a thing where it is said to be, told as in the prompt. */
function findPicture(seen: PublicQuestion): string | null {
  const [, which = "", words = ""] = /^Hình nào có (.+) ở (.+)\?$/u.exec(seen.prompt.text) ?? [];
  if (seen.kind !== "figure-choice") return null;
  const right = seen.view.figures.filter((each) => thingsAt(each, words).includes(which));
  return right.length === 1 ? `${which} ở ${words}` : null;
}

/** Looks what is drawn at each place. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return findPicture(seen);
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "scene" && figure.setting === "row") {
    const row = figure.things.toSorted((a, b) => Number(a.place) - Number(b.place));
    return (
      inRow(
        row.map(({ picture }) => names.get(picture) ?? "?"),
        text,
      ) ?? null
    );
  }
  const [, asked] = /(?:Quả|Con|quả|con) nào ở (.+?)[?.]$/u.exec(text) ?? [];
  if (asked === undefined) return onlyChoice(seen, (choice) => thingsAt(figure, choice).length === 1);
  const [found, ...more] = thingsAt(figure, asked);
  return found === undefined || more.length > 0 ? null : found;
};
