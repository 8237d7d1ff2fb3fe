import type { ReactNode } from "react";
import { Hills } from "#components/stage/hills.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { isYoung } from "./is-young.ts";

/** The ground of every screen of a run, in the hue of its class: one screen high, scrolling only where it must. */
export function RunFrame({ classId, children }: { classId: ClassId; children: ReactNode }) {
  return (
    <div className={`c${classId} isolate flex h-dvh flex-col overflow-x-clip overflow-y-auto bg-surface`}>
      {isYoung(classId) && <Hills />}
      {children}
    </div>
  );
}
