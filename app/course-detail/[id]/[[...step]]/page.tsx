import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NewRun } from "#app/new-run.tsx";
import { RunSkeleton } from "#components/play/run-skeleton.tsx";
import { findCourse } from "#lib/data/find-course.ts";
import { parseCourseStep } from "#lib/play/course-step.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";

type Props = PageProps<"/course-detail/[id]/[[...step]]">;

// The build may not open the database, and a dynamic route must name one page: this one is never linked.
export function generateStaticParams() {
  return [{ id: "none", step: [] }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await findCourseOf((await params).id);
  return course === null ? {} : { title: course.title };
}

export default async function CourseDetailPage({ params }: Props) {
  const { id, step = [] } = await params;
  const course = await findCourseOf(id);
  const skill = course?.type === "course" ? findSkill(course.name) : undefined;
  const asked = parseCourseStep(step);
  if (course === null || skill === undefined || asked === null) notFound();
  return (
    <Suspense fallback={<RunSkeleton classId={skill.classId} />}>
      <NewRun
        activity={{ kind: "skill", id: skill.id }}
        stepCount={difficulties.length}
        step={asked.difficulty}
        mode={asked.mode ?? course.class_type}
        basePath={`/course-detail/${course.id}`}
      />
    </Suspense>
  );
}

async function findCourseOf(id: string) {
  return /^[1-9]\d{0,8}$/.test(id) ? findCourse(Number(id)) : null;
}
