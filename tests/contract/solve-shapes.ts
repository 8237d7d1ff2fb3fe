import type { Figure } from "#lib/questions/figure.ts";
import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { countDrawn } from "./solvers/count-drawn.ts";
import { shapeName } from "./solvers/shape-name.ts";

/** A square is a rectangle and a cube a box, to whoever knows more than class 1: neither may lie beside the other unasked. */
const alsoCalled = new Map([
  ["hình chữ nhật", "hình vuông"],
  ["khối hộp chữ nhật", "khối lập phương"],
]);

const colours = new Map([
  ["red", "màu đỏ"],
  ["yellow", "màu vàng"],
  ["green", "màu xanh lá"],
  ["blue", "màu xanh dương"],
  ["purple", "màu tím"],
  ["pink", "màu hồng"],
]);

function onlyPart(figure: Figure | undefined): ShapePart | null {
  return figure?.type === "shapes" && figure.parts.length === 1 ? (figure.parts[0] ?? null) : null;
}

function named(part: ShapePart | null): string | null {
  return part === null ? null : shapeName(part);
}

/** The places of all that are called so; none where something could be taken for it. */
function placesOf(parts: readonly (ShapePart | null)[], name: string): number[] {
  const names = parts.map(named);
  if (names.includes(alsoCalled.get(name) ?? "")) return [];
  return [...names.keys()].filter((place) => names[place] === name);
}

/** How the one picture that is meant is told: by its colour, or as the thing it is. */
function pictured(seen: PublicQuestion, name: string): string | null {
  if (seen.kind !== "figure-choice") return null;
  const { figures } = seen.view;
  const [place, ...more] = placesOf(figures.map(onlyPart), name);
  const figure = place === undefined ? undefined : figures[place];
  const part = onlyPart(figure);
  if (figure === undefined || part === null || more.length > 0) return null;
  return "paint" in part ? `${name.split(" ")[0]} ${colours.get(part.paint)}` : figure.alt;
}

function odd(seen: PublicQuestion): string | null {
  if (seen.kind !== "figure-choice") return null;
  const names = seen.view.figures.map((figure) => named(onlyPart(figure)));
  const alone = names.filter((name) => names.filter((other) => other === name).length === 1);
  return alone.length === 1 ? (alone[0] ?? null) : null;
}

/** Loose shapes are named one by one; lines are followed from knot to knot. */
function counted(figures: readonly Figure[], name: string): string | null {
  const [figure] = figures;
  if (figure?.type !== "shapes") return null;
  const areLines = figure.parts.some(({ form }) => form === "lines");
  const count = (each: string) =>
    areLines ? countDrawn(figure.parts, each) : figure.parts.filter((part) => shapeName(part) === each).length;
  return count(alsoCalled.get(name) ?? "") > 0 && !areLines ? null : String(count(name));
}

/** Names, finds and counts what is drawn by measuring it; null where the wording is not known. */
export function solveShapes(seen: PublicQuestion): string | null {
  const { text } = seen.prompt;
  if (/(?:là|có dạng) (?:hình|khối) gì\?$/u.test(text)) return named(onlyPart(seen.figures[0]));
  const [, which] = /nào (?:là|có dạng) ([\p{L} ]+)\?$/u.exec(text) ?? [];
  if (which !== undefined) return pictured(seen, which);
  const [, all] = /^Con tìm tất cả ([\p{L} ]+) nhé!$/u.exec(text) ?? [];
  if (all !== undefined && seen.kind === "pick-shapes") {
    const name = /(?:hình|khối) [\p{L} ]+$/u.exec(all)?.[0] ?? "";
    return `${
      placesOf(
        seen.view.tiles.map(({ part }) => part),
        name,
      ).length
    } ${all}`;
  }
  const [, many] = /[Cc]ó mấy ([\p{L} ]+)[?.]/u.exec(text) ?? [];
  if (many !== undefined) return counted(seen.figures, many.replace("đồ vật dạng ", ""));
  return text.includes("khác các") ? odd(seen) : null;
}
