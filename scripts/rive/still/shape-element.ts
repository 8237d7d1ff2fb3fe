import type { Ellipse, Gradient, Paint, Shape } from "#scripts/rive/scene.ts";
import { pathData } from "./path-data.ts";

/** Gives a gradient a name that its own drawing knows. */
export type NameGradient = (gradient: Gradient) => string;

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The attributes that paint with a colour; what is nearly clear says so apart. */
function paintWith(attribute: "fill" | "stroke", paint: Paint, nameOf: NameGradient): string {
  if (paint.kind === "linear") return ` ${attribute}="url(#${nameOf(paint)})"`;
  const six = (paint.colour % 0x1000000).toString(16).padStart(6, "0");
  const hex = six.replace(/^(.)\1(.)\2(.)\3$/, "$1$2$3");
  const alpha = Math.floor(paint.colour / 0x1000000) / 255;
  return ` ${attribute}="#${hex}"${alpha < 1 ? ` ${attribute}-opacity="${String(Math.round(alpha * 100) / 100).replace("0.", ".")}"` : ""}`;
}

/** A circle shows what is rounded away at all of its edge at once. */
function hundredth(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function round({ centre, radiusX, radiusY, turn }: Ellipse): string {
  const at = `cx="${hundredth(centre.x)}" cy="${hundredth(centre.y)}"`;
  if (Math.abs(radiusX - radiusY) < 0.005) return `<circle ${at} r="${hundredth(radiusX)}"`;
  const degrees = hundredth((turn * 180) / Math.PI);
  const turned =
    Number(degrees) === 0 ? "" : ` transform="rotate(${degrees} ${hundredth(centre.x)} ${hundredth(centre.y)})"`;
  return `<ellipse ${at} rx="${hundredth(radiusX)}" ry="${hundredth(radiusY)}"${turned}`;
}

/** The SVG element that draws a shape. */
export function shapeElement({ outline, fill, stroke }: Shape, nameOf: NameGradient): string {
  const [first] = outline;
  const isEllipse = outline.length === 1 && first?.kind === "ellipse";
  const drawn = isEllipse ? round(first) : `<path d="${pathData(outline)}"`;
  const filled = fill === null ? ' fill="none"' : paintWith("fill", fill, nameOf);
  if (stroke === null) return `${drawn}${filled}/>`;
  const ends = `${stroke.isCapRound ? ' stroke-linecap="round"' : ""}${stroke.isJoinRound ? ' stroke-linejoin="round"' : ""}`;
  return `${drawn}${filled}${paintWith("stroke", stroke.paint, nameOf)} stroke-width="${tenth(stroke.width)}"${ends}/>`;
}
