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

/** Draws what is drawn within a part of a sheet, in the order in which it stands there. */
export function drawPictures(part: Element): Promise<(WordDrawing | null)[]> {
  return Promise.all([...part.querySelectorAll(".paper-drawing")].map(drawElement));
}

/** Draws what stands in an element of the page, in greys. Null where nothing of it is seen. */
async function drawElement(element: Element): Promise<WordDrawing | null> {
  const frame = element.getBoundingClientRect();
  if (frame.width < 1 || frame.height < 1) return null;
  const sheet = document.createElementNS(svgNamespace, "svg");
  sheet.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
  sheet.setAttribute("width", String(frame.width));
  sheet.setAttribute("height", String(frame.height));
  copyInto(sheet, element, frame);
  await putPicturesIn(sheet);
  toGreys(sheet);
  const svg = new XMLSerializer().serializeToString(sheet);
  const png = await paint(svg, frame.width, frame.height);
  return png && { svg, png, width: frame.width / pixelsPerMm, height: frame.height / pixelsPerMm };
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

/** Colours are a little lighter in grey than they are, as on the sheet: it saves ink. */
const lightness = 1.2;

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;

function channelsOf(colour: string): readonly number[] | null {
  if (hexColour.test(colour)) {
    const digits = colour.length === 4 ? colour.slice(1).replace(/./gu, "$&$&") : colour.slice(1);
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  }
  const channels = /^rgba?\((\d+), (\d+), (\d+)/u.exec(colour);
  return channels?.slice(1).map(Number) ?? null;
}

function greyOf(colour: string): string {
  const [red, green, blue] = channelsOf(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return colour;
  const grey = Math.min(255, Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * lightness));
  return `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
}

function toGreys(sheet: SVGElement): void {
  for (const part of sheet.querySelectorAll("*")) {
    for (const name of ["fill", "stroke", "stop-color"]) {
      const colour = part.getAttribute(name);
      if (colour !== null) part.setAttribute(name, greyOf(colour));
    }
  }
}

/** The drawing as a picture, for programs that read no drawings. */
async function paint(svg: string, width: number, height: number): Promise<Uint8Array | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * fineness);
  canvas.height = Math.round(height * fineness);
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** What is drawn on a canvas, as the bytes of a PNG. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/png");
  });
  return blob && new Uint8Array(await blob.arrayBuffer());
}
