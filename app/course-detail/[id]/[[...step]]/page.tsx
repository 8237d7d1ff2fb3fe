import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NewRun } from "#app/new-run.tsx";
import { parseCourseStep } from "#lib/play/course-step.ts";
import { findCourse } from "#lib/server/courses.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";

type Props = PageProps<"/course-detail/[id]/[[...step]]">;

// A run is the whole page and takes the server a few milliseconds, so it is waited for: a placeholder that is
// swapped would show the first question 300 ms later.
export const instant = false;

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
    <NewRun
      activity={{ kind: "skill", id: skill.id }}
      stepCount={difficulties.length}
      step={asked.difficulty}
      mode={asked.mode ?? course.class_type}
      basePath={`/course-detail/${course.id}`}
    />
  );
}

async function findCourseOf(id: string) {
  return /^[1-9]\d{0,8}$/.test(id) ? findCourse(Number(id)) : null;
}
