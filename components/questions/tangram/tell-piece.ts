import type { TangramView } from "#lib/questions/kinds/tangram/grading.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import type { Place } from "./use-pieces.ts";

/** Where a piece is, for who does not see it: "Miếng 2, hình tam giác màu đỏ, đặt ở hàng 1, cột 3". */
export function tellPiece({ pieces }: TangramView, number: number, { at, turn }: Place): string {
  const piece = pieces[number];
  if (piece === undefined) return "";
  const name = text.piece(number + 1, piece.name, piece.paint);
  return text.turned(at === null ? text.inTray(name) : text.lies(name, at.y + 1, at.x + 1), turn);
}
