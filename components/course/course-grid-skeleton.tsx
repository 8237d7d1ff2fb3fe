import { Skeleton } from "#components/ui/skeleton.tsx";

/** Holds the places of four cards while the course list is on its way. */
export function CourseGridSkeleton() {
  return (
    <div aria-hidden="true" className="mt-5 grid grid-cols-2 gap-4 tablet:gap-6">
      <Skeleton className="h-53 rounded-card tablet:h-75" />
      <Skeleton className="h-53 rounded-card tablet:h-75" />
      <Skeleton className="h-53 rounded-card tablet:h-75" />
      <Skeleton className="h-53 rounded-card tablet:h-75" />
    </div>
  );
}
