import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { TallyShape } from "#lib/questions/kinds/tally/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { type TallyPlace, tallyQuestion } from "#lib/skills/drafts/tally-question.ts";
import { mixed, pickCounted, pickCounts, pickFeatures } from "#lib/skills/maths/counted-things.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { shapeText } from "#lib/text/shape-text.ts";

/** Three kinds into a table of one row. */
function buildRowQuestion(rng: Rng): Question {
  const counts = pickCounts(rng, { places: 3, each: [2, 8], all: [10, 15] });
  const { kinds, all, each, corner, numbers } = pickCounted(rng, 3);
  const names = kinds.map(({ name }) => name);
  return tallyQuestion(rng, {
    prompt: rng.pick([`Đếm ${all} rồi ghi vào bảng.`, `Con đếm ${all} trong hình rồi ghi số vào bảng.`]),
    things: mixed(rng, counts).map((place) => ({
      thing: { type: "picture", picture: kinds[place]?.picture ?? "apple" },
      place,
    })),
    sheet: { type: "table", head: [corner, ...names], rows: [numbers] },
    places: kinds.map(({ name, full }) => ({
      distractors: [
        mistake("READ", total(counts), `Đó là số của cả ba loại. Ở ô ${capital(name)}, con chỉ đếm ${full} nhé!`),
      ],
      tooLow: `Ô ${capital(name)} còn thiếu. Con tìm thêm ${full} nhé!`,
      tooHigh: `Ô ${capital(name)} thừa rồi. Mỗi ${each} chỉ đếm một lần thôi nhé!`,
    })),
    strokes: null,
    exchanged: "Có hai số đang đổi chỗ cho nhau. Con xem lại tên các cột nhé!",
    wrongEnds: null,
    hints: [
      `Con đếm từng loại một. Đếm xong ${each} nào thì gạch ${each} đó.`,
      `Con đếm ${kinds[0]?.full} trước, rồi ghi số vào ô ${capital(names[0] ?? "")}.`,
    ],
    way: `Đếm từng loại, tất cả có ${total(counts)} ${each}.`,
    praise: "collect",
    identity: `row ${names.join()} ${counts.join()}`,
  });
}

const sortName = (sort: TallyShape["sort"]) => shapeText.sortAsLine(sort).text;

/** Two forms in three colours, or three forms in two colours. */
function pickCells(rng: Rng) {
  const isFormInRows = rng.int(0, 1) === 0;
  const picked = pickFeatures(rng);
  const paints = picked.paints.slice(0, isFormInRows ? 3 : 2);
  const forms = picked.forms.slice(0, isFormInRows ? 2 : 3);
  const cells: readonly TallyShape[] = isFormInRows
    ? forms.flatMap((sort) => paints.map((paint) => ({ sort, paint })))
    : paints.flatMap((paint) => forms.map((sort) => ({ sort, paint })));
  const [paintNames, formNames] = [paints.map((paint) => paintName[paint]), forms.map(sortName)];
  return {
    cells,
    head: isFormInRows ? ["hình", ...paintNames] : ["màu", ...formNames],
    rows: isFormInRows ? formNames : paintNames,
  };
}

/** What is said of the number in a cell, above all where only one of the two features was looked at. */
function placeOf({ sort, paint }: TallyShape, cells: readonly TallyShape[], counts: readonly number[]): TallyPlace {
  const [name, form] = [shapeText.bead(sort, paint), sortName(sort)];
  const sumOf = (fits: (cell: TallyShape) => boolean) =>
    total(cells.map((cell, place) => (fits(cell) ? (counts[place] ?? 0) : 0)));
  const ofForm = sumOf((cell) => cell.sort === sort);
  const ofPaint = sumOf((cell) => cell.paint === paint);
  return {
    distractors: [
      mistake("PARTIAL", ofForm, `Đó là tất cả ${form}, đủ các màu. Con chỉ đếm ${name} nhé!`),
      mistake("PARTIAL", ofPaint, `Đó là tất cả hình màu ${paintName[paint]}. Con chỉ đếm ${name} nhé!`),
      mistake("READ", total(counts), `Đó là số của tất cả các hình. Con chỉ đếm ${name} nhé!`),
    ],
    tooLow: `Còn thiếu ${name}. Con tìm thêm nhé!`,
    tooHigh: `Số ${name} thừa rồi. Mỗi hình chỉ đếm một lần thôi nhé!`,
  };
}

/** Two features into a table of two rows and three columns. */
function buildCellsQuestion(rng: Rng): Question {
  const counts = pickCounts(rng, { places: 6, each: [1, 5], all: [12, 20] });
  const { cells, head, rows } = pickCells(rng);
  return tallyQuestion(rng, {
    prompt: rng.pick([
      "Đếm hình theo màu sắc, hình dạng rồi ghi vào bảng.",
      "Con đếm các hình theo màu và dạng rồi ghi vào bảng.",
    ]),
    things: mixed(rng, counts).flatMap((place) => {
      const cell = cells[place];
      return cell === undefined ? [] : [{ thing: { type: "shape", ...cell } as const, place }];
    }),
    sheet: { type: "table", head, rows },
    places: cells.map((cell) => placeOf(cell, cells, counts)),
    strokes: null,
    exchanged: "Có hai số đang đổi chỗ cho nhau. Con xem lại tên hàng và tên cột nhé!",
    wrongEnds: null,
    hints: [
      "Mỗi ô có hai điều: tên hàng ở bên trái và tên cột ở trên.",
      "Con đếm lần lượt từng ô. Đếm xong hình nào thì gạch hình đó.",
    ],
    way: `Đếm từng ô, tất cả có ${total(counts)} hình.`,
    praise: "collect",
    identity: `cells ${cells.map(({ sort, paint }, place) => `${sort} ${paint} ${counts[place]}`).join()}`,
  });
}

/** What was asked in a class or a school: each child chose one. */
const surveys = [
  {
    title: "Môn thể thao yêu thích",
    corner: "Môn",
    asked: "Môn nào",
    one: "một môn",
    kinds: ["Bơi", "Cờ vua", "Bóng đá", "Cầu lông"],
  },
  {
    title: "Loại quả yêu thích",
    corner: "Quả",
    asked: "Loại quả nào",
    one: "một loại quả",
    kinds: ["Cam", "Xoài", "Nho", "Chuối"],
  },
  {
    title: "Con vật yêu thích",
    corner: "Con vật",
    asked: "Con vật nào",
    one: "một con vật",
    kinds: ["Chó", "Mèo", "Thỏ", "Cá"],
  },
  {
    title: "Loại sách yêu thích",
    corner: "Sách",
    asked: "Loại sách nào",
    one: "một loại sách",
    kinds: ["Truyện", "Thơ", "Khoa học", "Lịch sử"],
  },
] as const;

/** A table of one row in which one cell is still empty. */
function pickOpenTable(rng: Rng, columns: number) {
  const { title, corner, asked, kinds, one } = rng.pick(surveys);
  const names = rng.shuffle(kinds).slice(0, columns);
  const isFit = (each: readonly number[]) => new Set(each).size === each.length;
  const counts = pickCounts(rng, { places: names.length, each: [6, 34], all: [19, 100] }, isFit);
  const open = rng.int(0, names.length - 1);
  const known = counts.filter((_, place) => place !== open);
  const figure: TableFigure = {
    type: "table",
    title,
    head: [corner, ...names],
    rows: [["Số bạn", ...counts.map((count, place) => (place === open ? "?" : String(count)))]],
    marked: null,
    alt: "Bảng số liệu còn một ô trống.",
  };
  const filled: TableFigure = {
    ...figure,
    rows: [["Số bạn", ...counts.map(String)]],
    marked: { row: 0, column: open + 1 },
    alt: "Bảng số liệu đã đủ các ô.",
  };
  return { asked, one, names, counts, open, known, all: total(counts), figure, filled, name: names[open] ?? "" };
}

type OpenTable = ReturnType<typeof pickOpenTable>;

/** "8 + 6 = 14; 19 − 14 = 5 (bạn)." */
const wayOf = ({ known, all, counts, open }: OpenTable) =>
  `${known.join(" + ")} = ${total(known)}; ${all} − ${total(known)} = ${counts[open]} (bạn).`;

/** The total is told: the empty cell is worked out. */
function buildMissingQuestion(rng: Rng): Question {
  const table = pickOpenTable(rng, rng.pick([3, 4]));
  const { one, counts, open, known, all, figure, filled, name } = table;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Có ${all} bạn, mỗi bạn chọn ${one}. Ô “${name}” ghi số nào?`,
      `Hỏi ${all} bạn, mỗi bạn chọn ${one}. Còn bao nhiêu bạn chọn “${name}”?`,
    ]),
    figures: [figure],
    answer: counts[open] ?? 0,
    range: [0, 999],
    distractors: [
      mistake("PARTIAL", total(known), "Đó mới là số bạn ở các ô đã biết. Con lấy số bạn tất cả trừ đi số này nhé!"),
      ...known.map((count) => mistake("PARTIAL", all - count, "Con mới trừ một ô. Con trừ đủ các ô đã biết nhé!")),
      mistake("OP", all + total(known), "Con đã cộng cả số bạn tất cả. Con tìm phần còn lại bằng phép trừ nhé!"),
      mistake("DATUM", all, "Đó là số bạn tất cả. Con trừ đi các ô đã biết nhé!"),
    ],
    hints: ["Tất cả các ô cộng lại thì bằng số bạn được hỏi.", "Con cộng các ô đã biết, rồi lấy số bạn tất cả trừ đi."],
    explanation: { say: wayOf(table), figures: [filled] },
    praise: "data",
    identity: `missing ${name} ${all} ${known.join()}`,
  });
}

/** The row is judged once its empty cell is known: "Môn nào được nhiều bạn chọn nhất?" */
function buildJudgeQuestion(rng: Rng): Question {
  const table = pickOpenTable(rng, 4);
  const { asked, one, names, counts, open, known, all, figure, filled, name } = table;
  const isMost = rng.int(0, 1) === 0;
  const sharpest = (isHigh: boolean) => counts.indexOf(isHigh ? Math.max(...counts) : Math.min(...counts));
  const [right, opposite] = [sharpest(isMost), sharpest(!isMost)];
  const [much, little] = isMost ? ["nhiều", "ít"] : ["ít", "nhiều"];
  const nameOf = (place: number) => wordsValue(names[place] ?? "");
  const again = "Con tính ô còn trống trước, rồi so sánh đủ bốn số nhé!";
  const turned = `Đó là loại ${little} bạn chọn nhất. Đề bài hỏi loại ${much} bạn chọn nhất.`;
  return choiceQuestion(rng, {
    prompt: `Có ${all} bạn, mỗi bạn chọn ${one}. ${asked} được ${much} bạn chọn nhất?`,
    figures: [figure],
    answer: nameOf(right),
    distractors: [...names.keys()].map((place) =>
      place === opposite ? mistake("REL", nameOf(place), turned) : mistake("PARTIAL", nameOf(place), again),
    ),
    hints: [
      "Con tìm số ở ô còn trống trước.",
      "Con cộng các ô đã biết, rồi lấy số bạn tất cả trừ đi.",
      `Con so sánh bốn số để tìm số ${isMost ? "lớn" : "bé"} nhất.`,
    ],
    explanation: {
      say: `${wayOf(table)} So sánh ${counts.join("; ")}: ${isMost ? "lớn" : "bé"} nhất là ${counts[right]}, ô ${names[right]}.`,
      figures: [filled],
    },
    praise: "data",
    identity: `judge ${isMost} ${name} ${open} ${all} ${known.join()}`,
  });
}

/** Data are put into a table (curriculum, c3-collect-table): one row; two features; an empty cell worked out, and the row judged by it. */
export const collectTable = defineDataSkill({
  id: "c3-collect-table",
  classId: "3",
  title: "Phân loại, ghi số liệu vào bảng",
  generate: byDifficulty({
    1: [buildRowQuestion],
    2: [buildCellsQuestion],
    3: [buildMissingQuestion, buildJudgeQuestion],
  }),
});
