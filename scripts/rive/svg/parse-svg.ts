export interface SvgElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
}

interface OpenElement {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly children: SvgElement[];
}

const piece =
  /\s+|<!--[\s\S]*?-->|<\/(?<closed>[\w:-]+)\s*>|<(?<tag>[\w:-]+)(?<pairs>(?:\s+[\w:-]+="[^"]*")*)\s*(?<end>\/?)>/gy;

function attributesOf(pairs: string, tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of pairs.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`<${tag}> has two attributes ${name}`);
    attributes.set(name, value);
  }
  return attributes;
}

function element(groups: Readonly<Record<string, string | undefined>>, tag: string): OpenElement {
  return { tag, attributes: attributesOf(groups.pairs ?? "", tag), children: [] };
}

/** All elements of a text below one without a name. */
function readAll(text: string): OpenElement {
  const top: OpenElement = { tag: "", attributes: new Map(), children: [] };
  const open = [top];
  let read = 0;
  for (const { 0: whole, groups = {} } of text.matchAll(piece)) {
    read += whole.length;
    if (groups.closed !== undefined && (open.length === 1 || open.pop()?.tag !== groups.closed)) {
      throw new Error(`</${groups.closed}> closes nothing`);
    }
    if (groups.tag === undefined) continue;
    const made = element(groups, groups.tag);
    open.at(-1)?.children.push(made);
    if (groups.end === "") open.push(made);
  }
  if (read < text.length) throw new Error(`cannot read ${JSON.stringify(text.slice(read, read + 40))}`);
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return top;
}

/** The element tree of an SVG text that holds elements, double quoted attributes and comments; anything else throws. */
export function parseSvg(text: string): SvgElement {
  const [svg, ...others] = readAll(text).children;
  if (svg?.tag !== "svg" || others.length > 0) throw new Error("the outermost element must be one <svg>");
  return svg;
}
