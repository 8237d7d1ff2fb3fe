import { toGreys } from "./to-greys.ts";

/** A drawing of the page as a picture of its own, with everything it needs in it. */
export interface WordDrawing {
  readonly svg: string;
  readonly png: Uint8Array;
  /** In millimetres, as on the sheet. */
  readonly width: number;
  readonly height: number;
}

const svgNamespace = "http://www.w3.org/2000/svg";

/** On the copies of a picture that make the line around it. */
const contourMark = "data-contour";

/** Pixels of a millimetre as browsers and Word measure it. */
export const pixelsPerMm = 96 / 25.4;

/** How many times finer than the page the picture beside a drawing is. */
const fineness = 3;

/** What a drawing gets from the style sheets of the page. */
const drawnStyles = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "font-family", "font-size", "font-weight", "text-anchor", "paint-order"],
] as const;

/**
 * Draws what is drawn within parts of a sheet, for each part in the order in which it stands there. Null where nothing of a
 * drawing is seen.
 */
export async function drawPictures(parts: readonly Element[]): Promise<(WordDrawing | null)[][]> {
  const copies = await Promise.all(
    parts.map((part) => Promise.all([...part.querySelectorAll(".paper-drawing")].map(copyElement))),
  );
  const painted = await paint(copies.flat().filter((copy) => copy !== null));
  return copies.map((ofPart) => ofPart.map((copy) => (copy === null ? null : (painted.get(copy) ?? null))));
}

interface Copy {
  readonly svg: SVGElement;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

function drawingOf(width: number, height: number): SVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  return svg;
}

/** Copies what stands in an element of the page, in greys. */
async function copyElement(element: Element): Promise<Copy | null> {
  const frame = element.getBoundingClientRect();
  const { width, height } = frame;
  if (width < 1 || height < 1) return null;
  const svg = drawingOf(width, height);
  copyInto(svg, element, frame);
  await putPicturesIn(svg);
  toGreys(svg);
  return { svg, width, height };
}

/** Copies drawings as they are; of all else its ground, its frame and its words. */
function copyInto(sheet: SVGElement, element: Element, frame: DOMRect): void {
  if (element instanceof SVGSVGElement) {
    sheet.append(copyDrawing(element, frame));
    return;
  }
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || element.classList.contains("sr-only")) return;
  copyBox(sheet, element, style, frame);
  for (const child of element.childNodes) {
    if (child instanceof Element) copyInto(sheet, child, frame);
    else if (child instanceof Text) copyWords(sheet, child, style, frame);
  }
}

function copyDrawing(drawing: SVGSVGElement, frame: DOMRect): SVGElement {
  const copy = document.importNode(drawing, true);
  const parts = [drawing, ...drawing.querySelectorAll("*")];
  for (const [place, target] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const source = parts[place];
    if (source !== undefined && target instanceof SVGElement) copyStyle(source, target);
  }
  const { left, top, width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("x", String(left - frame.left));
  copy.setAttribute("y", String(top - frame.top));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

function copyStyle(source: Element, target: SVGElement): void {
  const style = getComputedStyle(source);
  for (const name of drawnStyles) {
    const value = style.getPropertyValue(name);
    if (value !== "")
      target.setAttribute(name, name === "font-family" ? "Arial, sans-serif" : value.replace(/px$/u, ""));
  }
  if (source.classList.contains("paper-contour")) target.setAttribute(contourMark, "");
  target.removeAttribute("class");
  target.removeAttribute("style");
}

function copyBox(sheet: SVGElement, element: Element, style: CSSStyleDeclaration, frame: DOMRect): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edge = Number.parseFloat(style.borderTopWidth) || 0;
  const hasGround = !/^(?:transparent|rgba\(.*, 0\))$/u.test(style.backgroundColor);
  if (!hasGround && edge === 0) return;
  const box = document.createElementNS(svgNamespace, "rect");
  const fields = {
    x: left - frame.left + edge / 2,
    y: top - frame.top + edge / 2,
    width: width - edge,
    height: height - edge,
    rx: Number.parseFloat(style.borderTopLeftRadius) || 0,
    fill: hasGround ? style.backgroundColor : "none",
    stroke: edge === 0 ? "none" : style.borderTopColor,
    "stroke-width": edge,
  };
  for (const [name, value] of Object.entries(fields)) box.setAttribute(name, String(value));
  sheet.append(box);
}

function copyWords(sheet: SVGElement, words: Text, style: CSSStyleDeclaration, frame: DOMRect): void {
  if (words.data.trim() === "") return;
  const range = document.createRange();
  range.selectNodeContents(words);
  const { left, top, width, height } = range.getBoundingClientRect();
  const text = document.createElementNS(svgNamespace, "text");
  const size = Number.parseFloat(style.fontSize);
  const fields = {
    x: left - frame.left + width / 2,
    y: top - frame.top + height / 2 + size * 0.36,
    "text-anchor": "middle",
    "font-family": "Arial, sans-serif",
    "font-size": size,
    "font-weight": style.fontWeight,
    fill: style.color,
  };
  for (const [name, value] of Object.entries(fields)) text.setAttribute(name, String(value));
  text.textContent = words.data.trim();
  sheet.append(text);
}

/** Pictures that a drawing shows by their address become a part of it: outside the page nothing is fetched. */
async function putPicturesIn(sheet: SVGElement): Promise<void> {
  for (const copy of sheet.querySelectorAll(`[${contourMark}]`)) copy.remove();
  const images = [...sheet.querySelectorAll("image")];
  const addresses = [...new Set(images.map((image) => image.getAttribute("href") ?? ""))];
  const pictures = new Map(await Promise.all(addresses.map(async (href) => [href, await fetchPicture(href)] as const)));
  for (const image of images) {
    const picture = pictures.get(image.getAttribute("href") ?? "")?.cloneNode(true);
    if (!(picture instanceof SVGElement)) continue;
    for (const name of ["x", "y", "width", "height", "opacity"]) {
      const value = image.getAttribute(name);
      if (value !== null) picture.setAttribute(name, value);
    }
    addContour(picture);
    image.replaceWith(picture);
  }
}

/** Of a line around a picture, in parts of its field; half of it is seen. */
const contour = 0.04;

/** On the page a line around a picture is made of black copies of it, in a document of a stroke behind its parts. */
function addContour(picture: SVGElement): void {
  const behind = document.createElementNS(svgNamespace, "g");
  const [, , fieldWidth = "32"] = (picture.getAttribute("viewBox") ?? "").split(" ");
  const stroke = { stroke: "black", "stroke-width": Number(fieldWidth) * contour, "stroke-linejoin": "round" };
  for (const part of picture.children) behind.append(part.cloneNode(true));
  for (const [name, value] of Object.entries(stroke)) behind.setAttribute(name, String(value));
  picture.prepend(behind);
}

/** Null where it cannot be had: the drawing then goes without. */
function fetchPicture(href: string): Promise<Element | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", href);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => done(request.responseXML?.documentElement ?? null);
    request.onerror = () => done(null);
    request.send();
  });
}

/**
 * The drawings with a picture of each, for programs that read no drawings. They are decoded as one, below each other: by itself
 * each takes a slow phone longer than all that follows.
 */
async function paint(copies: readonly Copy[]): Promise<Map<Copy, WordDrawing>> {
  const tops = new Map<Copy, number>();
  let end = 0;
  for (const copy of copies) {
    tops.set(copy, end);
    end += Math.ceil(copy.height) + 1;
  }
  if (end === 0) return new Map();
  const all = drawingOf(Math.max(...copies.map(({ width }) => width)), end);
  const texts = new Map(copies.map((copy) => [copy, new XMLSerializer().serializeToString(copy.svg)]));
  for (const [{ svg }, top] of tops) {
    svg.setAttribute("y", String(top));
    all.append(svg);
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(all))}`;
  await image.decode();
  const drawn = await Promise.all(
    [...tops].map(async ([copy, top]) => {
      const { width, height } = copy;
      const png = await pngOf(cutOut(image, top, width, height));
      const mm = { width: width / pixelsPerMm, height: height / pixelsPerMm };
      return png === null ? [] : [[copy, { svg: texts.get(copy) ?? "", png, ...mm }] as const];
    }),
  );
  return new Map(drawn.flat());
}

function cutOut(image: HTMLImageElement, top: number, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * fineness);
  canvas.height = Math.round(height * fineness);
  const pen = canvas.getContext("2d");
  if (pen !== null) {
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, top, width, height, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** What is drawn on a canvas, as the bytes of a PNG. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/png");
  });
  return blob && new Uint8Array(await blob.arrayBuffer());
}
