import type { Figure } from "#lib/questions/figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { tenFrame } from "./ten-frame.ts";

/** A number of things, of which one part is known. */
interface Parts {
  readonly whole: number;
  readonly part: number;
  readonly picture: PictureName;
}

/** What is missing has a question mark each. */
export function drawMissing({ whole, part, picture }: Parts): Figure {
  const labels = Array.from({ length: whole - part }, (_, step) => ({ place: part + step, label: "?" }));
  return tenFrame({
    groups: [{ picture, count: part }],
    labels,
    alt: `Khung mười ô có ${pictureText[picture].name} và dấu hỏi.`,
  });
}

/** What is missing is counted on. */
export function drawBoth({ whole, part, picture }: Parts): Figure {
  const labels = Array.from({ length: whole - part }, (_, step) => ({
    place: part + step,
    label: `${part + step + 1}`,
  }));
  return tenFrame({
    groups: [{ picture, count: part }],
    labels,
    alt: `Khung mười ô có ${pictureText[picture].name} và các số đếm thêm.`,
  });
}

export function drawBond({ whole, part }: Pick<Parts, "whole" | "part">): Figure {
  return {
    type: "bond",
    whole: String(whole),
    parts: [String(part), "?"],
    alt: `Sơ đồ tách ${whole} thành ${part} và một số.`,
  };
}
