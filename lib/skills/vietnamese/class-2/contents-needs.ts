import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { cellAt } from "#lib/questions/kinds/read-table/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnCells, readTableQuestion, rowCells, wrongCells } from "#lib/skills/drafts/read-table-question.ts";
import { childrenOfTables } from "./children-of-tables.ts";
import { books } from "./contents-books.ts";
import { pickPages } from "./contents-cells.ts";

const [parts, pages] = [0, 1];

/** "An muốn biết vì sao răng bị sâu. Con chạm vào số trang cần mở." */
export function buildNeedQuestion(rng: Rng): Question {
  const book = rng.pick(books);
  const shown = rng.shuffle(book.parts);
  const at = pickPages(rng, shown.length);
  const place = rng.int(0, shown.length - 1);
  const { name, needs } = shown[place] ?? { name: "", needs: [] };
  const { wish, why } = rng.pick(needs);
  const [row, child] = [place + 1, rng.pick(childrenOfTables)];
  const asksPage = rng.int(0, 2) > 0;
  const view = {
    title: `Mục lục: ${book.title}`,
    rows: [["Phần", "Trang"], ...shown.map((part, each) => [part.name, String(at[each])])],
    isSingle: true,
  };
  const other = `Phần đó không giúp được ${child}. Con đọc lại tên các phần nhé!`;
  return readTableQuestion(rng, {
    prompt: asksPage
      ? rng.pick([`${child} ${wish}. Con chạm vào số trang cần mở.`, `${child} ${wish}. Con chạm vào trang cần tìm.`])
      : `${child} ${wish}. Con chạm vào tên phần cần đọc.`,
    view,
    answer: [cellAt(row, asksPage ? pages : parts)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), "Ô đó là tên cột. Con xem các hàng ở dưới nhé!"),
      asksPage
        ? wrongCells("FIELD", [cellAt(row, parts)], "Tìm đúng phần rồi. Con dóng ngang sang cột “Trang” nhé!")
        : wrongCells("FIELD", [cellAt(row, pages)], "Tìm đúng hàng rồi. Con chạm vào tên phần nhé!"),
      wrongCells("FIELD", columnCells(view, parts), other),
      wrongCells("READ", columnCells(view, pages), "Trang đó mở ra phần khác. Con đọc lại tên các phần nhé!"),
    ],
    missing: "Con đọc lại tên các phần nhé!",
    wrong: "Con đọc lại tên các phần nhé!",
    hints: [
      `Con đọc tên từng phần, xem phần nào giúp được ${child}.`,
      asksPage ? "Tìm được phần ấy, con dóng ngang sang cột “Trang”." : "Con nghĩ xem mỗi phần nói về những gì.",
    ],
    explanation: asksPage
      ? `${capital(why)} Tìm phần “${name}”, dóng ngang sang cột “Trang”: ${at[place]}.`
      : `${capital(why)} Vậy ${child} cần đọc phần: ${name}.`,
    praise: "table",
    identity: `need ${wish} ${asksPage} ${at[place]}`,
  });
}
