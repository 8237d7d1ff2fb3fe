import type { Figure } from "#lib/questions/figure.ts";
import type { Paint, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { countDrawn } from "./count-drawn.ts";
import { shapeName } from "./shape-name.ts";

const colours: Readonly<Record<Paint, string>> = {
  red: "màu đỏ",
  yellow: "màu vàng",
  green: "màu xanh lá",
  blue: "màu xanh dương",
  purple: "màu tím",
  pink: "màu hồng",
};

/** A square is a rectangle and a cube a box, to whoever knows more than class 1: neither may lie beside the other unasked. */
const alsoCalled = new Map([
  ["hình chữ nhật", "hình vuông"],
  ["khối hộp chữ nhật", "khối lập phương"],
]);

function onlyPart(figure: Figure | undefined): ShapePart | null {
  return figure?.type === "shapes" && figure.parts.length === 1 ? (figure.parts[0] ?? null) : null;
}

function paintOf(part: ShapePart): Paint | null {
  return "paint" in part ? part.paint : null;
}

function nameShown(figures: readonly Figure[]): string | null {
  const part = onlyPart(figures[0]);
  return part === null ? null : shapeName(part);
}

/** The places of all that are called so; null where something could be taken for it. */
function placesOf(parts: readonly (ShapePart | null)[], name: string): number[] | null {
  const names = parts.map((part) => (part === null ? null : shapeName(part)));
  return names.includes(alsoCalled.get(name) ?? "none")
    ? null
    : [...names.keys()].filter((place) => names[place] === name);
}

function isRight(question: Question, place: number): boolean {
  return question.kind === "figure-choice" && question.key.right === place;
}

function whichPicture(question: Question, name: string): string | null {
  if (question.kind !== "figure-choice") return null;
  const { figures } = question.view;
  const [place, ...more] = placesOf(figures.map(onlyPart), name) ?? [];
  const figure = place === undefined ? undefined : figures[place];
  const part = onlyPart(figure);
  if (place === undefined || part === null || more.length > 0 || !isRight(question, place)) return null;
  const paint = paintOf(part);
  if (paint === null) return figure?.alt ?? null;
  const isAlone = figures.filter((other) => paintOf(onlyPart(other) ?? part) === paint).length === 1;
  return isAlone ? `${name.split(" ")[0]} ${colours[paint]}` : null;
}

function findAll(question: Question, wanted: string): string | null {
  if (question.kind !== "pick-shapes") return null;
  const name = /(?:hình|khối) [\p{L} ]+$/u.exec(wanted)?.[0] ?? "";
  const parts = question.view.tiles.map(({ part }) => part);
  const picked = placesOf(parts, name);
  if (picked === null || question.key.picked.join() !== picked.join()) return null;
  return `${picked.length} ${wanted}`;
}

/** The one picture that is alone with its name, in a colour that all share. */
function oddOne(question: Question): string | null {
  if (question.kind !== "figure-choice") return null;
  const parts = question.view.figures.map(onlyPart);
  const names = parts.map((part) => (part === null ? null : shapeName(part)));
  const alone = [...names.keys()].filter((place) => names.filter((name) => name === names[place]).length === 1);
  const paints = new Set(parts.map((part) => (part === null ? null : paintOf(part))));
  const [place] = alone;
  if (place === undefined || alone.length > 1 || paints.size > 1 || new Set(names).size !== 2) return null;
  return isRight(question, place) ? (names[place] ?? null) : null;
}

function beadOf(part: ShapePart | null): string {
  const paint = part === null ? null : paintOf(part);
  return part === null || paint === null ? "?" : `${shapeName(part)} ${colours[paint]}`;
}

/** Whether a row is one group again and again, at least twice. */
function repeats(row: readonly string[]): boolean {
  const lengths = Array.from({ length: Math.floor(row.length / 2) }, (_, place) => place + 1);
  return lengths.some((length) => row.every((bead, place) => place < length || bead === row[place - length]));
}

/** Tries every picture in the gap. */
function fillGap(figures: readonly Figure[], question: Question): string | null {
  const [figure] = figures;
  if (question.kind !== "figure-choice" || figure?.type !== "shapes") return null;
  const row = figure.parts.map((part) => (part.form === "gap" ? "gap" : beadOf(part)));
  const beads = question.view.figures.map((tile) => beadOf(onlyPart(tile)));
  const fitting = [...beads.keys()].filter((place) =>
    repeats(row.map((bead) => (bead === "gap" ? (beads[place] ?? "?") : bead))),
  );
  const [place] = fitting;
  const isSure =
    fitting.length === 1 && new Set(beads).size === beads.length && row.filter((bead) => bead === "gap").length === 1;
  return isSure && place !== undefined && isRight(question, place) ? (beads[place] ?? null) : null;
}

function wordsOf(question: Question, wording: RegExp): string {
  return wording.exec(question.prompt.text)?.[1] ?? "";
}

function countSeen(figures: readonly Figure[], name: string): string | null {
  const [figure] = figures;
  if (figure?.type !== "shapes") return null;
  const isDoubtful = countDrawn(figure.parts, alsoCalled.get(name) ?? "none") > 0;
  return isDoubtful ? null : String(countDrawn(figure.parts, name));
}

const which = /^(?:Hình nào là|Khối nào là|Đồ vật nào có dạng) ([\p{L} ]+)\?$/u;
const find = /^Con tìm tất cả ([\p{L} ]+) nhé!$/u;
const many = /^Trong hình có mấy (hình [\p{L} ]+)\?$/u;

export const shapeWays: readonly Way[] = [
  [/^Đây là (?:hình|khối) gì\?$/u, (_, figures) => nameShown(figures)],
  [/ có dạng (?:hình|khối) gì\?$/u, (_, figures) => nameShown(figures)],
  [which, (_, __, question) => whichPicture(question, wordsOf(question, which))],
  [find, (_, __, question) => findAll(question, wordsOf(question, find))],
  [many, (_, figures, question) => countSeen(figures, wordsOf(question, many))],
  [/^(?:Hình|Khối) nào khác các (?:hình|khối) còn lại\?$/u, (_, __, question) => oddOne(question)],
  [/^(?:Tiếp theo|Ô trống) là hình nào\?$/u, (_, figures, question) => fillGap(figures, question)],
];
