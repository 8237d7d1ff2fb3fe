import type { Joint } from "#components/stage/bamboo.tsx";
import { resultText } from "#lib/text/result-text.ts";

/** What was right, in one sentence; it counts what went well and nothing else. */
export function resultSentence(joints: readonly Joint[], mode: "practice" | "challenge"): string {
  const total = joints.length;
  const first = joints.filter((joint) => joint === "right").length;
  const second = joints.filter((joint) => joint === "second").length;
  if (total > 0 && first === total) return resultText.allRight(total);
  if (first + second === 0) return resultText.tried(total);
  if (mode === "challenge") return resultText.rightOnly(first, total);
  const parts = [
    ...(first > 0 ? [resultText.rightFirst(first)] : []),
    ...(second > 0 ? [resultText.rightSecond(second)] : []),
  ];
  return `${parts.join(", ")}.`;
}
