import type { Rng } from "#lib/core/rng.ts";
import type { LinesPart } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { pickQuestion } from "#lib/skills/drafts/pick-question.ts";

export const likeSetSquare = "Góc vuông giống góc vuông của ê ke, giống góc của quyển vở.";
export const fitSetSquare =
  "Con đặt góc vuông của ê ke trùng với đỉnh và một cạnh của góc. Cạnh còn lại có trùng không?";

/** Two sides of an angle from its corner, in the middle of a field of 100 by 100. */
function drawCorner(degrees: number, turn: number): LinesPart {
  const side = (angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return { x: 34 * Math.cos(radians), y: -34 * Math.sin(radians) };
  };
  const [one, other] = [side(turn), side(turn + degrees)];
  // The middle of the three points lies in the middle of the field.
  const corner = { x: 50 - (one.x + other.x) / 3, y: 50 - (one.y + other.y) / 3 };
  const end = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: corner.x + x, y: corner.y + y });
  return {
    form: "lines",
    lines: [
      { from: corner, to: end(one) },
      { from: corner, to: end(other) },
    ],
  };
}

/** Six turned angles to tap: "Con tìm tất cả góc vuông." */
export function buildFindAnglesQuestion(rng: Rng): Question {
  const found = rng.int(2, 4);
  const others = Array.from({ length: 6 - found }, () => rng.pick([35, 45, 55, 120, 130, 140]));
  const sizes = rng.shuffle([...Array.from({ length: found }, () => 90), ...others]);
  const isNot = rng.int(0, 2) === 0;
  const asked = isNot ? "góc không vuông" : "góc vuông";
  const count = isNot ? 6 - found : found;
  const tellWrong = (degrees: number) => {
    if (degrees === 90) return "Góc này trùng với góc vuông của ê ke.";
    return degrees < 90 ? "Góc này hẹp hơn góc vuông của ê ke." : "Góc này mở rộng hơn góc vuông của ê ke.";
  };
  const turns = sizes.map(() => rng.int(0, 3) * 90 + rng.int(4, 14) * 5);
  return pickQuestion(rng, {
    prompt: rng.pick([`Con tìm tất cả ${asked}.`, `Con dùng ê ke kiểm tra rồi chọn tất cả ${asked}.`]),
    tiles: sizes.map((degrees, place) => ({
      part: drawCorner(degrees, turns[place] ?? 0),
      name: "một góc",
      wrong: (degrees === 90) === isNot ? tellWrong(degrees) : null,
    })),
    missed: "Con còn bỏ sót. Con đặt ê ke vào từng góc còn lại nhé!",
    counted: asked,
    hints: [likeSetSquare, fitSetSquare],
    explanation: `Kiểm tra từng góc bằng ê ke, con thấy có ${count} ${asked}.`,
    identity: `find ${asked} ${sizes.join()} ${turns.join()}`,
  });
}
