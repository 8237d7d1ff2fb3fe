import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { canSharePictures, loadPicture, savePicture, sharePicture, wrapText } from "#components/ui/picture.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { setText } from "#lib/text/set-text.ts";
import { shellText } from "#lib/text/shell-text.ts";

interface Props {
  readonly title: string;
  /** Questions right at the first try, and all there were. */
  readonly right: number;
  readonly total: number;
}

/** Saves how a set went as a picture, to be shown or sent to who gave it. */
export function ResultCard({ title, right, total }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const save = async () => {
    const style = getComputedStyle(button.current ?? document.body);
    const card = await draw({ title, right, total, day: writtenDay(Date.now()), style });
    if (card !== null) await hand(card, `${title}.png`);
  };
  return (
    <Button ref={button} variant="plain" isWide onClick={() => void save()}>
      {setText.card}
    </Button>
  );
}

function writtenDay(now: number): string {
  const [year, month, day] = vietnamDay(now).split("-").map(Number);
  return `${day}/${month}/${year}`;
}

const size = 1080;
const margin = 60;
const logoSize = 150;

interface Drawn extends Props {
  readonly day: string;
  /** The colours and typefaces of the page. */
  readonly style: CSSStyleDeclaration;
}

async function draw({ title, right, total, day, style }: Drawn): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const head = colour("--head") || style.fontFamily;
  const write = (text: string, y: number, height: number, name: string) => {
    pen.font = `800 ${height}px ${head}`;
    pen.fillStyle = colour(name);
    pen.fillText(text, size / 2, y);
  };
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = "white";
  pen.beginPath();
  pen.roundRect(margin, margin, size - 2 * margin, size - 2 * margin, 56);
  pen.fill();
  pen.textAlign = "center";
  const logo = await loadPicture("/pictures/giraffe.svg");
  pen.drawImage(logo, (size - logoSize) / 2, margin + 40, logoSize, logoSize);
  write(shellText.productName, margin + 250, 44, "--hue");
  const lines = wrapText(pen, title, `800 58px ${head}`, size - 4 * margin);
  for (const [row, line] of lines.entries()) write(line, 410 + row * 72, 58, "--hue");
  const y = 410 + lines.length * 72;
  write(`${right} / ${total}`, y + 170, 190, "--solid");
  write(right === 0 ? setText.cardDone(total) : setText.cardRight(right, total), y + 260, 40, "--hue");
  write(day, size - margin - 50, 36, "--hue");
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Gives a picture to the device's sheet for sending, or saves it where there is none. */
async function hand(card: Blob, name: string): Promise<void> {
  if (canSharePictures()) await sharePicture(card, name);
  else savePicture(card, name);
}
