import { encode } from "uqr";
import { saveFile } from "#components/ui/save-file.ts";
import { setText } from "#lib/text/set-text.ts";

/** Readable with 15 % of it covered, within the quiet margin the standard asks for. */
function encodeAddress(address: string) {
  return encode(address, { ecc: "M", border: 4 });
}

interface QrProps {
  readonly address: string;
  /** What it is said to be where it cannot be seen. */
  readonly label?: string;
  /** Whether it takes all the room there is. */
  readonly isWide?: boolean;
}

/** Black on white whatever the colours of the page: cameras read nothing else as well. */
export function Qr({ address, label = setText.qr, isWide = false }: QrProps) {
  const { size, data } = encodeAddress(address);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={isWide ? "qr w-full" : "qr w-full max-w-60"}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** Pixels of a module: the picture of an address of 100 letters is then about 500 wide, sharp on paper and in a chat. */
const scale = 12;

/** The QR code of an address as a picture. */
export function qrCanvas(address: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const side = encodeAddress(address).size * scale;
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (pen !== null) drawQr(pen, address, { x: 0, y: 0, side });
  return canvas;
}

/** Saves the QR code of an address as a picture. */
export function saveQr(address: string, title: string): void {
  saveFile(qrCanvas(address).toDataURL("image/png"), `${title}.png`);
}

/** Draws the QR code of an address into a white square, its modules as large as whole pixels allow. */
export function drawQr(
  pen: CanvasRenderingContext2D,
  address: string,
  { x: left, y: top, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { size, data } = encodeAddress(address);
  const module = Math.max(1, Math.floor(side / size));
  const margin = Math.floor((side - module * size) / 2);
  pen.fillStyle = "white";
  pen.fillRect(left, top, side, side);
  pen.fillStyle = "black";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(left + margin + x * module, top + margin + y * module, module, module);
    }
  }
}
