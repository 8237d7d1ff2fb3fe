import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText, putInRoles } from "#tests/contract/put-in-roles.ts";

const application = [/^Quốc hiệu/u, /^Đơn xin /u, /^Kính gửi: /u, /^Em tên là /u, /^Em xin hứa /u, /^Người làm đơn: /u];
const invitation = [
  /^Giấy mời$/u,
  /^(?:Kính mời: (?!bạn |các bạn (?!và phụ huynh))|Thân mời: (?:bạn|các bạn) )/u,
  /^Đến dự: /u,
  /^Vào lúc: \d/u,
  /^Người mời: /u,
];

/** Goes from the first step to the one that says the thing just done is done, and so on. */
function walk(cards: readonly string[]): string | null {
  const text = cards.filter((card) => card.startsWith("Trước tiên,"));
  for (let at = 0; at < 2; at += 1) {
    const before = (text[at] ?? "").toLowerCase().replace(/^.*? xong,/u, "");
    const next = cards.filter((card) => {
      const [, done] = /^(.+) xong,/u.exec(card.toLowerCase()) ?? [];
      const words = done === undefined ? [] : done.split(" ");
      return words.length > 0 && words.every((word) => ` ${before}`.includes(` ${word}`));
    });
    if (next.length !== 1) return null;
    text.push(...next);
  }
  text.push(...cards.filter((card) => card.startsWith("Cuối cùng,")));
  return text.length === cards.length ? asOneText(text) : null;
}

export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const { cards } = seen.view;
  if (cards.includes("Giấy mời")) return putInRoles(seen, invitation);
  return cards.some((card) => card.startsWith("Người làm đơn")) ? putInRoles(seen, application) : walk(cards);
};
