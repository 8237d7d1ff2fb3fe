import type { Oracle } from "#tests/contract/oracle.ts";

/** The corner that is named alone, or the one that the base leaves. */
export const oracle: Oracle = ({ kind, prompt: { text } }) => {
  if (kind !== "draw") return null;
  const [, all = ""] = /tam giác (\p{Lu}{3})/u.exec(text) ?? [];
  const [, told] = /đỉnh (\p{Lu})(?!\p{Lu})/u.exec(text) ?? [];
  const [, base = ""] = /đáy (\p{Lu}{2})/u.exec(text) ?? [];
  const apex = told ?? [...all].find((letter) => !base.includes(letter)) ?? "";
  return `đường cao từ đỉnh ${apex} đến đáy ${all.replace(apex, "")}`;
};
