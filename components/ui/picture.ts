import { saveFile } from "./save-file.ts";

/** A text in rows of at most so many pixels. */
export function wrapText(pen: CanvasRenderingContext2D, text: string, font: string, width: number): string[] {
  pen.font = font;
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${rows.at(-1) ?? ""} ${word}`.trim();
    if (rows.length > 0 && pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** An image of ours, ready to be drawn. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Whether this device has a sheet for sending pictures. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([""], "a.png", { type: "image/png" })] }) === true;
}

/** Opens the device's sheet for sending. Who closes it without sending has changed their mind. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  await navigator.share({ files: [new File([picture], name, { type: picture.type })] }).catch(() => undefined);
}

export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  saveFile(address, name);
  URL.revokeObjectURL(address);
}
