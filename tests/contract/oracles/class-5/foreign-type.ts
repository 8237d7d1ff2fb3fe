import type { Oracle } from "#tests/contract/oracle.ts";

const begin = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase();

const tie = (part: string) => begin(part.trim().replaceAll(" ", "-"));

const numbers: Readonly<Record<string, number>> = { một: 1, hai: 2 };

/** All ways to part a name between its syllables into so many parts that each begin anew. */
function partings(syllables: readonly string[], parts: number): string[] {
  if (parts === 1) return [tie(syllables.join(" "))];
  return syllables.slice(1).map((_, at) => {
    const [one, other] = [syllables.slice(0, at + 1), syllables.slice(at + 1)];
    return `${tie(one.join(" "))} ${tie(other.join(" "))}`;
  });
}

/** How many single changes two writings of the same letters are apart. */
function changes(one: string, other: string): number {
  return Array.from(one).filter((sign, at) => sign !== other[at]).length;
}

/** A name as it is given with nothing told of it: by its strokes, its hyphens, or like one of ours. */
function rewrite(given: string): string {
  if (given.includes("/")) return given.split("/").map(tie).join(" ");
  return given
    .split(" ")
    .map(given.includes("-") ? tie : begin)
    .join(" ");
}

/** One whose parts are counted has just one way to be parted, or one that is a single change away. */
export const oracle: Oracle = ({ kind, prompt, view }) => {
  if (kind !== "type") return null;
  const parts = numbers[/Tên có (\p{L}+) bộ phận/u.exec(prompt.text)?.[1] ?? ""];
  if (parts === undefined) return rewrite(view.given);
  const hasOneFault = /một chỗ/iu.test(prompt.text);
  const found = partings(view.given.split(/[ -]/u), parts).filter(
    (name) => !hasOneFault || changes(name, view.given) === 1,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};
