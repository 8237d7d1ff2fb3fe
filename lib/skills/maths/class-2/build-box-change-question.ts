import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { pickQuestion, type Tile } from "#lib/skills/drafts/pick-question.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { total } from "#lib/skills/total.ts";
import { children } from "#lib/skills/words/children.ts";
import { type Balls, ballNames, boxFigure, chancePaints, type NamedPaint, pickBalls } from "./chance-trials.ts";

/** Which balls have to leave the box, so that a colour is sure to come or cannot come any more. */
interface Change {
  readonly isSure: boolean;
  readonly asked: NamedPaint;
  readonly balls: readonly Balls[];
}

function pickChange(rng: Rng, colours: number, most: number): Change {
  const paints = rng.shuffle(chancePaints).slice(0, colours);
  const [asked] = paints;
  if (asked === undefined) throw new RangeError("No colours");
  return { isSure: rng.int(0, 2) > 0, asked, balls: pickBalls(rng, paints, most) };
}

function leaves({ isSure, asked }: Change, paint: NamedPaint): boolean {
  return (paint.name === asked.name) !== isSure;
}

/** "Mai muốn chắc chắn lấy được bóng đỏ." */
function goalOf({ isSure, asked }: Change, child: string): string {
  return isSure
    ? `${child} muốn chắc chắn lấy được bóng ${asked.name}.`
    : `Cô muốn ${child} không thể lấy được bóng ${asked.name}.`;
}

function hintsOf({ isSure, asked }: Change): readonly string[] {
  return isSure
    ? ["Chắc chắn nghĩa là lấy quả nào cũng đúng.", `Trong hộp chỉ được còn bóng ${asked.name}.`]
    : ["Không thể nghĩa là không có quả nào như vậy.", `Trong hộp không được còn bóng ${asked.name}.`];
}

function keyOf({ isSure, asked, balls }: Change): string {
  return `${isSure} ${asked.name} ${balls.map(({ paint, count }) => paint.name + count).join()}`;
}

/** "Mai muốn chắc chắn lấy được bóng đỏ. Trước khi lấy, phải bỏ ra ít nhất mấy quả?" Typed. */
export function buildHowManyLeaveQuestion(rng: Rng, colours: 2 | 3): Question {
  const change = pickChange(rng, colours, colours === 2 ? 6 : 4);
  const { balls, isSure, asked } = change;
  const sizes = (isLeaving: boolean) => balls.filter(({ paint }) => leaves(change, paint) === isLeaving);
  const counts = (isLeaving: boolean) => sizes(isLeaving).map(({ count }) => count);
  const [answer, stay] = [total(counts(true)), total(counts(false))];
  const leaving = sizes(true).map(({ paint, count }) => `${count} bóng ${paint.name}`);
  return numberQuestion(rng, {
    prompt: `${goalOf(change, rng.pick(children))} Trước khi lấy, phải bỏ ra ít nhất mấy quả?`,
    figures: [{ ...boxFigure(balls), alt: `Hộp có ${ballNames(balls)}.` }],
    answer,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake(
        "REL",
        stay,
        `Con đã đếm những quả được giữ lại. Con nghĩ xem ${isSure ? "màu nào" : "quả nào"} phải bỏ ra.`,
      ),
      mistake("FIELD", answer + stay, "Bỏ hết thì không còn quả nào. Con chỉ bỏ những quả cần bỏ nhé!"),
      ...counts(true).map((count) => mistake("PARTIAL", count, "Còn màu khác phải bỏ ra nữa. Con đếm đủ nhé!")),
    ],
    hints: withoutLeaks(answer, hintsOf(change)),
    explanation: {
      say: `Bỏ ${leaving.join(" và ")}${leaving.length > 1 ? `, tất cả ${answer} quả` : ""}. Hộp ${isSure ? "chỉ còn" : "không còn"} bóng ${asked.name}.`,
      figures: [boxFigure(sizes(false))],
    },
    praise: "chance",
    identity: `how many leave ${keyOf(change)}`,
  });
}

/** Six balls to tap: "Con chọn các quả phải bỏ ra để Mai chắc chắn lấy được bóng đỏ." */
export function buildWhichLeaveQuestion(rng: Rng, colours: 2 | 3): Question {
  const picked = pickChange(rng, colours, 2);
  // Six in all: two of each, or two to four of each of two colours.
  const first = colours === 3 ? 2 : rng.int(2, 4);
  const change: Change = {
    ...picked,
    balls: picked.balls.map(({ paint }, place) => ({ paint, count: place === 0 || colours === 3 ? first : 6 - first })),
  };
  const { balls, isSure, asked } = change;
  const paints = rng.shuffle(balls.flatMap(({ paint, count }) => Array.from({ length: count }, () => paint)));
  const tiles = paints.map((paint): Tile => {
    const isLeaving = leaves(change, paint);
    return {
      part: { form: "ball", x: 50, y: 50, radius: 34, paint: paint.paint },
      name: `bóng ${paint.name}`,
      wrong: isLeaving ? null : `Bóng ${paint.name} thì giữ lại. Con nghĩ xem bóng nào phải bỏ ra.`,
    };
  });
  const found = paints.filter((paint) => leaves(change, paint)).length;
  return pickQuestion(rng, {
    prompt: `${goalOf(change, rng.pick(children))} Con chọn các quả phải bỏ ra khỏi hộp.`,
    tiles,
    missed: "Con còn bỏ sót. Con tìm thêm những quả phải bỏ ra nhé!",
    counted: "quả bóng",
    hints: hintsOf(change),
    explanation: `${isSure ? `Phải bỏ ra các quả không phải bóng ${asked.name}` : `Phải bỏ ra các quả bóng ${asked.name}`}: bỏ ra ${found} quả bóng.`,
    identity: `which leave ${keyOf(change)} ${paints.map(({ name }) => name).join()}`,
  });
}
