import { drawQr } from "#components/sets/qr.tsx";
import { drawPlant, drawScene } from "#components/stage/draw-scene.ts";
import { loadPicture, wrapText } from "#components/ui/picture.ts";
import type { CardWeek, WeeklyCard } from "#lib/classes/family-view.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";
import { familyText } from "#lib/text/family-text.ts";
import { shellText } from "#lib/text/shell-text.ts";
import { evidenceOf, placeOfCard, playedWords, titleOfSolid, titleOfWeek } from "./week-words.ts";

const text = familyText.card;

/** As chats and phones show a picture whole. */
const width = 1080;
const height = 1350;

const sceneHeight = 430;
const sheet = { left: 48, width: width - 96, inset: 40, radius: 44 } as const;
const left = sheet.left + sheet.inset;
const tops = { played: 378, solid: 640, toTry: 954 } as const;
const qrSide = 240;

/** What is put into a picture. */
export interface PicturedCard {
  /** As the family knows the child; only the browser does. */
  readonly name: string;
  readonly className: string | null;
  readonly animal: AnimalName;
  readonly week: CardWeek;
  readonly card: WeeklyCard;
  /** Before the address of the five questions. */
  readonly origin: string;
}

/** Draws in the colours and typefaces of a page. */
interface Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly colour: (name: string) => string;
  readonly fonts: { readonly head: string; readonly read: string };
}

/** Draws the card of a week as a picture for a private chat, 1080 × 1350. */
export async function drawCard(pictured: PicturedCard, style: CSSStyleDeclaration): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const fonts = { head: colour("--head") || style.fontFamily, read: colour("--read") || style.fontFamily };
  const brush = { pen, colour, fonts };
  await loadFonts(fonts, pictured);
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, width, height);
  drawScene(pen, width, sceneHeight);
  await drawHead(brush, pictured);
  drawPlayed(brush, pictured);
  drawSolid(brush, pictured.card);
  drawToTry(brush, pictured);
  await drawFoot(brush);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** A typeface comes in parts, each fetched once its letters stand somewhere; a canvas does not wait for them. */
async function loadFonts({ head, read }: Brush["fonts"], { name, className, card }: PicturedCard): Promise<void> {
  const letters = [name, className, card.toTry?.title, ...card.solid.map(({ title }) => title), JSON.stringify(text)];
  const wanted = letters.join(" ");
  const fonts = [`800 40px ${head}`, `700 40px ${head}`, `600 40px ${read}`, `400 40px ${read}`];
  // Without a network the letters are other ones, which is better than no card.
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, wanted)));
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
}

function write({ pen, colour }: Brush, line: Line): void {
  pen.font = line.font;
  pen.fillStyle = colour(line.colour);
  pen.fillText(line.text, line.x, line.y);
}

/** A white sheet with its lip. */
function drawSheet({ pen, colour }: Brush, top: number, tall: number, face = "--color-card", lip = "--soft"): void {
  for (const [name, down] of [
    [lip, 6],
    [face, 0],
  ] as const) {
    pen.fillStyle = colour(name);
    pen.beginPath();
    pen.roundRect(sheet.left, top + down, sheet.width, tall, sheet.radius);
    pen.fill();
  }
}

/** Sizes of the two lines of the title: a long name takes a smaller one, and at last three rows. */
const titleSizes = [88, 76, 64, 52] as const;
const titleWidth = 560;

async function drawHead(brush: Brush, { name, className, animal, week }: PicturedCard): Promise<void> {
  const { pen, fonts } = brush;
  const character = await loadPicture(`/characters/${animal}-1-happy.svg`);
  // The animal looks over the first sheet.
  pen.drawImage(character, 660, 20, 340, 403);
  const font = (size: number) => `800 ${size}px ${fonts.head}`;
  const rowsAt = (size: number) => [titleOfWeek(week), ...wrapText(pen, text.of(name), font(size), titleWidth)];
  const size = titleSizes.find((each) => rowsAt(each).length <= (each > 64 ? 2 : 3)) ?? 44;
  const rows = rowsAt(size).slice(0, 4);
  for (const [row, line] of rows.entries()) {
    write(brush, { text: line, x: 66, y: 122 + row * size * 0.98, font: font(size), colour: "--hue" });
  }
  const place = placeOfCard(week, className);
  const small = `600 32px ${fonts.read}`;
  const y = 122 + (rows.length - 1) * size * 0.98 + 62;
  for (const [row, line] of wrapText(pen, place, small, titleWidth).entries()) {
    write(brush, { text: line, x: 66, y: y + row * 40, font: small, colour: "--hue" });
  }
}

function drawPlayed(brush: Brush, { card, week }: PicturedCard): void {
  const { pen, colour, fonts } = brush;
  const { title, lead } = playedWords(card, week);
  drawSheet(brush, tops.played, 240);
  write(brush, { text: title, x: left, y: tops.played + 62, font: `700 38px ${fonts.head}`, colour: "--hue" });
  if (lead !== null) {
    write(brush, { text: lead, x: left, y: tops.played + 130, font: `400 32px ${fonts.read}`, colour: "--color-ink" });
    return;
  }
  pen.textAlign = "center";
  for (const [day, label] of text.dayNames.entries()) {
    const [x, y] = [left + 58 + day * 131, tops.played + 134];
    const isOn = card.days[day] === true;
    pen.beginPath();
    pen.arc(x, y, 38, 0, 2 * Math.PI);
    pen.fillStyle = colour(isOn ? "--color-star" : "--surface");
    pen.fill();
    pen.lineWidth = 3.5;
    pen.strokeStyle = colour(isOn ? "--color-star-edge" : "--soft");
    pen.stroke();
    if (isOn) drawTick(brush, x, y);
    write(brush, { text: label, x, y: y + 76, font: `600 26px ${fonts.read}`, colour: "--color-muted" });
  }
  pen.textAlign = "start";
}

function drawTick({ pen, colour }: Brush, x: number, y: number): void {
  pen.lineWidth = 6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = colour("--color-star-ink");
  pen.beginPath();
  pen.moveTo(x - 14, y + 1);
  pen.lineTo(x - 4, y + 11);
  pen.lineTo(x + 15, y - 10);
  pen.stroke();
}

function drawSolid(brush: Brush, card: WeeklyCard): void {
  const { pen, fonts } = brush;
  drawSheet(brush, tops.solid, 292);
  const title = titleOfSolid(card);
  write(brush, { text: title, x: left, y: tops.solid + 62, font: `700 38px ${fonts.head}`, colour: "--hue" });
  if (card.solid.length === 0) {
    writeRows(brush, text.noneSolid, { x: left, y: tops.solid + 124, wide: sheet.width - 2 * sheet.inset });
    return;
  }
  for (const [row, skill] of card.solid.entries()) {
    const y = tops.solid + 92 + row * 98;
    drawPlant(pen, skill.state, { x: left + 2, y: y - 4, side: 76 });
    const font = `600 ${skill.title.length > 42 ? 28 : 34}px ${fonts.read}`;
    write(brush, { text: skill.title, x: left + 104, y: y + 32, font, colour: "--color-ink" });
    const evidence = evidenceOf(skill);
    write(brush, { text: evidence, x: left + 104, y: y + 70, font: `400 28px ${fonts.read}`, colour: "--color-muted" });
  }
}

/** Writes a text in rows and says below which of them it ends. */
function writeRows(brush: Brush, words: string, at: { readonly x: number; readonly y: number; readonly wide: number }) {
  const font = `400 32px ${brush.fonts.read}`;
  const rows = wrapText(brush.pen, words, font, at.wide);
  for (const [row, line] of rows.entries()) {
    write(brush, { text: line, x: at.x, y: at.y + row * 44, font, colour: "--color-ink" });
  }
  return at.y + rows.length * 44;
}

function drawToTry(brush: Brush, { card: { toTry }, origin }: PicturedCard): void {
  const { pen, fonts } = brush;
  drawSheet(brush, tops.toTry, 296, "--color-piece", "--color-piece-edge");
  const font = `700 38px ${fonts.head}`;
  write(brush, { text: text.toTry, x: left, y: tops.toTry + 62, font, colour: "--color-star-ink" });
  const y = tops.toTry + 118;
  if (toTry === null) {
    writeRows(brush, text.nothingToTry, { x: left, y, wide: sheet.width - 2 * sheet.inset });
    return;
  }
  const square = { x: sheet.left + sheet.width - qrSide - 28, y: tops.toTry + 28, side: qrSide };
  pen.fillStyle = "white";
  pen.beginPath();
  pen.roundRect(square.x, square.y, qrSide, qrSide, 20);
  pen.fill();
  drawQr(pen, `${origin}/bo/${toTry.sealed}`, square);
  const wide = square.x - left - 30;
  const below = writeRows(brush, text.toTryWhat(toTry.title), { x: left, y, wide });
  writeRows(brush, text.ask, { x: left, y: below, wide });
}

async function drawFoot(brush: Brush): Promise<void> {
  const { pen, fonts } = brush;
  const logo = await loadPicture("/pictures/giraffe.svg");
  pen.drawImage(logo, sheet.left, 1272, 56, 56);
  const line = { y: 1311, font: `600 28px ${fonts.read}`, colour: "--hue" } as const;
  write(brush, { ...line, text: shellText.productName, x: sheet.left + 70 });
  pen.textAlign = "end";
  write(brush, { ...line, text: text.private, x: sheet.left + sheet.width });
  pen.textAlign = "start";
}
