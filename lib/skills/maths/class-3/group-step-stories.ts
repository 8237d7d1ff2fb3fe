import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";

/** Things in equal groups, of which some go or to which some come; then so many in all, of which groups are made. */
const heaps = readTable(
  { numbers: [], words: ["sort", "who", "holder", "thing", "unit", "tell", "change", "asks", "grouped", "last"] },
  `
  out  | mẹ        | túi  | quả cam       | quả   | {Who} mua {g} túi cam, mỗi túi có {e} quả.            | {Who} biếu bà {r} quả.                | {Who} còn lại bao nhiêu quả cam?             | Số quả cam trong {g} túi          | Số quả cam {who} còn lại
  out  | cô giáo   | hộp  | cái bút chì   | cái   | {Who} có {g} hộp bút chì, mỗi hộp có {e} cái.         | {Who} tặng học sinh {r} cái.          | {Who} còn lại bao nhiêu cái bút chì?         | Số bút chì trong {g} hộp      | Số bút chì {who} còn lại
  out  | bác Tư    | khay | quả trứng     | quả   | {Who} có {g} khay trứng, mỗi khay có {e} quả.         | {Who} bán đi {r} quả.                 | {Who} còn lại bao nhiêu quả trứng?           | Số quả trứng trong {g} khay       | Số quả trứng {who} còn lại
  out  | thư viện  | chồng | quyển truyện | quyển | {Who} có {g} chồng truyện, mỗi chồng có {e} quyển.    | {Who} cho mượn {r} quyển.             | {Who} còn lại bao nhiêu quyển truyện?        | Số quyển truyện trong {g} chồng   | Số quyển truyện {who} còn lại
  out  | cửa hàng  | bó   | bông hoa hồng | bông  | {Who} có {g} bó hoa hồng, mỗi bó có {e} bông.         | {Who} bán đi {r} bông.                | {Who} còn lại bao nhiêu bông hoa hồng?       | Số bông hoa hồng trong {g} bó     | Số bông hoa hồng {who} còn lại
  in   | bà        | rổ   | quả xoài      | quả   | {Who} hái được {g} rổ xoài, mỗi rổ có {e} quả.        | {Who} hái thêm {r} quả để riêng.      | {Who} hái được tất cả bao nhiêu quả xoài?    | Số quả xoài trong {g} rổ          | Số quả xoài {who} hái được tất cả
  in   | hội trường | hàng | cái ghế       | cái   | {Who} có {g} hàng ghế, mỗi hàng có {e} cái.           | Bác bảo vệ kê thêm {r} cái.           | {Who} có tất cả bao nhiêu cái ghế?           | Số ghế trong {g} hàng         | Số ghế {who} có tất cả
  in   | vườn nhà Páo | luống | cây bắp cải | cây  | {Who} có {g} luống bắp cải, mỗi luống có {e} cây.     | Páo trồng thêm {r} cây.               | {Who} có tất cả bao nhiêu cây bắp cải?       | Số cây bắp cải trong {g} luống    | Số cây bắp cải {who} có tất cả
  in   | bạn Mảy   | trang | con tem      | con   | {Who} dán tem kín {g} trang, mỗi trang có {e} con.    | {Who} còn {r} con chưa dán.           | {Who} có tất cả bao nhiêu con tem?           | Số con tem trên {g} trang         | Số con tem {who} có tất cả
  rest | cô Lan    | lọ   | bông hoa      | bông  | {Who} có {w} bông hoa.                                | {Who} cắm vào {g} lọ, mỗi lọ {e} bông. | {Who} còn lại bao nhiêu bông hoa?           | Số bông hoa cắm trong {g} lọ      | Số bông hoa {who} còn lại
  rest | chị Hà    | hộp  | cái bánh      | cái   | {Who} làm được {w} cái bánh.                          | {Who} xếp vào {g} hộp, mỗi hộp {e} cái. | {Who} còn lại bao nhiêu cái bánh chưa xếp? | Số bánh xếp trong {g} hộp     | Số bánh chưa xếp
  rest | thầy Nam  | bạn  | quyển vở      | quyển | {Who} có {w} quyển vở.                                | {Who} thưởng cho {g} bạn, mỗi bạn {e} quyển. | {Who} còn lại bao nhiêu quyển vở?      | Số quyển vở thưởng cho {g} bạn    | Số quyển vở {who} còn lại
  rest | bác Hoa   | rổ   | quả bưởi      | quả   | {Who} hái được {w} quả bưởi.                          | {Who} xếp vào {g} rổ, mỗi rổ {e} quả. | {Who} còn lại bao nhiêu quả bưởi chưa xếp?   | Số quả bưởi xếp trong {g} rổ      | Số quả bưởi chưa xếp
`,
);

const sorts = {
  out: { last: "c − r", joined: "e × g − r", wrong: "c + r", partial: "e − r" },
  in: { last: "c + r", joined: "e × g + r", wrong: "c − r", partial: "e + r" },
  rest: { last: "w − c", joined: "w − e × g", wrong: "w + c", partial: "w − e" },
} as const;

type Sort = keyof typeof sorts;

const isSort = (sort: string): sort is Sort => Object.hasOwn(sorts, sort);

/** What is left is never what the first step finds, nor a number of the story. */
function pickNumbers(rng: Rng, sort: Sort) {
  const [g, e] = [rng.int(3, 8), rng.int(4, 9)];
  const grouped = g * e;
  const other = rng.int(3, 25);
  const answer = { out: grouped - other, in: grouped + other, rest: other }[sort];
  if (answer < 2 || [grouped, g, e].includes(answer) || other === grouped) return null;
  return { told: { e, ...(sort === "rest" ? { w: grouped + other } : { r: other }) }, bare: { g } };
}

function toStory({ who, holder, thing, unit, ...row }: (typeof heaps)[number]): StepsStory {
  const sort = isSort(row.sort) ? row.sort : "out";
  const { last, joined, wrong, partial } = sorts[sort];
  const isLess = sort !== "in";
  const name = (text: string) => text.replaceAll("{who}", who).replaceAll("{Who}", capital(who));
  const [does, asks] = isLess ? ["trừ", "còn lại"] : ["cộng", "tất cả"];
  return {
    tell: [row.tell, row.change, row.asks].map(name).join(" "),
    steps: [`c = e × g | ${row.grouped}`, `d = ${last} | ${name(row.last)}`],
    others: [
      `each = ? | Số ${thing.replace("cái ", "")} của mỗi ${holder}`,
      `holders = ? | Số ${holder} có tất cả | ${holder}`,
    ],
    alternatives: [`d = ${joined}`],
    slips: [
      ["c = g + e", "OP", `Mỗi ${holder} đều có {e} ${unit}. Con làm phép nhân nhé!`],
      [`d = ${wrong}`, "OP", `Hỏi ${asks} thì con làm phép ${does}.`],
      [`d = ${partial}`, "PARTIAL", `Con mới tính một ${holder}. Con tính cả {g} ${holder} nhé!`],
    ],
    hints: [
      `Trước hết con tìm {g} ${holder} có tất cả bao nhiêu ${thing}.`,
      `Mỗi ${holder} đều có {e} ${unit}. Ở dòng 1, con làm phép tính gì?`,
      `Dòng 1: con làm phép nhân. Dòng 2: con làm phép ${does}.`,
    ],
    asked: lowerFirst(name(row.asks)).replace("?", ""),
    unit,
    pick: (rng) => pickNumbers(rng, sort),
  };
}

/** "Mẹ mua 5 túi cam, mỗi túi có 8 quả. Mẹ biếu bà 12 quả. Mẹ còn lại bao nhiêu quả cam?" */
export const groupStepStories: readonly StepsStory[] = heaps.map(toStory);
