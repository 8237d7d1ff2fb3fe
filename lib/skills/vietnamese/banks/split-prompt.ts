import { underlined } from "./underlined.ts";

export interface SplitPrompt {
  /** What is asked. */
  readonly asked: string;
  /** The words it is asked about, drawn on a card of their own; null where the question says all. */
  readonly shown: string | null;
}

/** What a card may show: a gap, a missing mark, a part in brackets, words to be put in order, numbered places, a quotation. */
const material = /[…□[\]]| \/ |\(1\)|^“[^“”]+”\??$/u;

const asking = /(?:^|\s)(?:nào|gì|hay|mấy)(?:[\s,?:]|$)/u;

/** Longer words in quotation marks stand better on a card than inside the question. */
const leadingQuote = /^(“[^”]{18,}”(?: – “[^”]+”)?)\s+(.+)$/u;
const innerQuote = /^((?:[^“”]*“[^”]{1,17}”)*[^“”]*(?:câu|câu ghép|dòng|thành ngữ|tục ngữ)) “([^”]{18,})”(.*)$/iu;
const leadingList = /^(\(1\).+[.!?]) ([^.!?]+\?)$/u;

function isBalanced(text: string): boolean {
  return text.split("“").length === text.split("”").length;
}

function part(found: RegExpExecArray | null, asked: number, shown: number): SplitPrompt | null {
  return found === null ? null : { asked: found[asked] ?? "", shown: found[shown] ?? "" };
}

/** "Điền chữ nào vào chỗ chấm: con …á?": the mark of the question goes back to the question. */
function atColon(prompt: string): SplitPrompt | null {
  const at = prompt.indexOf(": ");
  const head = prompt.slice(0, Math.max(at, 0));
  const tail = prompt.slice(at + 2);
  const isBracketed = head.includes("trong ngoặc");
  if (at < 0 || !isBalanced(head) || head.includes("? ") || !(isBracketed || material.test(tail))) return null;
  const isAsked = asking.test(head);
  const takesMark = isAsked && tail.endsWith("?") && !tail.includes("□");
  const shown = takesMark ? tail.slice(0, -1) : tail;
  return {
    asked: isAsked ? `${head}?` : `${head}.`,
    shown: isBracketed && !shown.includes("[") ? shown.replace(/\(([^()]+)\)/u, "[$1]") : shown,
  };
}

/** "Từ nào không cùng nhóm: bút, thước, vở, cơm?" repeats what there is to choose from. */
function withoutChoices(prompt: string, choices: readonly string[]): SplitPrompt | null {
  const at = prompt.lastIndexOf(": ");
  const listed = prompt
    .slice(at + 2)
    .replace(/[?.]$/u, "")
    .split(", ");
  const isRepeated = at > 0 && listed.length === choices.length && listed.every((each) => choices.includes(each));
  return isRepeated ? { asked: `${prompt.slice(0, at)}?`, shown: null } : null;
}

function aboutInnerQuote(prompt: string): SplitPrompt | null {
  const [, before = "", shown = "", after = ""] = innerQuote.exec(prompt) ?? [];
  return shown === "" ? null : { asked: `${before} sau${after}`, shown };
}

/** "Con gì gáy ò ó o? Con …": a question, and then what it is asked about. */
function afterQuestion(prompt: string): SplitPrompt | null {
  const found = /^([^?]+?\?) (.+)$/u.exec(prompt);
  return isBalanced(found?.[1] ?? "“") ? part(found, 1, 2) : null;
}

/** A sentence with a gap, and nothing that asks. */
function gapAlone(prompt: string): SplitPrompt | null {
  return prompt.includes("…") ? { asked: "Điền gì vào chỗ chấm?", shown: prompt } : null;
}

function unquoted(text: string): string {
  return /^“[^“”]+”$/u.test(text) ? text.slice(1, -1) : text;
}

/** The question on a line of its own, and below it lines that it is about: a dialogue, a list. */
function atLineBreak(prompt: string): SplitPrompt | null {
  const at = prompt.indexOf("\n");
  return at < 0 ? null : { asked: prompt.slice(0, at), shown: prompt.slice(at + 1) };
}

/** Parts what is asked from what it is asked about (curriculum, "Item shape": bracket conventions). */
export function splitPrompt(prompt: string, choices: readonly string[] = []): SplitPrompt {
  const { asked, shown } = atLineBreak(prompt) ??
    withoutChoices(prompt, choices) ??
    atColon(prompt) ??
    part(leadingList.exec(prompt), 2, 1) ??
    part(leadingQuote.exec(prompt), 2, 1) ??
    aboutInnerQuote(prompt) ??
    afterQuestion(prompt) ??
    gapAlone(prompt) ?? { asked: prompt, shown: null };
  return { asked: underlined(asked), shown: shown === null ? null : unquoted(shown) };
}
