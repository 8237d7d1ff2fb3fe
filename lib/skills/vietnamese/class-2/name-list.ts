import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";
import { cellAt, type ReadTableView } from "#lib/questions/kinds/read-table/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnCells, readTableQuestion, rowCells, wrongCells } from "#lib/skills/drafts/read-table-question.ts";
import { childNames } from "#lib/skills/vietnamese/words/child-names.ts";
import { lettersOfName } from "#lib/skills/vietnamese/words/letters-of-name.ts";

interface Theme {
  /** The head of the last column. */
  readonly head: string;
  /** What stands in it, and what is told of the children there. */
  readonly values: readonly Value[];
}

type Value = readonly [written: string, does: string];

const themes: readonly Theme[] = [
  {
    head: "Công việc",
    values: [
      ["Quét lớp", "quét lớp"],
      ["Lau bảng", "lau bảng"],
      ["Tưới cây", "tưới cây"],
    ],
  },
  {
    head: "Câu lạc bộ",
    values: [
      ["Cờ vua", "chơi cờ vua"],
      ["Bóng đá", "chơi bóng đá"],
      ["Múa", "học múa"],
      ["Vẽ", "học vẽ"],
    ],
  },
  {
    head: "Mang đến lớp",
    values: [
      ["Bánh", "mang bánh"],
      ["Nước", "mang nước"],
      ["Kẹo", "mang kẹo"],
    ],
  },
  {
    head: "Cách đến lớp",
    values: [
      ["Đi bộ", "đi bộ"],
      ["Đi xe đạp", "đi xe đạp"],
      ["Đi xe buýt", "đi xe buýt"],
    ],
  },
  {
    head: "Sách mượn",
    values: [
      ["Truyện cổ tích", "mượn truyện cổ tích"],
      ["Truyện tranh", "mượn truyện tranh"],
      ["Sách tô màu", "mượn sách tô màu"],
    ],
  },
];

const none: Value = ["", ""];
const size = 4;
const nameColumn = 1;
const valueColumn = 2;

interface List {
  readonly view: ReadTableView;
  readonly theme: Theme;
  readonly names: readonly string[];
  /** What each of them does. */
  readonly does: readonly string[];
}

/** "Sang" is also what is said of a way across the table. */
const listed = childNames.filter((name) => name !== "Sang");

const placeOf = (name: string) => lettersOfName(name)[0] ?? 0;

/** The letter a name is listed by, as it is written in the name. */
const initialOf = (name: string) => alphabet[placeOf(name)]?.toUpperCase() ?? "";

/** Names of other first letters, in the order of the alphabet. */
function pickNames(rng: Rng, count: number): string[] {
  const byLetter = Map.groupBy(rng.shuffle(listed), placeOf);
  const firsts = rng.shuffle([...byLetter.values()].flatMap(([name]) => name ?? []));
  return firsts.slice(0, count).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function makeList(rng: Rng, names: readonly string[], isSingle: boolean): List {
  const theme = rng.pick(themes);
  const [often = none, second = none, third = none] = rng.shuffle(theme.values);
  // Two or three do the same.
  const filled = rng.shuffle([often, often, second, rng.pick([often, third])]);
  const rows = [["STT", "Tên", theme.head], ...names.map((name, at) => [String(at + 1), name, filled[at]?.[0] ?? ""])];
  const title = `Danh sách tổ ${rng.int(1, 4)} theo bảng chữ cái`;
  return { view: { title, rows, isSingle }, theme, names, does: filled.map(([, each]) => each) };
}

/** What at least two of the list do. */
function pickShared(rng: Rng, { does }: List): string {
  return rng.pick(does.filter((each) => does.filter((other) => other === each).length > 1));
}

/** Cells that hold no name of a child. */
function otherCells({ view, theme }: List) {
  const aside = "Con chạm vào tên bạn nhé!";
  return [
    wrongCells("FIELD", rowCells(view, 0), `Ô đó là tên cột. ${aside}`),
    wrongCells("FIELD", columnCells(view, 0), `Ô đó ghi số thứ tự. ${aside}`),
    wrongCells("FIELD", columnCells(view, valueColumn), `Ô đó ở cột “${theme.head}”. ${aside}`),
  ];
}

/** "Con chạm vào tên tất cả các bạn quét lớp." */
export function buildAllNamesQuestion(rng: Rng): Question {
  const list = makeList(rng, pickNames(rng, size), false);
  const { view, theme, names, does } = list;
  const asked = pickShared(rng, list);
  const fitting = names.filter((_, at) => does[at] === asked);
  return readTableQuestion(rng, {
    prompt: rng.pick([`Con chạm vào tên tất cả các bạn ${asked}.`, `Những bạn nào ${asked}? Con chạm vào từng tên.`]),
    view,
    answer: names.flatMap((_, at) => (does[at] === asked ? [cellAt(at + 1, nameColumn)] : [])),
    distractors: [
      ...otherCells(list),
      wrongCells("FIELD", columnCells(view, nameColumn), `Trong đó có bạn không ${asked}. Con dóng lại từng hàng nhé!`),
    ],
    missing: "Còn thiếu tên bạn. Con xem hết các hàng nhé!",
    wrong: "Con dóng lại từng hàng nhé!",
    hints: [`Con tìm trong cột “${theme.head}”.`, "Gặp bạn nào phù hợp, con dóng ngang về tên bạn ấy."],
    explanation: `Xem hết cột “${theme.head}”, các bạn ${asked} là: ${fitting.join(", ")}.`,
    praise: "table",
    identity: `all ${asked} ${names.join()} ${does.join()}`,
  });
}

/** "Thêm bạn Hoa vào danh sách. Con chạm vào bạn đứng ngay trước Hoa." */
export function buildAddedNameQuestion(rng: Rng): Question {
  const six = pickNames(rng, size + 1);
  const isBefore = rng.int(0, 1) === 0;
  const at = isBefore ? rng.int(1, size) : rng.int(0, size - 1);
  const added = six[at] ?? "";
  const list = makeList(rng, six.toSpliced(at, 1), true);
  const { view, names } = list;
  const right = isBefore ? at - 1 : at;
  const far = isBefore ? at : at - 1;
  const [side, other] = isBefore ? ["trước", "sau"] : ["sau", "trước"];
  const cells = names.map((_, place) => cellAt(place + 1, nameColumn));
  const beyond = cells.filter((_, place) => (isBefore ? place > far : place < far));
  const told = six.slice(Math.max(0, at - 1), at + 2);
  const reasons = told.slice(1).map((name, place) => {
    const before = told[place] ?? "";
    return `chữ ${initialOf(before)} đứng trước chữ ${initialOf(name)}`;
  });
  return readTableQuestion(rng, {
    prompt: rng.pick([
      `Thêm bạn ${added} vào danh sách. Con chạm vào bạn đứng ngay ${side} ${added}.`,
      `Tổ có thêm bạn ${added}. Con chạm vào bạn sẽ đứng ngay ${side} ${added}.`,
    ]),
    view,
    answer: [cellAt(right + 1, nameColumn)],
    distractors: [
      ...otherCells(list),
      wrongCells(
        "ORDER",
        cells.filter((_, place) => place === far),
        `Bạn đó đứng ngay ${other} ${added}. Câu hỏi hỏi ngay ${side}.`,
      ),
      wrongCells("ORDER", beyond, `Theo bảng chữ cái, bạn đó đứng ${other} ${added}.`),
      wrongCells("ORDER", cells, `Giữa bạn đó và ${added} còn có bạn khác.`),
    ],
    missing: "Con chạm vào tên bạn nhé!",
    wrong: "Con chạm vào tên bạn nhé!",
    hints: ["Danh sách xếp tên theo bảng chữ cái.", `Con so chữ cái đầu của tên ${added} với từng tên.`],
    explanation: `${capital(reasons.join(", "))}. Ta xếp: ${told.join(", ")}. Ngay ${side} ${added} là ${names[right]}.`,
    praise: "table",
    identity: `added ${isBefore} ${added} ${names.join()}`,
  });
}

/** "Trong các bạn quét lớp, ai đứng sau cùng?" */
export function buildEndNameQuestion(rng: Rng): Question {
  const list = makeList(rng, pickNames(rng, size), true);
  const { view, theme, names, does } = list;
  const asked = pickShared(rng, list);
  const isLast = rng.int(0, 1) === 0;
  const end = isLast ? "sau cùng" : "trước tiên";
  const right = isLast ? does.lastIndexOf(asked) : does.indexOf(asked);
  const cells = names.map((_, place) => cellAt(place + 1, nameColumn));
  const shared = cells.filter((_, place) => does[place] === asked);
  const told = names.filter((_, place) => does[place] === asked).join(", ");
  return readTableQuestion(rng, {
    prompt: `Con chạm vào ô trả lời: Trong các bạn ${asked}, ai đứng ${end}?`,
    view,
    answer: [cellAt(right + 1, nameColumn)],
    distractors: [
      ...otherCells(list),
      wrongCells("PARTIAL", shared, `Bạn đó ${asked}, nhưng chưa phải đứng ${end}.`),
      wrongCells("FIELD", cells, `Bạn đó không ${asked}. Con dóng sang cột “${theme.head}” nhé!`),
    ],
    missing: "Con chạm vào tên bạn nhé!",
    wrong: "Con chạm vào tên bạn nhé!",
    hints: [`Con tìm hết các bạn ${asked}.`, `Trong các bạn ấy, con xem ai ở hàng ${isLast ? "dưới" : "trên"} cùng.`],
    explanation: `Các bạn ${asked} là: ${told}. Đứng ${end} là ${names[right]}.`,
    praise: "table",
    identity: `end ${isLast} ${asked} ${names.join()} ${does.join()}`,
  });
}
