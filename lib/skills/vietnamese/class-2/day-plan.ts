import type { Rng } from "#lib/core/rng.ts";
import { cellAt, type ReadTableView } from "#lib/questions/kinds/read-table/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnCells, readTableQuestion, rowCells, wrongCells } from "#lib/skills/drafts/read-table-question.ts";
import { childrenOfTables } from "./children-of-tables.ts";

/** What a child does on a day off, and how many hours it may take. */
const deeds: readonly (readonly [deed: string, hours: readonly number[]])[] = [
  ["Vẽ tranh", [1, 2]],
  ["Đọc sách", [1, 2]],
  ["Học bơi", [1, 2]],
  ["Đá bóng", [1, 2]],
  ["Tập đàn", [1]],
  ["Tưới cây", [1]],
  ["Dọn phòng", [1]],
  ["Chơi cờ", [1, 2]],
  ["Nặn đất", [1]],
  ["Làm bài tập", [1, 2]],
  ["Đi xe đạp", [1, 2]],
  ["Đi chợ", [1]],
  ["Thăm ông bà", [2, 3]],
  ["Đi công viên", [2, 3]],
  ["Xem phim", [2]],
  ["Học hát", [1, 2]],
  ["Gấp quần áo", [1]],
  ["Tập múa", [1, 2]],
];

/** What nobody does in the heat of noon. */
const outside = /Đá bóng|Tưới cây|Đi xe đạp|Đi công viên|Đi chợ/u;

const halves = [
  { name: "Sáng", from: 7, to: 12 },
  { name: "Chiều", from: 1, to: 6 },
] as const;

interface Line {
  readonly deed: string;
  readonly from: number;
  readonly to: number;
}

interface Plan {
  readonly child: string;
  readonly view: ReadTableView;
  readonly lines: readonly Line[];
}

const size = 4;

/** Four things one after the other, in whole hours; exactly one takes longest. */
function pickPlan(rng: Rng): Plan {
  const half = rng.pick(halves);
  const picked = rng.shuffle(deeds).slice(0, size);
  const long = rng.pick(
    picked
      .filter(([, hours]) => Math.max(...hours) > 1)
      .map(([deed]) => deed)
      .concat(""),
  );
  const hours = picked.map(([deed, [least = 1, ...more]]) => (deed === long ? rng.pick([least, ...more]) : least));
  const most = Math.max(...hours);
  const all = hours.reduce((sum, each) => sum + each, 0);
  const room = half.to - half.from - all;
  const isHot = half.name === "Chiều" && outside.test(picked[0]?.[0] ?? "");
  if (isHot || room < 0 || most === 1 || hours.filter((each) => each === most).length > 1) return pickPlan(rng);
  let at = half.from + rng.int(0, room);
  const lines = picked.map(([deed], place): Line => {
    const from = at;
    at += hours[place] ?? 1;
    return { deed, from, to: at };
  });
  const child = rng.pick(childrenOfTables);
  const rows = [
    ["Việc làm", "Bắt đầu", "Kết thúc"],
    ...lines.map(({ deed, from, to }) => [deed, `${from} giờ`, `${to} giờ`]),
  ];
  const day = rng.pick(["thứ Bảy", "Chủ nhật"]);
  return { child, lines, view: { title: `${half.name} ${day} của ${child}`, rows, isSingle: true } };
}

const inSentence = (deed: string) => deed.toLowerCase();

/** Cells that name no deed. */
function otherCells(view: ReadTableView) {
  const aside = "Con chạm vào tên việc nhé!";
  return [
    wrongCells("FIELD", rowCells(view, 0), `Ô đó là tên cột. ${aside}`),
    wrongCells("FIELD", [...columnCells(view, 1), ...columnCells(view, 2)], `Ô đó ghi giờ. ${aside}`),
  ];
}

/** "Con chạm vào việc Lan làm ngay sau khi vẽ tranh." */
export function buildNextDeedQuestion(rng: Rng): Question {
  const { child, lines, view } = pickPlan(rng);
  const isAfter = rng.int(0, 1) === 0;
  const step = isAfter ? 1 : -1;
  const given = isAfter ? rng.int(0, size - 2) : rng.int(1, size - 1);
  const [line, right] = [lines[given], lines[given + step]];
  const [side, other, place] = isAfter ? ["sau", "trước", "dưới"] : ["trước", "sau", "trên"];
  const deed = inSentence(line?.deed ?? "");
  return readTableQuestion(rng, {
    prompt: rng.pick([
      `Con chạm vào việc ${child} làm ngay ${side} khi ${deed}.`,
      `Con chạm vào ô trả lời: Ngay ${side} khi ${deed}, ${child} làm gì?`,
    ]),
    view,
    answer: [cellAt(given + step + 1, 0)],
    distractors: [
      ...otherCells(view),
      wrongCells("DATUM", [cellAt(given + 1, 0)], `Đó là việc câu hỏi nêu. Con xem hàng ngay ${place} nhé!`),
      wrongCells("ORDER", [cellAt(given - step + 1, 0)], `Việc đó làm ngay ${other}. Câu hỏi hỏi ngay ${side}.`),
    ],
    missing: "Con chạm vào tên việc nhé!",
    wrong: `Việc đó ${child} không làm ngay ${side} khi ${deed}.`,
    hints: ["Các việc được ghi từ sớm đến muộn.", `Con tìm hàng “${line?.deed}”, rồi xem hàng ngay ${place}.`],
    explanation: isAfter
      ? `${child} ${deed} xong lúc ${line?.to} giờ. Việc bắt đầu lúc ${line?.to} giờ là: ${right?.deed}.`
      : `${child} bắt đầu ${deed} lúc ${line?.from} giờ. Việc kết thúc lúc ${line?.from} giờ là: ${right?.deed}.`,
    praise: "table",
    identity: `next ${isAfter} ${lines.map((each) => each.deed).join()} ${given}`,
  });
}

/** "Con chạm vào việc Lan làm lâu nhất." and "… trong 2 giờ." */
export function buildLongDeedQuestion(rng: Rng): Question {
  const { child, lines, view } = pickPlan(rng);
  const hours = lines.map(({ from, to }) => to - from);
  const most = Math.max(...hours);
  const at = hours.indexOf(most);
  const { deed, from, to } = lines[at] ?? { deed: "", from: 0, to: 0 };
  const isTold = rng.int(0, 2) === 0;
  const told = isTold ? `Việc cần tìm kéo dài ${most} giờ.` : "Có việc kéo dài lâu hơn.";
  return readTableQuestion(rng, {
    prompt: isTold
      ? `Con chạm vào việc ${child} làm trong ${most} giờ.`
      : rng.pick([
          `Con chạm vào việc ${child} làm lâu nhất.`,
          `Con chạm vào ô trả lời: Việc nào ${child} làm lâu nhất?`,
        ]),
    view,
    answer: [cellAt(at + 1, 0)],
    distractors: [
      ...otherCells(view),
      ...[1, 2].map((long) =>
        wrongCells(
          "FIELD",
          hours.flatMap((each, place) => (each === long && place !== at ? [cellAt(place + 1, 0)] : [])),
          `Việc đó chỉ kéo dài ${long} giờ. ${told}`,
        ),
      ),
    ],
    missing: "Con chạm vào tên việc nhé!",
    wrong: "Con tính lại mỗi việc kéo dài mấy giờ nhé!",
    hints: ["Con tính xem mỗi việc kéo dài mấy giờ.", "Con đếm từ giờ bắt đầu đến giờ kết thúc."],
    explanation: `${child} ${inSentence(deed)} từ ${from} giờ đến ${to} giờ. Việc ấy kéo dài ${most} giờ${isTold ? "" : ", lâu nhất"}.`,
    praise: "table",
    identity: `long ${isTold} ${lines.map((each) => each.deed).join()} ${most} ${at}`,
  });
}

/** "Lúc 8 giờ, Lan bắt đầu làm gì?" and what ends then. */
export function buildDeedAtQuestion(rng: Rng): Question {
  const { child, lines, view } = pickPlan(rng);
  const isStart = rng.int(0, 1) === 0;
  const at = isStart ? rng.int(1, size - 1) : rng.int(0, size - 2);
  const { deed, from, to } = lines[at] ?? { deed: "", from: 0, to: 0 };
  const hour = isStart ? from : to;
  const twin = isStart ? at - 1 : at + 1;
  const [column, other] = isStart ? ["Bắt đầu", "kết thúc"] : ["Kết thúc", "bắt đầu"];
  const asked = isStart ? `${child} bắt đầu làm gì?` : `${child} làm xong việc gì?`;
  return readTableQuestion(rng, {
    prompt: `Con chạm vào ô trả lời: Lúc ${hour} giờ, ${asked}`,
    view,
    answer: [cellAt(at + 1, 0)],
    distractors: [
      wrongCells("FIELD", [cellAt(twin + 1, 0)], `Việc đó ${other} lúc ${hour} giờ. Con xem cột “${column}” nhé!`),
      ...otherCells(view),
    ],
    missing: "Con chạm vào tên việc nhé!",
    wrong: `Việc đó không ${column.toLowerCase()} lúc ${hour} giờ.`,
    hints: [`Con tìm “${hour} giờ” trong cột “${column}”.`, "Từ ô đó, con dóng ngang về tên việc."],
    explanation: `Ở cột “${column}”, ${hour} giờ nằm cùng hàng với việc: ${deed}.`,
    praise: "table",
    identity: `at ${isStart} ${hour} ${lines.map((each) => each.deed).join()}`,
  });
}
