import type { BalanceFigure } from "#lib/questions/figures/balance.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** "bao gạo 8 kg", "con gà chưa biết nặng bao nhiêu", "quả cân 5 kg". */
function thingOf(text: string): readonly [name: string, mark: string] {
  const [, weighed] = /^(.+) chưa biết nặng bao nhiêu$/u.exec(text) ?? [];
  if (weighed !== undefined) return [weighed, "?"];
  const [, name = text, mark = ""] = /^(.+) (\d+\u00a0k?g)$/u.exec(text) ?? [];
  return [name, mark];
}

/** What lies on the pans and which one is lower, as it is drawn and as it is told. */
export function readBalance(
  { pans, tilt, unit }: BalanceFigure,
  text: string,
): readonly [shown: unknown, read: unknown] {
  const shown = pans.map(({ goods, weights }) => [
    ...goods.map(({ good, mark }) => [pictureText[good].name, mark ?? ""]),
    ...weights.map((weight) => ["quả cân", `${weight}\u00a0${unit ?? "kg"}`]),
  ]);
  const [, left = "", right = "", lower = ""] = /^Đĩa bên trái (.+); đĩa bên phải (.+)\. (.+)\.$/u.exec(text) ?? [];
  const read = [left, right].map((pan) =>
    pan === "không có gì" ? [] : pan.slice("có ".length).split(", ").map(thingOf),
  );
  const lowest = ["Đĩa bên phải thấp hơn", "Hai đĩa ngang nhau", "Đĩa bên trái thấp hơn"];
  return [
    [shown, Math.sign(tilt)],
    [read, lowest.indexOf(lower) - 1],
  ];
}
