import type { Ellipse, Outline, Shape, Stroke } from "#scripts/rive/scene.ts";
import { transformShape } from "#scripts/rive/transform-shape.ts";
import { outlineOf } from "./outline-of.ts";
import type { SvgElement } from "./parse-svg.ts";
import { parseTransform } from "./parse-transform.ts";
import { readPaint } from "./read-paint.ts";

const geometry: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
};
const look = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity", "transform"];

function number(element: SvgElement, name: string, otherwise: number | null): number {
  const text = element.attributes.get(name);
  if (text === undefined && otherwise !== null) return otherwise;
  const value = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(value))
    throw new Error(`<${element.tag}> needs a number ${name}`);
  return value;
}

function rectData(element: SvgElement): string {
  const [x, y] = [number(element, "x", 0), number(element, "y", 0)];
  const [width, height] = [number(element, "width", null), number(element, "height", null)];
  const rx = Math.min(number(element, "rx", number(element, "ry", 0)), width / 2);
  const ry = Math.min(number(element, "ry", rx), height / 2);
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const arc = (endX: number, endY: number) => `a${rx} ${ry} 0 0 1 ${endX} ${endY}`;
  return `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}z`;
}

function drawnBy(element: SvgElement): Outline {
  if (element.tag === "path") return outlineOf(element.attributes.get("d") ?? "");
  if (element.tag === "rect") return outlineOf(rectData(element));
  const isCircle = element.tag === "circle";
  const ellipse: Ellipse = {
    kind: "ellipse",
    centre: { x: number(element, "cx", null), y: number(element, "cy", null) },
    radiusX: number(element, isCircle ? "r" : "rx", null),
    radiusY: number(element, isCircle ? "r" : "ry", null),
    turn: 0,
  };
  return [ellipse];
}

function isRound(element: SvgElement, name: string): boolean {
  const value = element.attributes.get(name);
  if (value !== undefined && value !== "round") throw new Error(`${name} may only be round, not ${value}`);
  return value === "round";
}

/** The shape an SVG element draws; throws on an element or attribute that a .riv file could not hold. */
export function readShape(element: SvgElement, gradients: ReadonlyMap<string, SvgElement>): Shape {
  const own = geometry[element.tag];
  if (own === undefined || element.children.length > 0) throw new Error(`<${element.tag}> is not a shape`);
  const odd = [...element.attributes.keys()].find((name) => !own.includes(name) && !look.includes(name));
  if (odd !== undefined) throw new Error(`<${element.tag}> may not have the attribute ${odd}`);
  const opacity = number(element, "opacity", 1);
  const filled = element.attributes.get("fill");
  if (filled === undefined) throw new Error(`<${element.tag}> must say its fill`);
  const fill = readPaint(filled, opacity, gradients);
  const paint = readPaint(element.attributes.get("stroke") ?? "none", opacity, gradients);
  if (fill === null && paint === null) throw new Error(`<${element.tag}> is not seen`);
  if (opacity < 1 && fill !== null && paint !== null)
    throw new Error("opacity on a fill and a stroke together differs in Rive");
  const stroke: Stroke | null = paint && {
    paint,
    width: number(element, "stroke-width", 1),
    isCapRound: isRound(element, "stroke-linecap"),
    isJoinRound: isRound(element, "stroke-linejoin"),
  };
  const shape: Shape = { kind: "shape", outline: drawnBy(element), fill, stroke };
  const transform = element.attributes.get("transform");
  return transform === undefined ? shape : transformShape(shape, parseTransform(transform));
}
