import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { ChildWay } from "#tests/setup/child-way.ts";
import { press, pressButton } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";
import { only } from "./only.ts";

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function kilograms(words: string): number[] {
  return [...words.matchAll(/(\d+) kg/g)].map(([, number]) => Number(number));
}

/** Kilograms that are told on the left and on the right pan. */
function pans(told: string): { first: number[]; second: number[] } {
  const [first = "", second = ""] = told.split("; ");
  return { first: kilograms(first), second: kilograms(second) };
}

function measure(sight: Sight, value: number, unit: "kg" | "l"): string {
  return only(sight, (words) => words === `${value} ${unit}`);
}

function heavier({ prompt, figures: [told = ""], buttons }: Sight): string {
  if (told.includes("ngang nhau")) return "Nặng như nhau";
  const [, word, one = "", other = ""] = /^Bên nào (nặng|nhẹ) hơn: (.+) hay (.+)\?$/.exec(prompt) ?? [];
  const found = told.includes("trái thấp hơn") === (word === "nặng") ? one : other;
  return buttons.find((words) => words.toLowerCase() === found) ?? "";
}

function weight(sight: Sight): string {
  const { first, second } = pans(sight.figures[0] ?? "");
  return measure(sight, total(second) - total(first), "kg");
}

/** Which places of the tray make up a weight: tried from the heaviest on, each taken or left. */
function fill(tray: readonly number[], kg: number, place: number): number[] | null {
  if (kg === 0) return [];
  const next = tray[place];
  if (next === undefined) return null;
  const taken = next <= kg ? fill(tray, kg - next, place - 1) : null;
  return taken === null ? fill(tray, kg, place - 1) : [place, ...taken];
}

/** The places of the weights of a tray, rising, that make up so many kilograms; none where no weights do. */
export function weightsFor(tray: readonly number[], kg: number): readonly number[] {
  return fill(tray, kg, tray.length - 1) ?? [];
}

/** Puts weights on the pan; where the weight is not written, one way after another until the pans are level. */
async function balance({ board, buttons, drawings }: Sight): Promise<void> {
  const names = buttons.filter((name) => name.startsWith("Quả cân"));
  const tray = names.map((name) => total(kilograms(name)));
  const { first, second } = pans(drawings[0] ?? "");
  const wanted = first.length > 0 ? [total(first) - total(second)] : Array.from({ length: 20 }, (_, less) => less + 1);
  const weights = board.getByRole("button", { name: /^Quả cân/ });
  for (const kg of wanted) {
    const places = weightsFor(tray, kg);
    for (const place of places) await pressButton(weights.nth(place));
    const told = await board.locator("[role=img]").first().getAttribute("aria-label");
    if (told?.includes("ngang nhau") === true || wanted.length === 1) break;
    for (const place of places) await pressButton(weights.nth(place));
  }
  await press(board, "Trả lời", 1);
}

/** The litres of a vessel, told by how many marks its water stands below the top one. */
function litres(told: string): number {
  const [, top] = /từ 0 đến (\d+)/.exec(told) ?? [];
  const [, below = ""] = /trên cùng (.+) vạch/.exec(told) ?? [];
  const marks = Array.from({ length: 21 }, (_, number) => number).find((number) => numberInWords(number) === below);
  return Number(top) - (marks ?? 0);
}

function cans(sight: Sight): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = [...(sight.figures[0] ?? "").matchAll(/đến vạch (\d+)/g)].map(
    ([, number]) => Number(number),
  );
  return [first, second];
}

function fuller(sight: Sight): string {
  const [first, second] = cans(sight);
  if (first === second) return "Nhiều như nhau";
  return first > second === sight.prompt.includes("nhiều") ? "Can A" : "Can B";
}

async function pour({ board, numbers: [wanted = 0] }: Sight): Promise<void> {
  const [, now] = /có (\d+)/.exec(await board.getByText(/^Trong .* có \d+/).innerText()) ?? [];
  await press(board, "Rót thêm 1 lít", wanted - Number(now));
  await press(board, "Trả lời", 1);
}

/** The smallest measure in the unit that fits: the others are far too large. */
function about(sight: Sight, unit: "kg" | "l"): string {
  const values = sight.buttons.filter((words) => words.endsWith(` ${unit}`)).map((words) => Number.parseInt(words, 10));
  return measure(sight, Math.min(...values), unit);
}

export const kgLitWays: readonly ChildWay[] = [
  [/^Bên nào (?:nặng|nhẹ) hơn: /, heavier],
  [/^Trên cân có .*Cả hai nặng /, (sight) => measure(sight, total(pans(sight.figures[0] ?? "").first), "kg")],
  [
    / nặng hơn .* bao nhiêu\?$/,
    (sight) => {
      const { first, second } = pans(sight.figures[0] ?? "");
      return measure(sight, total(first) - total(second), "kg");
    },
  ],
  [/ nặng bao nhiêu ki-lô-gam\?$/, weight],
  [/ quả cân cho hai bên bằng nhau nhé!$/, (sight) => () => balance(sight)],
  [/^Trong .* có bao nhiêu lít nước\?$/, (sight) => measure(sight, litres(sight.figures[0] ?? ""), "l")],
  [/^Can nào có (?:nhiều|ít) nước hơn\?$/, fuller],
  [/^Cả hai can có bao nhiêu lít nước\?$/, (sight) => measure(sight, total(cans(sight)), "l")],
  [
    /^Can A có nhiều hơn can B bao nhiêu lít nước\?$/,
    (sight) => {
      const [first, second] = cans(sight);
      return measure(sight, first - second, "l");
    },
  ],
  [/Mẹ rót ra /, (sight) => measure(sight, (sight.numbers[0] ?? 0) - (sight.numbers[1] ?? 0), "l")],
  [/Bố đổ thêm /, (sight) => measure(sight, total(sight.numbers), "l")],
  [/^Con rót nước vào /, (sight) => () => pour(sight)],
  [/ nặng khoảng bao nhiêu\?$/, (sight) => about(sight, "kg")],
  [/ đựng được khoảng bao nhiêu nước\?$/, (sight) => about(sight, "l")],
  [/^Chọn từ đúng: .* nặng /, () => "ki-lô-gam"],
  [/^Chọn từ đúng: .* đựng /, () => "lít"],
];
