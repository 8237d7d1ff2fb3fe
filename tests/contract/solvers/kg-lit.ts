import type { Figure } from "#lib/questions/figure.ts";
import type { BalanceFigure } from "#lib/questions/figures/balance.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

/** What grown-ups know: least and most of a thing, in kilograms or litres. */
const known: readonly (readonly [string, number, number])[] = [
  ["Con gà", 1, 4],
  ["Con vịt", 1, 4],
  ["Quả dưa hấu", 2, 8],
  ["Quả bí đỏ", 1, 9],
  ["Chiếc cặp", 1, 6],
  ["Túi đường", 1, 10],
  ["Quả mít", 3, 20],
  ["Chiếc xô", 5, 20],
  ["Chai nước lớn", 1, 5],
  ["Ấm đun nước", 1, 4],
  ["Hộp sữa to", 1, 2],
  ["Bình tưới cây", 2, 12],
  ["Can nước nhỏ", 2, 10],
  ["Nồi canh", 1, 8],
];

function balanceIn(figures: readonly Figure[]): BalanceFigure | null {
  const [figure] = figures;
  return figure?.type === "balance" ? figure : null;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Which of the two named things its pan shows to be the one; the drawing has to show them in that order. */
function heavier(figures: readonly Figure[], { prompt }: Question): string | null {
  const [, word, one = "", other = ""] = /^Bên nào (nặng|nhẹ) hơn: (.+) hay (.+)\?$/u.exec(prompt.text) ?? [];
  const balance = balanceIn(figures);
  if (balance === null || !balance.alt.includes(`bên trái có ${one};`)) return null;
  if (balance.tilt === 0) return "Nặng như nhau";
  return capital(balance.tilt > 0 === (word === "nặng") ? one : other);
}

/** Takes off both pans until the thing is alone. */
function weightOf(figures: readonly Figure[]): string | null {
  const balance = balanceIn(figures);
  if (balance === null || balance.tilt !== 0) return null;
  return `${total(balance.pans[1].weights) - total(balance.pans[0].weights)}\u00a0kg`;
}

function marks(figures: readonly Figure[]): number[] {
  const goods = balanceIn(figures)?.pans.flatMap((pan) => pan.goods) ?? [];
  return goods.map(({ mark }) => Number.parseInt(mark ?? "", 10));
}

function litresIn(figures: readonly Figure[]): number[] {
  const [figure] = figures;
  return figure?.type === "jug" ? figure.vessels.map(({ litres }) => litres) : [];
}

function fuller(figures: readonly Figure[], { prompt }: Question): string {
  const [first = Number.NaN, second = Number.NaN] = litresIn(figures);
  if (first === second) return "Nhiều như nhau";
  return first > second === prompt.text.includes("nhiều") ? "Can A" : "Can B";
}

/** Puts kilogram after kilogram on the free pan; the key has to know the same. */
function balanceOut(question: Question): string | null {
  if (question.kind !== "weigh") return null;
  const { kg, held } = question.view;
  let added = 0;
  while (total(held) + added < kg) added += 1;
  return question.key.kg === added ? `${added}\u00a0kg` : null;
}

/** The only choice with the right unit and a plausible number. */
function about(question: Question, unit: "kg" | "l"): string | null {
  if (question.kind !== "choice") return null;
  const [, least, most] = known.find(([name]) => question.prompt.text.startsWith(`${name} `)) ?? ["", 0, 0];
  const fits = question.view.choices.filter(({ text }) => {
    const [number = "", of] = text.split("\u00a0");
    return of === unit && Number(number) >= least && Number(number) <= most;
  });
  return fits.length === 1 ? (fits[0]?.text ?? null) : null;
}

/** A story has to be drawn with what it starts from. */
function story(figures: readonly Figure[], start: number, change: number): string | null {
  return litresIn(figures)[0] === start ? `${start + change}\u00a0l` : null;
}

export const kgLitWays: readonly Way[] = [
  [/^Bên nào (?:nặng|nhẹ) hơn: /u, (_, figures, question) => heavier(figures, question)],
  [
    /^Trên cân có [\p{L} ]+ và [\p{L} ]+\. Cả hai nặng bao nhiêu ki-lô-gam\?$/u,
    (_, figures) => `${total(marks(figures))}\u00a0kg`,
  ],
  [
    /^[\p{L} ]+ nặng hơn [\p{L} ]+ bao nhiêu\?$/u,
    (_, figures) => {
      const [one = 0, other = 0] = marks(figures);
      return `${one - other}\u00a0kg`;
    },
  ],
  [/^[\p{L} ]+ nặng bao nhiêu ki-lô-gam\?$/u, (_, figures) => weightOf(figures)],
  [/^Con (?:đặt|thêm) quả cân cho hai bên bằng nhau nhé!$/u, (_, __, question) => balanceOut(question)],
  [/^Trong (?:can|xô|bình) có bao nhiêu lít nước\?$/u, (_, figures) => `${total(litresIn(figures))}\u00a0l`],
  [/^Can nào có (?:nhiều|ít) nước hơn\?$/u, (_, figures, question) => fuller(figures, question)],
  [/^Cả hai can có bao nhiêu lít nước\?$/u, (_, figures) => `${total(litresIn(figures))}\u00a0l`],
  [
    /^Can A có nhiều hơn can B bao nhiêu lít nước\?$/u,
    (_, figures) => {
      const [one = 0, other = 0] = litresIn(figures);
      return `${one - other}\u00a0l`;
    },
  ],
  [/Mẹ rót ra .*còn bao nhiêu lít [\p{L}]+\?$/u, ([start = 0, moved = 0], figures) => story(figures, start, -moved)],
  [/Bố đổ thêm .*có bao nhiêu lít [\p{L}]+\?$/u, ([start = 0, moved = 0], figures) => story(figures, start, moved)],
  [/^Con rót nước vào (?:can|xô|bình) cho đủ \d+\u00a0l nhé!$/u, ([litres = 0]) => `${litres}\u00a0l`],
  [/ nặng khoảng bao nhiêu\?$/u, (_, __, question) => about(question, "kg")],
  [/ đựng được khoảng bao nhiêu nước\?$/u, (_, __, question) => about(question, "l")],
  [/^Chọn từ đúng: [\p{L} ]+ nặng \d+ …\?$/u, () => "ki-lô-gam"],
  [/^Chọn từ đúng: [\p{L} ]+ đựng \d+ … nước\?$/u, () => "lít"],
];
