import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { Words } from "#lib/skills/drafts/draft.ts";
import { soundLine } from "./sound-line.ts";
import { toneNames } from "./tone-names.ts";

/** What is said to a wrong part of a syllable, naming the part that was taken; `listen` sends back to what was asked. */
export function wrongParts(listen: { readonly initial: string; readonly rime: string; readonly tone: string }) {
  return {
    initial(part: string): Words {
      if (part === "") return `Con chưa chọn âm đầu nào. ${listen.initial}`;
      const { spoken } = soundLine(part);
      return {
        text: `“${part}” đọc là “${spoken}”. ${listen.initial}`,
        spoken: `Âm đầu con chọn đọc là ${spoken}. ${listen.initial}`,
      };
    },
    rime: (part: string): Words => `Con đã chọn vần “${part}”. ${listen.rime}`,
    tone: (part: Tone): Words =>
      part === "ngang"
        ? `Con chưa chọn dấu thanh. ${listen.tone}`
        : `Con đã chọn ${toneNames[part].name}. ${listen.tone}`,
  };
}
