import type { Page } from "@playwright/test";

export interface WebP {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Wish {
  readonly png: Buffer;
  /** In pixels; what is wider is made smaller. */
  readonly widest: number;
  /** 0 to 1. */
  readonly quality: number;
}

/** In the page, which has no policy against pictures of its own making. */
async function draw({ source, widest, quality }: { source: string; widest: number; quality: number }) {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(widest, picture.naturalWidth);
  canvas.height = Math.round((picture.naturalHeight * canvas.width) / picture.naturalWidth);
  const pen = canvas.getContext("2d", { alpha: false });
  if (pen === null) throw new Error("nothing can be drawn");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { address: canvas.toDataURL("image/webp", quality), width: canvas.width, height: canvas.height };
}

/** Makes a WebP of a PNG in an empty page of the browser that took it, so that no other tool is needed. */
export async function toWebP(emptyPage: Page, { png, widest, quality }: Wish): Promise<WebP> {
  const source = `data:image/png;base64,${png.toString("base64")}`;
  const { address, width, height } = await emptyPage.evaluate(draw, { source, widest, quality });
  const [head, body = ""] = address.split(",");
  if (head !== "data:image/webp;base64") throw new Error(`The browser makes no WebP: ${head}`);
  return { bytes: Buffer.from(body, "base64"), width, height };
}
