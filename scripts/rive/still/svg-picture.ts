import type { Frame, Gradient, Shape } from "#scripts/rive/scene.ts";
import { boundsOf } from "./bounds-of.ts";
import { shapeElement } from "./shape-element.ts";

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function hex(colour: number): string {
  return `#${(colour % 0x1000000).toString(16).padStart(6, "0")}`;
}

function gradientElement({ from, to, stops }: Gradient, name: string): string {
  const drawn = stops.map(({ at, colour }) => {
    const alpha = Math.floor(colour / 0x1000000) / 255;
    const clear = alpha < 1 ? ` stop-opacity="${Math.round(alpha * 100) / 100}"` : "";
    return `<stop${at === 0 ? "" : ` offset="${at}"`} stop-color="${hex(colour)}"${clear}/>`;
  });
  const line = `x1="${tenth(from.x)}" y1="${tenth(from.y)}" x2="${tenth(to.x)}" y2="${tenth(to.y)}"`;
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${drawn.join("")}</linearGradient>`;
}

/** A drawing of the shapes in their paint order, cut to the frame, without what lies below it; small, and the same for the same shapes. */
export function svgPicture(shapes: readonly Shape[], frame: Frame): string {
  const { x, y, width, height } = frame;
  const named = new Map<string, string>();
  const nameOf = (gradient: Gradient) => {
    const text = gradientElement(gradient, "*");
    const name = [...named.keys()].indexOf(text);
    if (name >= 0) return `g${name}`;
    named.set(text, `g${named.size}`);
    return `g${named.size - 1}`;
  };
  const seen = shapes.filter((shape) => boundsOf([shape]).y < y + height);
  const elements = seen.map((shape) => shapeElement(shape, nameOf)).join("");
  const gradients = [...named].map(([text, name]) => text.replace('id="*"', `id="${name}"`)).join("");
  const box = [x, y, width, height].map(tenth).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${gradients}${elements}</svg>\n`;
}
