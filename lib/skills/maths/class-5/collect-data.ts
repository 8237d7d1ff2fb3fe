import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { type TallyPlace, tallyQuestion } from "#lib/skills/drafts/tally-question.ts";
import { mixed, pickCounts } from "#lib/skills/maths/counted-things.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { buildGroupsQuestion } from "./build-groups-question.ts";
import { buildFractionShareQuestion, buildPercentShareQuestion, sexes, sports } from "./build-share-question.ts";

/** What children were asked, with answers short enough for a card. */
const polls = [
  { asked: "Em đi học bằng cách nào?", corner: "cách đi", kinds: ["đi bộ", "xe đạp", "xe máy", "ô tô"] },
  { asked: "Em thích môn nào nhất?", corner: "môn", kinds: ["bơi", "cờ vua", "bóng đá", "võ"] },
  { asked: "Em thích quả nào nhất?", corner: "quả", kinds: ["cam", "xoài", "nho", "ổi"] },
  { asked: "Nhà em nuôi con gì?", corner: "con vật", kinds: ["chó", "mèo", "gà", "cá"] },
] as const;

const numbers = "số bạn";

function placeOf(name: string, all: number): TallyPlace {
  return {
    distractors: [mistake("READ", all, `Đó là số câu trả lời tất cả. Con chỉ đếm “${name}” nhé!`)],
    tooLow: `Ô “${name}” còn thiếu. Con tìm thêm trong các câu trả lời nhé!`,
    tooHigh: `Ô “${name}” thừa rồi. Mỗi câu trả lời chỉ đếm một lần thôi nhé!`,
  };
}

/** Short answers into a table of three or four kinds. */
function buildAnswersQuestion(rng: Rng): Question {
  const { asked, corner, kinds } = rng.pick(polls);
  const names = rng.shuffle(kinds).slice(0, rng.pick([3, 4]));
  const counts = pickCounts(rng, { places: names.length, each: [2, 8], all: [12, 20] });
  return tallyQuestion(rng, {
    prompt: rng.pick([`“${asked}” Con đếm các câu trả lời.`, `“${asked}” Con ghi các câu trả lời vào bảng.`]),
    things: mixed(rng, counts).map((place) => ({ thing: { type: "word", text: names[place] ?? "" }, place })),
    sheet: { type: "table", head: [corner, ...names], rows: [numbers] },
    places: names.map((name) => placeOf(name, total(counts))),
    strokes: null,
    exchanged: "Có hai số đang đổi chỗ cho nhau. Con xem lại tên các cột nhé!",
    wrongEnds: null,
    hints: [
      "Con đếm từng loại câu trả lời. Đếm xong câu nào thì gạch câu đó.",
      `Ghi xong, con cộng các ô: tổng phải bằng ${total(counts)}.`,
    ],
    way: `Kiểm tra: ${counts.join(" + ")} = ${total(counts)}, bằng số câu trả lời.`,
    praise: "collect",
    identity: `answers ${names.join()} ${counts.join()}`,
  });
}

interface Cell {
  readonly sex: string;
  readonly name: string;
}

/** What is said of the number in a cell, above all where only one of the two features was looked at. */
function cellPlace({ sex, name }: Cell, cells: readonly Cell[], counts: readonly number[]): TallyPlace {
  const sumOf = (fits: (cell: Cell) => boolean) =>
    total(cells.map((cell, place) => (fits(cell) ? (counts[place] ?? 0) : 0)));
  const ofName = sumOf((cell) => cell.name === name);
  const ofSex = sumOf((cell) => cell.sex === sex);
  return {
    distractors: [
      mistake("PARTIAL", ofName, `Đó là tất cả các bạn thích ${name}. Con chỉ đếm các bạn ${sex} nhé!`),
      mistake("PARTIAL", ofSex, `Đó là tất cả các bạn ${sex}. Con chỉ đếm các bạn thích ${name} nhé!`),
      mistake("READ", total(counts), `Đó là số thẻ tất cả. Con chỉ đếm các bạn ${sex} thích ${name} nhé!`),
    ],
    tooLow: `Còn thiếu bạn ${sex} thích ${name}. Con tìm thêm nhé!`,
    tooHigh: `Số bạn ${sex} thích ${name} thừa rồi. Mỗi thẻ chỉ đếm một lần thôi nhé!`,
  };
}

/** Two features into one table. */
function buildTwoFeaturesQuestion(rng: Rng): Question {
  const names = rng.shuffle(sports).slice(0, 3);
  const cells = sexes.flatMap((sex) => names.map((name) => ({ sex, name })));
  const counts = pickCounts(rng, { places: cells.length, each: [1, 5], all: [14, 18] });
  return tallyQuestion(rng, {
    prompt: "Thẻ ghi môn yêu thích của từng bạn nam, nữ. Con ghi số bạn.",
    things: mixed(rng, counts).map((place) => ({
      thing: { type: "word", text: cells[place]?.name ?? "", below: cells[place]?.sex ?? "" },
      place,
    })),
    sheet: { type: "table", head: ["môn", ...names], rows: [...sexes] },
    places: cells.map((cell) => cellPlace(cell, cells, counts)),
    strokes: null,
    exchanged: "Có hai số đang đổi chỗ cho nhau. Con xem lại tên hàng và tên cột nhé!",
    wrongEnds: null,
    hints: [
      "Mỗi ô cần đúng hai điều: môn ở trên và nam hay nữ ở bên trái.",
      `Con đếm lần lượt từng ô. Ghi xong, con cộng sáu ô: tổng phải bằng ${total(counts)}.`,
    ],
    way: `Kiểm tra: ${counts.join(" + ")} = ${total(counts)}, bằng số thẻ.`,
    praise: "collect",
    identity: `features ${cells.map(({ name }, place) => `${name} ${counts[place]}`).join()}`,
  });
}

/** Data are gathered and sorted (curriculum, c5-collect-data): answers; measured numbers in groups; two features, and the share of the most frequent. */
export const collectData = defineDataSkill({
  id: "c5-collect-data",
  classId: "5",
  title: "Thu thập, phân loại, sắp xếp số liệu",
  generate: byDifficulty({
    1: [buildAnswersQuestion],
    2: [buildGroupsQuestion],
    3: [buildTwoFeaturesQuestion, buildTwoFeaturesQuestion, buildFractionShareQuestion, buildPercentShareQuestion],
  }),
});
