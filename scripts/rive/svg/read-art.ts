import { restPose } from "#scripts/rive/rest-pose.ts";
import type { Group, Item, Point } from "#scripts/rive/scene.ts";
import { parseSvg, type SvgElement } from "./parse-svg.ts";
import { readShape } from "./read-shape.ts";

/** Where something can be worn: a place, and the width of the body there. */
export interface Anchor {
  readonly at: Point;
  readonly width: number;
}

export interface Art {
  readonly items: readonly Item[];
  /** By the name of the empty group that holds its place in the paint order. */
  readonly anchors: ReadonlyMap<string, Anchor>;
  /** The attributes of the outermost element. */
  readonly attributes: ReadonlyMap<string, string>;
}

interface Reading {
  readonly gradients: ReadonlyMap<string, SvgElement>;
  readonly anchors: Map<string, Anchor>;
}

const groupAttributes = ["id", "data-pivot", "data-at", "data-width"];

function pointOf(text: string): Point {
  const [x = Number.NaN, y = Number.NaN, ...others] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (others.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${text}`);
  return { x, y };
}

function readGroup(element: SvgElement, reading: Reading): Item[] {
  const { attributes } = element;
  const odd = [...attributes.keys()].find((name) => !groupAttributes.includes(name));
  if (odd !== undefined) throw new Error(`<g> may not have the attribute ${odd}`);
  const name = attributes.get("id");
  const children = element.children.flatMap((child) => readItem(child, reading));
  if (name === undefined) return children;
  const at = attributes.get("data-at");
  if (at !== undefined) reading.anchors.set(name, { at: pointOf(at), width: Number(attributes.get("data-width")) });
  const pivot = pointOf(at ?? attributes.get("data-pivot") ?? "0 0");
  const group: Group = { kind: "group", name, pivot, rest: restPose, children };
  return [group];
}

function readItem(element: SvgElement, reading: Reading): Item[] {
  if (element.tag === "linearGradient") return [];
  if (element.tag === "defs") {
    if (element.children.some((child) => child.tag !== "linearGradient"))
      throw new Error("<defs> may hold gradients only");
    return [];
  }
  return element.tag === "g" ? readGroup(element, reading) : [readShape(element, reading.gradients)];
}

function gradientsIn(element: SvgElement): [string, SvgElement][] {
  const inside = element.children.flatMap(gradientsIn);
  return element.tag === "linearGradient" ? [[element.attributes.get("id") ?? "", element], ...inside] : inside;
}

/** Reads the art of one picture. Only what both SVG and Rive draw alike is let through; `file` is named in errors. */
export function readArt(text: string, file: string): Art {
  try {
    const svg = parseSvg(text);
    const reading: Reading = { gradients: new Map(gradientsIn(svg)), anchors: new Map() };
    const items = svg.children.flatMap((child) => readItem(child, reading));
    return { items, anchors: reading.anchors, attributes: svg.attributes };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
