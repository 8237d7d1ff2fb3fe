import type { ReactNode } from "react";
import { SpeechNotice } from "#components/speech/speech-notice.tsx";
import { Hills } from "#components/stage/hills.tsx";
import type { ClassId } from "#lib/core/class-id.ts";

/**
 * The ground of every screen of a run, in the hue of its class: one screen high, scrolling only where it must; a low
 * screen scrolls as a whole, so that nothing covers what is read.
 */
export function RunFrame({ classId, children }: { classId: ClassId; children: ReactNode }) {
  return (
    <div
      data-run=""
      className={`c${classId} isolate flex h-dvh flex-col overflow-x-clip overflow-y-auto bg-surface low:h-auto low:min-h-dvh low:overflow-y-visible`}
    >
      {isYoung(classId) && <Hills />}
      {children}
      <SpeechNotice classId={classId} />
    </div>
  );
}

/** Classes 1 and 2: pictures first, with giraffe and hills; the others are text first (rules.md, 16). */
export function isYoung(classId: ClassId): boolean {
  return classId === "1" || classId === "2";
}
