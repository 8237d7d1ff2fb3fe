import type { Colour, Gradient, Paint } from "#scripts/rive/scene.ts";
import type { SvgElement } from "./parse-svg.ts";

/** `opacity` 0 to 1. */
function colourOf(text: string, opacity: number): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex === undefined) throw new Error(`not a colour like #fff or #33204a: ${text}`);
  const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return Math.round(opacity * 255) * 0x1000000 + Number.parseInt(six, 16);
}

function number(element: SvgElement, name: string): number {
  const text = element.attributes.get(name);
  const value = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(value))
    throw new Error(`<${element.tag}> needs a number ${name}`);
  return value;
}

function gradientOf(element: SvgElement, opacity: number): Gradient {
  if (element.tag !== "linearGradient" || element.attributes.get("gradientUnits") !== "userSpaceOnUse") {
    throw new Error("a gradient must be linear and in user space");
  }
  return {
    kind: "linear",
    from: { x: number(element, "x1"), y: number(element, "y1") },
    to: { x: number(element, "x2"), y: number(element, "y2") },
    stops: element.children.map((stop) => ({
      at: number(stop, "offset"),
      colour: colourOf(stop.attributes.get("stop-color") ?? "", opacity),
    })),
  };
}

/** The paint a `fill` or `stroke` names: null for "none", a gradient by its id, else a hex colour. */
export function readPaint(text: string, opacity: number, gradients: ReadonlyMap<string, SvgElement>): Paint | null {
  if (text === "none") return null;
  const id = /^url\(#([\w-]+)\)$/.exec(text)?.[1];
  if (id === undefined) return { kind: "solid", colour: colourOf(text, opacity) };
  const gradient = gradients.get(id);
  if (gradient === undefined) throw new Error(`no gradient #${id}`);
  return gradientOf(gradient, opacity);
}
