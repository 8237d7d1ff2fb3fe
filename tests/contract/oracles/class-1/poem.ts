import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { seenWords, wordOfLine } from "#tests/contract/seen-text.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const animals = /^(?:mèo con|gà trống|chú ếch|ong vàng|cá vàng|chim non|dế|còng|én)$/u;
const people = /^(?:bé|mẹ|cô giáo)$/u;
const colours = /^(?:vàng|xanh|xanh xanh|hồng|trắng xoá)$/u;

/** What else is asked for, by words of the question. */
const others: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [/bên cái gì/u, /^(?:bếp|gối)$/u],
  [/sáng khắp/u, /^trăng$/u],
  [/rơi trên/u, /^tàu lá$/u],
  [/cất mật/u, /^tổ ong$/u],
  [/trắng như/u, /^mây$/u],
  [/bơi trong/u, /^bể nước$/u],
  [/Đuôi cá như/u, /^quạt$/u],
  [/tích tắc/u, /^đồng hồ$/u],
  [/làm bằng/u, /^giấy$/u],
  [/hót trên/u, /^cành$/u],
  [/cho ai/u, /^em$/u],
  [/Quả gì/u, /^quả cam$/u],
  [/thành dải/u, /^khói$/u],
  [/qua đâu/u, /^cánh đồng$/u],
  [/nở trong hồ/u, /^hoa sen$/u],
  [/đưa hương/u, /^gió$/u],
  [/nơi hoa/u, /^hồ$/u],
  [/gọi em/u, /^trống trường$/u],
  [/Sao đêm như/u, /^mắt$/u],
  [/ướt mồ hôi/u, /^áo$/u],
  [/nở vàng/u, /^mai$/u],
  [
    /tiếng (?:kêu|gà|mưa|ếch|đồng hồ|chim|còi|trống|dế|sóng)/u,
    /^(?:meo meo|ò ó o|tí tách|ộp ộp|tích tắc|líu lo|tu tu|tùng tùng|rả rích|ì ầm)$/u,
  ],
  [/đôi chân|hương sen|gió của/u, /^(?:mềm|nhẹ|mát)$/u],
  [/trăng tròn|ánh sao|quả cam/u, /^(?:vành vạnh|lấp lánh|mọng nước)$/u],
  [/khen|kim chạy|nói cười|bay vui/u, /^(?:chăm chỉ|đều đều|ríu rít|rộn rã)$/u],
  [/bà vui|tiếng cười/u, /^(?:cười|giòn giã)$/u],
  [/đuôi cá mở|dáng gấu|ngủ say/u, /^(?:xoè|béo tròn|ngon lành)$/u],
];

/** Two sounds in one poem are told apart by what makes them. */
const makers: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [/tiếng mưa/u, /^tí tách$/u],
  [/tiếng ếch/u, /^ộp ộp$/u],
  [/tiếng cười/u, /^giòn giã$/u],
  [/dáng gấu/u, /^béo tròn$/u],
  [/ngủ say/u, /^ngon lành$/u],
];

function fitting({ prompt }: PublicQuestion): RegExp | null {
  const { text } = prompt;
  if (/^Con gì/u.test(text)) return animals;
  if (/chỉ màu/u.test(text)) return colours;
  return [...makers, ...others].find(([asked]) => asked.test(text))?.[1] ?? null;
}

/** Rimes are compared letter by letter; else the kind of word that is asked for stands in the poem once. */
export const oracle: Oracle = (seen) => {
  const lines = seenWords(seen);
  if (lines === null) return null;
  const [rime] = quoted(seen.prompt.text);
  const words = lines.flat().map((word) => word.toLowerCase());
  if (rime !== undefined) return words.filter((word) => splitLetters(word).rime === rime).join(", ");
  const [question = ""] = seen.prompt.text.split("?");
  if (/^Ai/u.test(question)) return wordOfLine(question, lines, people);
  const fits = fitting(seen);
  return fits === null ? null : words.filter((word) => fits.test(word)).join(", ");
};
