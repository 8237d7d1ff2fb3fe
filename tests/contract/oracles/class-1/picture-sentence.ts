import type { Figure } from "#lib/questions/figure.ts";
import type { IllustrationFigure } from "#lib/questions/figures/illustration.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

type Things = IllustrationFigure["things"];

const animals: Readonly<Record<string, string>> = {
  mèo: "cat",
  thỏ: "rabbit",
  khỉ: "monkey",
  vịt: "duck",
  gà: "rooster",
  rùa: "turtle",
};
const fruits: Readonly<Record<string, string>> = { táo: "apple", chuối: "banana", xoài: "mango" };
const numbers = ["không", "một", "hai", "ba", "bốn"];

/** What must be there for a sentence to be true of a child. */
const signs: Readonly<Record<string, RegExp>> = {
  "ăn cơm": /^rice-bowl$/u,
  tắm: /^bathtub$/u,
  ngủ: /-asleep$/u,
  chạy: /-run$/u,
  "che ô": /^umbrella$/u,
  "cầm ô": /^umbrella$/u,
  "cầm bóng bay": /^balloon$/u,
  "cầm diều": /^kite$/u,
  "bên cây": /^tree$/u,
  "bên nhà": /^house$/u,
  "bên hoa": /^sunflower-plant$/u,
};

const has = (things: Things, sign: RegExp | undefined) =>
  sign !== undefined && things.some(({ picture }) => sign.test(picture));

/** Where something stands by the table, as it is drawn: the table's top is about a fifth below its upper edge. */
function placeAt(things: Things, name: string | undefined): string | null {
  const desk = things.find(({ picture }) => picture === "desk");
  const thing = things.find(({ picture }) => picture === name);
  if (desk === undefined || thing === undefined) return null;
  if (Math.abs(thing.x - desk.x) > desk.size / 2) return "bên";
  const top = desk.y - desk.size * 0.81;
  return Math.abs(thing.y - top) < desk.size / 10 ? "trên" : "dưới";
}

/** Whether every part of a sentence is seen. */
function isTrue(sentence: string, things: Things): boolean {
  const said = sentence.toLowerCase().replace(/\.$/u, "");
  const counted = /^trên bàn có (\p{L}+) quả (\p{L}+)$/u.exec(said);
  if (counted !== null) {
    const [, number = "", fruit = ""] = counted;
    const there = things.filter(({ picture }) => picture === fruits[fruit]);
    return there.length > 0 && there.length === numbers.indexOf(number);
  }
  const placed = [...said.matchAll(/(\p{L}+) ở (trên|dưới|bên) bàn/gu)];
  if (placed.length > 0) return placed.every(([, who = "", place]) => placeAt(things, animals[who]) === place);
  const [, who = "", what = "", where = null] = /^bạn (nam|nữ) (.+?)(?: (bên \p{L}+))?$/u.exec(said) ?? [];
  const isThere = has(things, who === "nam" ? /^boy-/u : /^girl-/u) && has(things, signs[what]);
  return isThere && (where === null || has(things, signs[where]));
}

const thingsIn = (figure: Figure): Things => (figure.type === "illustration" ? figure.things : []);

/** Reads every sentence against every picture: each picture has one that is true of it alone, and one is true of none. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs" || seen.view.scenes === undefined) return null;
  const { lefts, scenes, cards } = seen.view;
  const fitting = scenes.map((scene) => cards.filter((card) => isTrue(card, thingsIn(scene))));
  const used = new Set(fitting.flat());
  if (fitting.some(({ length }) => length !== 1) || used.size !== scenes.length) return null;
  return asOneText(lefts.map((left, place) => `${left} – ${fitting[place]?.[0]}`));
};
