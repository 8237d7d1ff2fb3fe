import type { Oracle } from "#tests/contract/oracle.ts";
import { putInRoles } from "#tests/contract/put-in-roles.ts";

const named = "(?:Cháu|Em|Bạn|Học trò) \\p{L}+ của \\p{L}+$";
const name = new RegExp(`^${named}`, "u");

const letter = [
  /^\p{L}+ \p{L}+, ngày \d+ tháng \d+ năm \d{4}$|^\p{L}+, ngày \d+ tháng \d+ năm \d{4}$/u,
  /(?:kính yêu|kính mến|yêu quý|thân yêu|thân mến)!$/u,
  /\?$/u,
  /^Còn .*\.$/u,
  new RegExp(`^(?:Cháu|Em|Mình) (?:chúc|mong) .* ${named}`, "u"),
];

const mail = [/^Đến: /u, /^Chủ đề: /u, /^(?:\p{L}+ )?[Cc]hào .*!$/u, /^(?!Đến|Chủ đề)[^!:]*[.?]$/u, name];

/** Knows each part by what stands in it. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  return putInRoles(seen, seen.view.cards.some((card) => card.startsWith("Chủ đề:")) ? mail : letter);
};
