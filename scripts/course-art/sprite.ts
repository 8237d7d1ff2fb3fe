import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The custom properties that the rules of a style sheet give to a selector; a later rule counts more. */
function propertiesOf(css: string, selector: string): ReadonlyMap<string, string> {
  const rules = css.replace(/^\s*\/\*[\s\S]*?\*\//gm, "").matchAll(/([^{};]+)\{([^{}]*)\}/g);
  const own = [...rules].filter(([, selectors = ""]) => selectors.split(",").some((one) => one.trim() === selector));
  const declared = own.flatMap(([, , body = ""]) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return new Map(declared.map(([, name = "", value = ""]) => [name, value]));
}

const hues = ["c1", "c2", "c3", "c4", "c5", "pk"];

/** Gives a colour of the palette, or a tone of the hue around the picture, or of a hue within it. */
type Paint = (tone: string, hue: string | null) => string;

function paintOf(css: string): Paint {
  const palette = propertiesOf(css, "@theme");
  const byHue = new Map(hues.map((hue) => [hue, propertiesOf(css, `.${hue}`)]));
  const colorOf = (properties: ReadonlyMap<string, string>, name: string): string => {
    const value = properties.get(name) ?? palette.get(name);
    if (value === undefined) throw new Error(`No colour ${name}`);
    return value.replace(/var\(--([\w-]+)\)/g, (_, other: string) => colorOf(properties, other));
  };
  return (tone, hue) => {
    const inHue = byHue.get(hue ?? "c1") ?? palette;
    if (!inHue.has(tone)) return colorOf(palette, `color-${tone}`);
    return hue === null ? `var(--${tone})` : colorOf(inHue, tone);
  };
}

/** What the classes of a drawing say, as attributes; the style sheet of a page does not reach into another file. */
function attributesOf(classes: string, hue: string | null, paint: Paint): string {
  return classes
    .split(" ")
    .filter((name) => name !== "" && !hues.includes(name))
    .map((name) => {
      const [, kind, tone = ""] = /^(fill|stroke)-([\w-]+)$/.exec(name) ?? [];
      if (kind !== undefined) return ` ${kind}="${paint(tone, hue)}"`;
      const size = /^text-\[(\d+)px\]$/.exec(name)?.[1];
      if (size !== undefined) return ` font-size="${size}"`;
      if (name === "font-head") return ' font-family="var(--head),system-ui,sans-serif"';
      if (name === "font-extrabold") return ' font-weight="800"';
      if (name === "[text-anchor:middle]") return ' text-anchor="middle"';
      throw new Error(`No attribute for the class ${name}`);
    })
    .join("");
}

const tag = /<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)>/g;
const classOf = / class="([^"]*)"/;

/** Gives markup without classes, and without end tags of what is empty. */
function withoutClasses(markup: string, paint: Paint): string {
  const around: (string | null)[] = [null];
  const painted = markup.replace(tag, (_, slash: string, name: string, attributes: string) => {
    if (slash !== "") {
      around.pop();
      return `</${name}>`;
    }
    const classes = classOf.exec(attributes)?.[1] ?? "";
    const hue = classes.split(" ").find((word) => hues.includes(word)) ?? around.at(-1) ?? null;
    around.push(hue);
    return `<${name}${attributes.replace(classOf, "")}${attributesOf(classes, hue, paint)}>`;
  });
  return painted.replace(/><\/(?:path|rect|circle|ellipse|image)>/g, "/>");
}

/**
 * One file of all pictures, a line each, to be shown by `<use>` with a picture's name as the fragment. `css` is
 * app/globals.css, which has the colours; the tones of the hue around a picture come from the page that shows it.
 */
export function spriteOf(arts: Readonly<Record<string, ReactNode>>, css: string): string {
  const paint = paintOf(css);
  const lines = Object.entries(arts).map(([name, art]) => {
    const markup = renderToStaticMarkup(createElement(Fragment, null, art));
    const rounded = markup.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
    return `<g id="${name}">${withoutClasses(rounded, paint)}</g>`;
  });
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...lines, "</svg>", ""].join("\n");
}
