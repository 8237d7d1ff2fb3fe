import type { Oracle } from "#tests/contract/oracle.ts";

/** What is to be drawn, from the letters that are told. */
export const oracle: Oracle = ({ kind, prompt: { text } }) => {
  if (kind !== "draw") return null;
  const [, rectangle] = /hình chữ nhật (\p{Lu}{4})/u.exec(text) ?? [];
  if (rectangle !== undefined) return `hình chữ nhật ${rectangle}`;
  const [, line] = /đường thẳng (\p{Lu}{2})/u.exec(text) ?? [];
  const [, point] = /điểm (\p{Lu})(?!\p{Lu})/u.exec(text) ?? [];
  return `đường thẳng qua ${point}, vuông góc với ${line}`;
};
