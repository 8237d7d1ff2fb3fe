import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

/** What leads to a text, and what ends it, by the words an idea begins with. */
const opening = /^(?:giới thiệu|nêu) /u;
const ending = /^(?:tình cảm|cảm xúc|điều em (?:mong|nhớ))/u;

/** What is told of a tree. */
const ofTree =
  /^(?:nhìn từ xa|cả (?:cây|bụi)|dáng cây|rễ|lá|chồi non|thân|hoa|tàu lá|quả|vỏ thân|cành|cánh hoa|gốc|vòm lá) /u;

export const oracle: Oracle = (seen) =>
  seenTrays(seen, (idea) => {
    if (opening.test(idea)) return 0;
    if (ending.test(idea)) return 2;
    const isOut = seen.kind === "sort" && seen.view.trays.length === 4 && !ofTree.test(idea);
    return isOut ? 3 : 1;
  });
