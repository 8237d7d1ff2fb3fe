import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Words } from "#lib/skills/drafts/draft.ts";

/** What a letter has besides the plain one it is made of. */
const marks: readonly (readonly [letters: string, mark: string])[] = [
  ["ă", "dấu cong ở trên"],
  ["âêô", "dấu mũ ở trên"],
  ["ơư", "dấu móc bên phải"],
  ["đ", "nét ngang"],
];

function markOf(letter: string): string | null {
  return marks.find(([letters]) => letters.includes(letter.toLowerCase()))?.[1] ?? null;
}

/** Said to a letter that is not the wanted one: its mark, or that it has none, and how it is called. */
export function tellLetter(letter: string): Words {
  const name = letterName(letter);
  const mark = markOf(letter);
  const told = mark === null ? "" : ` có ${mark} và`;
  return {
    text: `Chữ “${letter}”${told} đọc là “${name}”.`,
    spoken: `Chữ con chọn${told} đọc là ${name}.`,
  };
}
