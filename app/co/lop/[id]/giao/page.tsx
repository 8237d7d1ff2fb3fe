import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { openOwnClass } from "#app/co/lop/[id]/open-own-class.ts";
import { GivePanel } from "#components/classes/given/give-panel.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { SetMaker } from "#components/sets/set-maker.tsx";
import { SetPreview } from "#components/sets/set-preview.tsx";
import { startOf } from "#components/sets/start-of.ts";
import { SubjectTabs } from "#components/sets/subject-tabs.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { changeQuestionSet } from "#lib/actions/change-question-set.ts";
import { giveAssignment } from "#lib/actions/give-assignment.ts";
import { makeQuestionSet } from "#lib/actions/make-question-set.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { lessonsToAsk } from "#lib/play/make-set.ts";
import { type SetView, setSubjects } from "#lib/play/set-view.ts";
import { openSet, viewSet } from "#lib/server/question-sets.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { makeFirstSet } from "./make-first-set.ts";

type Props = PageProps<"/co/lop/[id]/giao">;

export const metadata: Metadata = { title: text.give, robots: { index: false } };

// All of the page depends on who is signed in and on its address, so it is waited for.
export const instant = false;

/**
 * Where a set is given to a class: `?mon=toan&bai=26` says what of, `bo` holds the set. Without one a set of the lesson is made
 * first, and stands in the address from then on, so that a reload shows the same.
 */
export default async function GivePage({ params, searchParams }: Props) {
  const { id } = await params;
  const wished = readSearch(await searchParams);
  const own = await openOwnClass(id);
  if (typeof own === "object" && own.closedAt === null && wished.sealed === null) {
    const made = await makeFirstSet(own.classId, wished.subject, lessonOf(own, wished));
    if (made !== null) redirect(`/co/lop/${id}/giao?bo=${made}`);
  }
  return (
    <ClassFrame params={params} part="/giao" titleOf={({ name }) => text.giveTo(name)}>
      {(view) => <Giving view={view} wished={wished} />}
    </ClassFrame>
  );
}

interface Wished {
  readonly sealed: string | null;
  readonly subject: Subject;
  readonly no: number | null;
}

function readSearch({ bo, mon, bai }: Awaited<Props["searchParams"]>): Wished {
  return {
    sealed: typeof bo === "string" && openSet(bo) !== null ? bo : null,
    subject: mon === setSubjects.vietnamese ? "vietnamese" : "maths",
    no: typeof bai === "string" && /^\d{1,3}$/.test(bai) ? Number(bai) : null,
  };
}

/** The lesson that is asked for, else the one the class stands at. */
function lessonOf({ classId, standing }: ClassView, { subject, no }: Wished): number {
  return no ?? standing[subject] ?? standingAt(classId, Date.now())[subject].no;
}

async function Giving({ view, wished }: { readonly view: ClassView; readonly wished: Wished }) {
  const { sealed } = wished;
  const set = sealed === null ? null : openSet(sealed);
  const viewed = await tryRead("set", async () => (sealed === null || set === null ? null : viewSet(sealed, set)));
  if (!viewed.ok) return <BackendNotice />;
  const made = viewed.value;
  const page = `/co/lop/${view.id}/giao` as const;
  const subject = made?.subject ?? wished.subject;
  const classId = made?.classId ?? view.classId;
  const lessons = lessonsToAsk(classId, subject);
  return (
    <div className="grid gap-4 min-[64rem]:grid-cols-[23rem_minmax(0,1fr)] min-[64rem]:items-start">
      <div className="grid gap-4">
        {made !== null && <Form view={view} set={made} />}
        <details className="group" open={made === null}>
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-[16px] border border-line bg-card px-4 font-head text-[1.125rem] font-bold text-hue">
            {text.otherLesson}
            <Icon name="next" className="size-5 flex-none group-open:rotate-90" />
          </summary>
          <div className="mt-3 grid gap-3">
            <SubjectTabs subject={subject} hrefOf={(each) => `${page}?mon=${setSubjects[each]}`} />
            <SetMaker
              key={`${subject} ${made?.from} ${made?.to}`}
              classId={classId}
              subject={subject}
              lessons={lessons}
              start={startOf(made, lessons, lessonOf(view, wished))}
              isAgain={made !== null}
              make={makeQuestionSet}
              page={page}
            />
          </div>
        </details>
      </div>
      {made === null ? (
        <p className={panelClass}>{text.notMade}</p>
      ) : (
        <SetPreview view={made} change={changeQuestionSet} page={page} />
      )}
    </div>
  );
}

function Form({ view, set }: { readonly view: ClassView; readonly set: SetView }) {
  if (view.closedAt !== null) return null;
  return <GivePanel view={view} set={set} today={vietnamDay(Date.now())} give={giveAssignment} />;
}
