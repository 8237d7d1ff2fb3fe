import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const coming = /cho thêm|hái thêm|bơi đến|chạy đến/u;
const going = /cho bạn|lấy đi|bơi đi|chạy đi|bay mất/u;

/** Counts what is drawn, or reads from the verbs whether things come or go; of sums in trays each is looked at alone. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "ten-frame") {
    const [first = 0, second = 0] = figure.groups.map(({ count }) => count);
    if (seen.kind === "match") {
      if (figure.crossed > 0) return `${first} − ${figure.crossed} = ${first - figure.crossed}`;
      return `${first} + ${second} = ${first + second}`;
    }
    if (seen.kind !== "sort" || seen.view.pile.type !== "named") return null;
    const seenNumbers = new Set([first, second, first + second]);
    const { things } = seen.view.pile;
    const isFit = (thing: string) => new Set(wholesIn(thing)).difference(seenNumbers).size === 0;
    const [fit, other] = [things.filter(isFit), things.filter((thing) => !isFit(thing))];
    return `Hợp với hình: ${fit.join(", ")}; Không hợp: ${other.join(", ")}`;
  }
  if (coming.test(text) === going.test(text)) return null;
  const [a = 0, b = 0] = wholesIn(text);
  return coming.test(text) ? `${a} + ${b} = ${a + b}` : `${a} − ${b} = ${a - b}`;
};
