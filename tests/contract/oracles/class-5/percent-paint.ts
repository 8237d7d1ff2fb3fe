import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Part and whole of what is asked: 35% is 35 of 100. */
function asked({ prompt: { text } }: PublicQuestion): readonly [part: number, whole: number] | null {
  const [, top, bottom] = /(\d+)\u2044(\d+)/u.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined) return [Number(top), Number(bottom)];
  const [, percent] = /(\d+)%/u.exec(text) ?? [];
  return percent === undefined ? null : [Number(percent), 100];
}

/** The only number of squares (or percents) that is to all of them as the part is to the whole. */
export const oracle: Oracle = (seen) => {
  const share = asked(seen);
  if (share === null) return null;
  const [part, whole] = share;
  const all = seen.kind === "paint" ? seen.view.parts : 100;
  const fitting = Array.from({ length: all + 1 }, (_, count) => count).filter((count) => count * whole === part * all);
  if (fitting.length !== 1) return null;
  return seen.kind === "paint" ? `${fitting[0]}\u00a0ô` : String(fitting[0]);
};
