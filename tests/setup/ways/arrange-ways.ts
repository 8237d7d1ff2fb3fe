import { readBank } from "#tests/contract/list-activities.ts";
import type { ChildWay } from "#tests/setup/child-way.ts";
import { press, pressButton } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";

/** Every sentence a pupil of these classes can make of cards. */
const sentences = ["c1-word-order", "c2-word-order"].flatMap((id) => readBank(id)).flatMap(({ orders }) => orders);

function plain(sentence: string): string {
  return sentence.toLowerCase().replace(/[,.?!]/gu, "");
}

/** The cards in the order in which they make the sentence; null where they do not. */
function layInto(sentence: string, cards: readonly string[]): string[] | null {
  if (sentence === "") return cards.length === 0 ? [] : null;
  for (const [place, card] of cards.entries()) {
    if (!`${sentence} `.startsWith(`${card.toLowerCase()} `)) continue;
    const rest = layInto(sentence.slice(card.length + 1), cards.toSpliced(place, 1));
    if (rest !== null) return [card, ...rest];
  }
  return null;
}

async function putIntoSentence({ board, buttons }: Sight): Promise<void> {
  const cards = buttons.flatMap((name) => /^Thẻ (.+)$/u.exec(name)?.[1] ?? []);
  const [words] = sentences.flatMap((sentence) => {
    const laid = layInto(plain(sentence), cards);
    return laid === null ? [] : [laid];
  });
  if (words === undefined) throw new Error(`no sentence is made of ${cards.join(" / ")}`);
  for (const word of words) {
    await pressButton(board.getByRole("button", { name: `Thẻ ${word}`, exact: true, pressed: false }).first());
  }
  await press(board, "Trả lời", 1);
}

export const arrangeWays: readonly ChildWay[] = [
  [/^Con sắp xếp các từ thành câu\.$/, (sight) => () => putIntoSentence(sight)],
];
