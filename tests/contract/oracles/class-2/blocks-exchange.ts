import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const worth: Readonly<Record<string, number>> = { nghìn: 1000, trăm: 100, chục: 10, "đơn vị": 1 };

/** All that is named in words, counted in ones: "2 trăm và 13 chục". */
function named(words: string): number {
  return [...words.replaceAll("\u00a0", " ").matchAll(/(\d+) (nghìn|trăm|chục|đơn vị)/gu)].reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * (worth[unit] ?? Number.NaN),
    0,
  );
}

const lying = ({ hundreds, tens, ones }: Blocks) => named(`${hundreds} trăm ${tens} chục ${ones} đơn vị`);

/** Counted off hundred by hundred, then ten by ten. */
function inHundreds(number: number): string {
  let [rest, hundreds, tens] = [number, 0, 0];
  for (; rest >= 100; rest -= 100) hundreds += 1;
  for (; rest >= 10; rest -= 10) tens += 1;
  return [`${hundreds} trăm`, ...(tens > 0 ? [`${tens} chục`] : [])].join(" ");
}

/** Into how many of a unit a number can be changed, tried one after another. */
function countOf(number: number, unit: string): string | null {
  const counts = Array.from({ length: 1001 }, (_, count) => count);
  const fitting = counts.filter((count) => count * (worth[unit] ?? 0) === number);
  return fitting.length === 1 ? String(fitting[0]) : null;
}

/** What lies on the board in the end; what is told to lie there has to. */
function laid(text: string, start: Blocks): string | null {
  const before = lying(start);
  const told = /có (.+?)\./iu.exec(text)?.[1];
  if (told !== undefined && named(told) !== before) return null;
  const [, more = "", less = ""] = /thêm (\d+ \p{L}+)|bớt đi (\d+ \p{L}+)/u.exec(text) ?? [];
  const after = before + named(more) - named(less);
  if (text.includes("đổi 10 thanh")) return inHundreds(after);
  return String(told === undefined ? named(text) || Number(/số (\d+)/u.exec(text)?.[1]) : after);
}

/** A number changed into tens or hundreds. */
function changed(text: string): string | null {
  const [, unit] = /(?:bao nhiêu|mấy tấm|mấy|…) (trăm|chục)/u.exec(text) ?? [];
  const given = named(text.replace("thanh ", "")) || Number(/^\d+/u.exec(text)?.[0]);
  return unit === undefined ? null : countOf(given, unit);
}

export const oracle: Oracle = ({ kind, prompt, figures: [figure], view }) => {
  const text = prompt.text.replaceAll("\u00a0", " ");
  if (kind === "place-value") return laid(text, view.start);
  if (kind !== "boxes") return changed(text);
  if (figure?.type === "place-blocks") return inHundreds(lying({ ...figure, hundreds: figure.hundreds ?? 0 }));
  const [, bundles = 1] = /(\d+) (?:bó|hộp|vỉ|túi) có/u.exec(text) ?? [];
  return inHundreds(Number(bundles) * named(text));
};
