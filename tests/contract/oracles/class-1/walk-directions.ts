import { pictureText } from "#lib/text/picture-text.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { rowsThatArrive, squareAfter } from "#tests/contract/walk-grid.ts";

const words = { "sang trái": "left", "sang phải": "right", "lên trên": "up", "xuống dưới": "down" } as const;
const isWord = (word: string): word is keyof typeof words => word in words;

/** Told moves are walked on a drawn map; of cards all rows are tried. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "walk") return null;
  const { view } = seen;
  const { text } = seen.prompt;
  if (view.cards.length > 0) {
    const goal = view.ground.things.find(({ picture }) => text.includes(pictureText[picture].name));
    const [row] = goal === undefined ? [] : rowsThatArrive(view, goal.square);
    const told = Object.entries(words);
    return (
      row
        ?.flatMap((card) => view.cards[card] ?? [])
        .map(({ direction, squares }) => `${told.find(([, each]) => each === direction)?.[0] ?? ""} ${squares} ô`)
        .join("; ") ?? null
    );
  }
  const moves = Array.from(
    text.matchAll(/(sang trái|sang phải|lên trên|xuống dưới) (\d) ô/gu),
    ([, word = "", count]) => (isWord(word) ? [{ direction: words[word], squares: Number(count) }] : []),
  ).flat();
  const square = squareAfter(view.ground, moves);
  const met = view.ground.things.find((thing) => thing.square === square);
  return met === undefined ? null : `ô có ${pictureText[met.picture].name}`;
};
