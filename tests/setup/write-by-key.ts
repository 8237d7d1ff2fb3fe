import type { Locator } from "@playwright/test";
import type { DictationView } from "#lib/questions/kinds/dictation/grading.ts";
import { joinTiles } from "#lib/questions/kinds/dictation/join-tiles.ts";
import type { Question } from "#lib/questions/question.ts";
import { dictationText } from "#lib/text/dictation-text.ts";
import { press, pressButton } from "./press.ts";

/** A text is put into the field whole, as a device's own keyboard does. */
export async function writeText(board: Locator, text: string): Promise<void> {
  await board.getByRole("textbox").fill(text);
  await press(board, "Trả lời", 1);
}

/** In which order tiles are put: words as they follow each other, or a first sound, a rime and a mark that make the syllable. */
function tilesFor(tiles: NonNullable<DictationView["tiles"]>, text: string): number[] {
  const { unit, texts } = tiles;
  const places = [...texts.keys()];
  if (unit === "words") {
    const words = text.match(/\p{L}+|[.,]/gu) ?? [];
    // A word that comes twice lies on two tiles.
    return words.map((word, at) => {
      const before = words.slice(0, at).filter((other) => other === word).length;
      return places.filter((place) => texts[place] === word)[before] ?? -1;
    });
  }
  const ways = places.flatMap((one) =>
    places.flatMap((two) => [[one, two], ...places.map((three) => [one, two, three])]),
  );
  const isOnce = (way: readonly number[]) => new Set(way).size === way.length;
  const written = (way: readonly number[]) =>
    joinTiles(
      tiles,
      way.map((place) => texts[place] ?? ""),
    );
  return ways.find((way) => isOnce(way) && written(way) === text) ?? [];
}

/** A syllable or a sentence is built of its tiles; any other text is typed. */
export async function writeHeard(
  board: Locator,
  { view, key }: Extract<Question, { kind: "dictation" }>,
): Promise<void> {
  if (view.tiles === null) return writeText(board, key.text);
  const tiles = board.getByRole("group", { name: dictationText.tiles }).getByRole("button");
  for (const place of tilesFor(view.tiles, key.text)) await pressButton(tiles.nth(place));
  await press(board, "Trả lời", 1);
}
