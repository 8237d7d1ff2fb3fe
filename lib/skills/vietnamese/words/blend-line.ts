import type { Line } from "#lib/core/line.ts";
import { soundLine } from "./sound-line.ts";
import type { SyllableParts } from "./syllable-parts.ts";
import { toneNames } from "./tone-names.ts";

/** "“ng” ghép với “ôi”, thêm dấu ngã, được tiếng “ngỗi”." */
export function blendLine({ text, initial, rime, syllable: { tone } }: SyllableParts): Line {
  const toned = tone === "ngang" ? toneNames[tone].name : `thêm ${toneNames[tone].name}`;
  return {
    text: `“${initial}” ghép với “${rime}”, ${toned}, được tiếng “${text}”.`,
    spoken: `${soundLine(initial).spoken} ghép với ${rime}, ${toned}, được tiếng ${text}.`,
  };
}
