import type { Figure } from "#lib/questions/figure.ts";
import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const colours = { red: "đỏ", yellow: "vàng", blue: "xanh", purple: "tím", pink: "hồng", green: "?" } as const;

type Outcome = string | number;

function outcomesOf(things: readonly ChanceThing[]): Outcome[] {
  const [thing] = things;
  if (thing?.form === "box") return thing.balls.flatMap(({ paint, count }) => Array(count).fill(colours[paint]));
  if (thing?.form === "spinner") return thing.labels.map(Number);
  if (thing?.form !== "dice") return [];
  const faces = [1, 2, 3, 4, 5, 6];
  return thing.faces.length === 1 ? faces : faces.flatMap((one) => faces.map((other) => one + other));
}

/** Whether an outcome is as a sentence tells. */
function isAs(said: string, outcome: Outcome): boolean {
  if (typeof outcome === "string")
    return new RegExp(`bóng (?:\\p{L}+ hoặc )?${outcome}(?!\\p{L})|bóng ${outcome} `, "u").test(said);
  const limit = Number(/\d+/u.exec(said)?.[0]);
  if (said.includes("bé hơn")) return outcome < limit;
  return said.includes("lớn hơn") ? outcome > limit : outcome === limit;
}

function wordFor(said: string, outcomes: readonly Outcome[]): string {
  const cases = outcomes.filter((outcome) => isAs(said, outcome));
  if (cases.length === 0) return "không thể";
  return cases.length === outcomes.length ? "chắc chắn" : "có thể";
}

function outcomesIn(figures: readonly Figure[]): Outcome[] {
  return figures.flatMap((figure) => (figure.type === "chance" ? outcomesOf(figure.things) : []));
}

function told(box: readonly Outcome[]): string {
  const names = [...new Set(box)].map((name) => `bóng ${name}`);
  return `hộp ${names.length === 1 ? "chỉ có" : "có"} ${names.join(" và ")}`;
}

/** The fewest balls that can be taken away until what is told is sure, or cannot come, trying every set of them. */
function leaving(text: string, balls: readonly Outcome[]): string {
  const word = /chắc chắn|không thể/u.exec(text)?.[0];
  const said = text.replace(/.*(?=lấy được)/u, "");
  const sets = Array.from({ length: 2 ** balls.length }, (_, bits) =>
    balls.filter((_ball, place) => Math.floor(bits / 2 ** place) % 2 === 1),
  );
  const fitting = sets.filter((kept) => kept.length > 0 && wordFor(said, kept) === word);
  return String(balls.length - Math.max(...fitting.map((kept) => kept.length)));
}

/** Goes through everything that may come out. */
export const oracle: Oracle = (seen) => {
  const text = seen.prompt.text;
  const asked = /chắc chắn|không thể/u.exec(text)?.[0];
  if (seen.kind === "figure-choice") {
    const boxes = seen.view.figures.map((figure) => outcomesIn([figure]));
    const right = boxes.filter((box) => wordFor(text.split(".")[0] ?? "", box) === asked);
    return right.length === 1 ? told(right[0] ?? []) : null;
  }
  if (seen.kind === "pick-shapes") {
    const balls = seen.view.tiles.map(({ part }) => ("paint" in part ? colours[part.paint] : ""));
    return `${leaving(text, balls)} quả bóng`;
  }
  const outcomes = outcomesIn(seen.figures);
  if (seen.kind === "number") return leaving(text, outcomes);
  if (!text.includes("Câu nào đúng")) {
    const word = wordFor(text.split(". ").at(-1) ?? "", outcomes);
    return onlyChoice(seen, (choice) => choice.split(",")[0] === word);
  }
  return onlyChoice(seen, (choice) => {
    const word = wordFor(choice, outcomes);
    // What is sure may be called possible.
    return choice.includes(word) || (word === "chắc chắn" && choice.includes("có thể"));
  });
};
