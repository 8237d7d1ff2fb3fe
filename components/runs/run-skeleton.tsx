import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { RunFrame } from "./run-frame.tsx";

/** Stands in the place of a run until its questions are there: same ground, same places. */
export function RunSkeleton({ classId }: { readonly classId: ClassId }) {
  return (
    <RunFrame classId={classId}>
      <div className="mx-auto grid w-full max-w-[760px] gap-3 px-4 pt-20 tablet:gap-6 tablet:px-8" aria-hidden="true">
        <Skeleton className="h-19 rounded-bubble tablet:h-26" />
        <Skeleton className="h-56 rounded-card tablet:h-96" />
        <div className="grid grid-cols-2 gap-3 tablet:gap-5">
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
          <Skeleton className="h-17 rounded-answer tablet:h-27" />
        </div>
      </div>
    </RunFrame>
  );
}
