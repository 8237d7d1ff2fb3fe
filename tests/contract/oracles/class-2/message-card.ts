import type { Oracle } from "#tests/contract/oracle.ts";
import { putInRoles } from "#tests/contract/put-in-roles.ts";

const call = /^\p{Lu}[^.:]*!$/u;
const sign = /^(?:Con|Cháu|Em|Bạn) của \p{L}+: \p{L}+$/u;
const followsOn = /^Sau đó,|^\p{L}+(?: \p{L}+)* ấy /u;

/** Somebody who writes or is written to, or their people, is spoken of, or an hour or a day. */
const isNews =
  /(?<!\p{L})(?:[Cc]on (?:sang|đã|để|mang|ở|tìm|được)|[Cc]ô giáo|[Bb]ác|[Cc]hú Lâm|đón con|lớp con|[Cc]háu|[Mm]ẹ|[Bb]ố|[Ee]m|[Tt]ớ|[Mm]ình|[Cc]ô dặn)(?!\p{L})/u;
const news = new RegExp(`^(?!.* ấy |Sau đó)(?=.*${isNews.source})[^!:]*(?:[.]|lắm!)$`, "u");

/** Knows each part by what it does: it calls, tells, goes on, wishes, signs. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const { cards } = seen.view;
  if (cards.length === 3) return putInRoles(seen, [call, news, sign]);
  if (cards.length === 5) return putInRoles(seen, [call, news, followsOn, sign]);
  return putInRoles(seen, [call, /rồi,|Hôm nay là|Sắp |Mừng /u, / này, .* chúc /u, sign]);
};
