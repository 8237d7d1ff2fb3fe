import type { ChildWay } from "#tests/setup/child-way.ts";
import { press, pressButton } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";

async function take({ board, numbers: [count = 0] }: Sight): Promise<void> {
  const left = board.getByRole("button", { pressed: false });
  for (let taken = 0; taken < count; taken += 1) await pressButton(left.first());
  await press(board, "Trả lời", 1);
}

export const countingWays: readonly ChildWay[] = [
  [/^Có (?:mấy|bao nhiêu) [\p{L} ]+\?$/u, ({ pictures }) => pictures],
  [/^Con lấy \d+ [\p{L} ]+ nhé!$/u, (sight) => () => take(sight)],
];
