import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { type ChartSpot, chartPiece, numberAt } from "./chart-question.ts";

const ways = {
  down: { word: "ngay dưới", move: "Xuống một hàng", does: "thêm 1 chục", by: 10, sideways: 1 },
  up: { word: "ngay trên", move: "Lên một hàng", does: "bớt 1 chục", by: -10, sideways: -1 },
} as const;

/** "Bảng có các số từ 1 đến 100. Số ở ngay dưới số 34 là số nào?" Never 1: the help speaks of "1 chục". */
export function buildChartNeighbourQuestion(rng: Rng): Question {
  const isDown = rng.int(0, 1) === 1;
  const { word, move, does, by, sideways } = ways[isDown ? "down" : "up"];
  const spot: ChartSpot = { row: isDown ? rng.int(0, 8) : rng.int(1, 9), column: rng.int(0, 9) };
  const number = numberAt(spot);
  const answer = number + by;
  if (answer === 1) return buildChartNeighbourQuestion(rng);
  const found: ChartSpot = { ...spot, row: spot.row + (isDown ? 1 : -1) };
  const column = isDown ? [spot, found] : [found, spot];
  const open = chartPiece(column, (each) => (each === spot ? String(number) : ""), [found]);
  const done = chartPiece(column, (each) => String(numberAt(each)), [found]);
  const wording = rng.int(0, 1);
  return typedNumberQuestion(rng, {
    prompt:
      wording === 0
        ? `Bảng có các số từ 1 đến 100. Số ở ${word} số ${number} là số nào?`
        : `Bảng có các số từ 1 đến 100. Số nào ở ${word} số ${number}?`,
    answer,
    range: [1, 100],
    distractors: [
      mistake("OFF1", number + sideways, `Con mới sang ngang một ô. ${move} thì ${does}.`),
      mistake("REL", number - by, `Con đi ngược hướng rồi. ${move} thì ${does}.`),
      mistake("OFF1", number - sideways, `Số này ở cùng hàng với số ${number}. ${move} thì ${does}.`),
      mistake("DATUM", number, `Đó là số đã cho. ${move} thì ${does}.`),
      mistake("OFF10", answer + by, "Con đi quá một hàng rồi. Con đếm lại nhé!"),
      mistake("OFF1", answer + 1, "Các số trong một cột có số đơn vị giống nhau."),
      mistake("OFF1", answer - 1, "Các số trong một cột có số đơn vị giống nhau. Con xem lại nhé!"),
    ],
    hints: [`Con tìm số ở cùng cột với số ${number}.`, { say: `${move} thì ${does}.`, figures: [open] }],
    explanation: { say: `${move} thì ${does}: ${number} ${does} là ${answer}.`, figures: [done] },
    praise: "neighbour",
    identity: `neighbour ${wording} ${word} ${number}`,
  });
}
