import type { Rng } from "#lib/core/rng.ts";
import { cellAt, type ReadTableView } from "#lib/questions/kinds/read-table/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnCells, readTableQuestion, rowCells, wrongCells } from "#lib/skills/drafts/read-table-question.ts";
import { childrenOfTables } from "./children-of-tables.ts";
import { storyTitles, writers } from "./contents-stories.ts";

const size = 4;
const [titles, authors, pages] = [0, 1, 2];

interface Story {
  readonly title: string;
  readonly author: string;
  readonly page: number;
}

interface Contents {
  readonly view: ReadTableView;
  readonly stories: readonly Story[];
}

const names = ["Mục lục", "Mục lục truyện đọc", "Mục lục truyện thiếu nhi", "Mục lục tập truyện hay"];

/** The pages on which so many parts of a book begin. */
export function pickPages(rng: Rng, count: number): number[] {
  let page = rng.int(3, 9);
  return Array.from({ length: count }, () => {
    const own = page;
    page += rng.int(4, 13);
    return own;
  });
}

function pickContents(rng: Rng): Contents {
  const [shownTitles, shownWriters, at] = [rng.shuffle(storyTitles), rng.shuffle(writers), pickPages(rng, size)];
  const stories = at.map(
    (page, place): Story => ({ title: shownTitles[place] ?? "", author: shownWriters[place] ?? "", page }),
  );
  const rows = [
    ["Tên bài", "Tác giả", "Trang"],
    ...stories.map(({ title, author, page }) => [title, author, String(page)]),
  ];
  return { stories, view: { title: rng.pick(names), rows, isSingle: true } };
}

/** A row below the head, and what stands in it. */
function pickStory(rng: Rng, { stories }: Contents) {
  const row = rng.int(1, size);
  return { row, ...(stories[row - 1] ?? { title: "", author: "", page: 0 }) };
}

const isHead = "Ô đó là tên cột. Con xem các hàng ở dưới nhé!";

/** "Bài “Vườn hoa của bà” ở trang nào?" */
export function buildPageQuestion(rng: Rng): Question {
  const contents = pickContents(rng);
  const { view } = contents;
  const { row, title, page } = pickStory(rng, contents);
  return readTableQuestion(rng, {
    prompt: rng.pick([
      `Con chạm vào ô trả lời: Bài “${title}” ở trang nào?`,
      `Con chạm vào số trang của bài “${title}”.`,
      `${rng.pick(childrenOfTables)} muốn đọc bài “${title}”. Con chạm vào số trang cần mở.`,
    ]),
    view,
    answer: [cellAt(row, pages)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells("FIELD", [cellAt(row, authors)], "Ô đó ghi tác giả. Con dóng tiếp sang cột “Trang” nhé!"),
      wrongCells("DATUM", [cellAt(row, titles)], "Tìm đúng bài rồi. Con dóng ngang sang cột “Trang” nhé!"),
      wrongCells("READ", [cellAt(row - 1, pages)], "Đó là trang của bài ở hàng trên. Con dóng lại nhé!"),
      wrongCells("READ", [cellAt(row + 1, pages)], "Đó là trang của bài ở hàng dưới. Con dóng lại nhé!"),
      wrongCells("READ", columnCells(view, pages), "Đó là trang của bài khác. Con dóng lại nhé!"),
    ],
    missing: "Con tìm tên bài ở cột đầu trước nhé!",
    wrong: "Ô đó ở hàng của bài khác. Con tìm tên bài trước nhé!",
    hints: ["Con tìm tên bài ở cột đầu.", "Từ tên bài, con dóng ngang sang cột “Trang”."],
    explanation: `Tìm bài “${title}”. Dóng ngang sang cột “Trang”: ${page}.`,
    praise: "table",
    identity: `page ${title} ${page}`,
  });
}

/** "Con chạm vào tên tác giả của bài “Con thuyền giấy”." */
export function buildAuthorQuestion(rng: Rng): Question {
  const contents = pickContents(rng);
  const { view } = contents;
  const { row, title, author } = pickStory(rng, contents);
  return readTableQuestion(rng, {
    prompt: rng.pick([
      `Con chạm vào tên tác giả của bài “${title}”.`,
      `Con chạm vào ô trả lời: Ai viết bài “${title}”?`,
    ]),
    view,
    answer: [cellAt(row, authors)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells("DATUM", [cellAt(row, titles)], "Tìm đúng bài rồi. Con dóng ngang sang cột “Tác giả” nhé!"),
      wrongCells("FIELD", [cellAt(row, pages)], "Ô đó ghi số trang. Tác giả ở cột giữa, con nhé!"),
      wrongCells("FIELD", columnCells(view, authors), "Người đó viết bài khác. Con dóng lại hàng nhé!"),
    ],
    missing: "Con tìm tên bài ở cột đầu trước nhé!",
    wrong: "Ô đó ở hàng của bài khác. Con tìm tên bài trước nhé!",
    hints: ["Tác giả là người viết bài.", "Con tìm tên bài, rồi dóng ngang sang cột “Tác giả”."],
    explanation: `Tìm bài “${title}”. Dóng ngang sang cột “Tác giả”: ${author}.`,
    praise: "table",
    identity: `author ${title} ${author}`,
  });
}

/** "Con chạm vào số trang bài của tác giả Minh Hà." */
export function buildPageOfAuthorQuestion(rng: Rng): Question {
  const contents = pickContents(rng);
  const { view } = contents;
  const { row, author, page } = pickStory(rng, contents);
  return readTableQuestion(rng, {
    prompt: `Con chạm vào số trang có bài của tác giả ${author}.`,
    view,
    answer: [cellAt(row, pages)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells("DATUM", [cellAt(row, authors)], "Tìm đúng tác giả rồi. Con dóng ngang sang cột “Trang” nhé!"),
      wrongCells("FIELD", [cellAt(row, titles)], "Đó là tên bài. Con dóng ngang sang cột “Trang” nhé!"),
      wrongCells("READ", columnCells(view, pages), "Đó là trang có bài của người khác. Con dóng lại nhé!"),
    ],
    missing: "Con tìm tên tác giả ở cột giữa trước nhé!",
    wrong: "Ô đó ở hàng của tác giả khác. Con dóng lại nhé!",
    hints: ["Con tìm tên tác giả ở cột giữa.", "Từ tên ấy, con dóng ngang sang cột “Trang”."],
    explanation: `Tìm tác giả ${author}. Dóng ngang sang cột “Trang”: ${page}.`,
    praise: "table",
    identity: `page of ${author} ${page}`,
  });
}

/** "Con chạm vào tên bài bắt đầu ở trang 18." */
export function buildTitleQuestion(rng: Rng): Question {
  const contents = pickContents(rng);
  const { view } = contents;
  const { row, title, page } = pickStory(rng, contents);
  return readTableQuestion(rng, {
    prompt: rng.pick([`Con chạm vào tên bài ở trang ${page}.`, `Con chạm vào ô trả lời: Trang ${page} có bài nào?`]),
    view,
    answer: [cellAt(row, titles)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells("DATUM", [cellAt(row, pages)], "Tìm đúng trang rồi. Con dóng ngang về cột “Tên bài” nhé!"),
      wrongCells("FIELD", [cellAt(row, authors)], "Đó là tên tác giả. Con dóng sang cột “Tên bài” nhé!"),
      wrongCells("FIELD", columnCells(view, titles), `Bài đó không ở trang ${page}. Con dóng lại hàng nhé!`),
    ],
    missing: "Con tìm số trang trước nhé!",
    wrong: `Con tìm số ${page} ở cột “Trang” trước nhé!`,
    hints: [`Con tìm số ${page} ở cột “Trang”.`, "Từ số ấy, con dóng ngang về cột “Tên bài”."],
    explanation: `Tìm số ${page} ở cột “Trang”. Dóng ngang về tên bài: ${title}.`,
    praise: "table",
    identity: `title ${title} ${page}`,
  });
}

/** "Bài nào đứng trước: “Ngày hội làng” hay “Mùa lúa chín”? Con chạm vào bài ấy." */
export function buildFirstStoryQuestion(rng: Rng): Question {
  const { view, stories } = pickContents(rng);
  const [low = 0, high = 1] = rng
    .shuffle(stories.map((_, place) => place))
    .slice(0, 2)
    .toSorted((one, other) => one - other);
  const isFirst = rng.int(0, 1) === 0;
  const side = isFirst ? "trước" : "sau";
  const [right, left] = isFirst ? [low, high] : [high, low];
  const [title, other] = [stories[right], stories[left]];
  const [one, two] = rng.shuffle([title?.title ?? "", other?.title ?? ""]);
  const [smaller, larger] = [stories[low]?.page, stories[high]?.page];
  return readTableQuestion(rng, {
    prompt: `Bài nào đứng ${side}: “${one}” hay “${two}”? Con chạm vào bài ấy.`,
    view,
    answer: [cellAt(right + 1, titles)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells(
        "ORDER",
        [cellAt(left + 1, titles)],
        `Bài đó ở trang ${other?.page}, đứng ${isFirst ? "sau" : "trước"} bài kia.`,
      ),
      wrongCells("FIELD", columnCells(view, titles), "Câu hỏi không nói đến bài đó."),
    ],
    missing: "Con chạm vào tên bài nhé!",
    wrong: "Con chạm vào tên bài nhé!",
    hints: ["Con tìm hai tên bài ấy trong mục lục.", `Bài đứng ${side} có số trang ${isFirst ? "bé" : "lớn"} hơn.`],
    explanation: `Trang ${smaller} đứng trước trang ${larger}. Bài đứng ${side} là: ${title?.title}.`,
    praise: "table",
    identity: `first ${isFirst} ${one} ${two} ${smaller} ${larger}`,
  });
}

/** "Nam đang đọc trang 20. Con chạm vào bài Nam đang đọc." */
export function buildPageWithinQuestion(rng: Rng): Question {
  const { view, stories } = pickContents(rng);
  const at = rng.int(0, size - 2);
  const [story, next] = [stories[at], stories[at + 1]];
  const [from, to] = [story?.page ?? 0, next?.page ?? 0];
  const page = rng.int(from + 1, to - 1);
  const child = rng.pick(childrenOfTables);
  const cells = stories.map((_, place) => cellAt(place + 1, titles));
  return readTableQuestion(rng, {
    prompt: rng.pick([
      `${child} đang đọc trang ${page}. Con chạm vào bài ${child} đang đọc.`,
      `Con chạm vào ô trả lời: Trang ${page} thuộc bài nào?`,
    ]),
    view,
    answer: [cellAt(at + 1, titles)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), isHead),
      wrongCells(
        "FIELD",
        cells.filter((_, place) => place > at),
        `Bài đó bắt đầu sau trang ${page}.`,
      ),
      wrongCells(
        "FIELD",
        cells.filter((_, place) => place < at),
        `Bài đó đã hết trước trang ${page}.`,
      ),
    ],
    missing: "Con chạm vào tên bài nhé!",
    wrong: "Con dóng ngang về cột đầu, rồi chạm vào tên bài nhé!",
    hints: ["Mỗi bài kéo dài đến khi bài sau bắt đầu.", `Con tìm hai số trang liền nhau có ${page} ở giữa.`],
    explanation: `Trang ${page} ở giữa trang ${from} và trang ${to}. Vậy trang ấy thuộc bài: ${story?.title}.`,
    praise: "table",
    identity: `within ${page} ${story?.title} ${from} ${to}`,
  });
}
