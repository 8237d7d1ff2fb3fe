import type { ProgressSegment } from "#components/stage/bamboo.tsx";
import { resultText } from "#lib/text/result-text.ts";

/** What was right, in one sentence; it counts what went well and nothing else. */
export function resultSentence(segments: readonly ProgressSegment[], mode: "practice" | "challenge"): string {
  const total = segments.length;
  const first = segments.filter((segment) => segment === "right").length;
  const second = segments.filter((segment) => segment === "second").length;
  if (total > 0 && first === total) return resultText.allRight(total);
  if (first + second === 0) return resultText.tried(total);
  if (mode === "challenge") return resultText.rightOnly(first, total);
  const parts = [
    ...(first > 0 ? [resultText.rightFirst(first)] : []),
    ...(second > 0 ? [resultText.rightSecond(second)] : []),
  ];
  return `${parts.join(", ")}.`;
}
