import type { Metadata } from "next";
import { connection } from "next/server";
import { panelClass } from "#components/sets/panel-class.ts";
import { SetMaker } from "#components/sets/set-maker.tsx";
import { SetPreview } from "#components/sets/set-preview.tsx";
import { ShareSet } from "#components/sets/share-set.tsx";
import { SourceTabs } from "#components/sets/source-tabs.tsx";
import { startOf } from "#components/sets/start-of.ts";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { NumberedList } from "#components/ui/numbered-list.tsx";
import { changeQuestionSet } from "#lib/actions/change-question-set.ts";
import { makeQuestionSet } from "#lib/actions/make-question-set.ts";
import { isClassId } from "#lib/core/class-id.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { backHref } from "#lib/play/back-href.ts";
import { lessonsToAsk } from "#lib/play/make-set.ts";
import { type SetView, setSubjects } from "#lib/play/set-view.ts";
import { openSet, viewSet } from "#lib/server/question-sets.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { setText } from "#lib/text/set-text.ts";

export const metadata: Metadata = { title: setText.pageTitle };

// What is chosen and what was made stand in the address: the whole page is waited for.
export const instant = false;

/**
 * Where a grown-up puts a set of questions together: `?lop=3&mon=toan&bai=26` says what of, `bo` holds the set that was made.
 * Nothing is stored, so the address can be kept, sent and gone back to.
 */
export default async function SetsPage({ searchParams }: PageProps<"/bo">) {
  await connection();
  const search = await searchParams;
  const sealed = typeof search.bo === "string" ? search.bo : null;
  const set = sealed === null ? null : openSet(sealed);
  const viewed = await tryRead("set", async () => (sealed === null || set === null ? null : viewSet(sealed, set)));
  const view = viewed.ok ? viewed.value : null;
  const asked = typeof search.lop === "string" && isClassId(search.lop) ? search.lop : "1";
  const classId = view?.classId ?? asked;
  const subject = view?.subject ?? (search.mon === setSubjects.vietnamese ? "vietnamese" : "maths");
  const lessons = lessonsToAsk(classId, subject);
  const now = standingAt(classId, Date.now())[subject].no;
  const wished = typeof search.bai === "string" && /^\d{1,3}$/.test(search.bai) ? Number(search.bai) : now;
  return (
    <PageFrame
      hue={`c${classId}`}
      bar={<PageBar backHref={backHref("/bo")} title={setText.pageTitle} />}
      className="max-w-310!"
    >
      <p className="mb-4 max-w-[70ch] text-[1.0625rem] leading-snug">{setText.lead}</p>
      <div className="mb-4">
        <SourceTabs classId={classId} subject={subject} page="/bo" />
      </div>
      <div className="grid gap-4 min-[64rem]:grid-cols-[22rem_minmax(0,1fr)] min-[64rem]:items-start">
        <SetMaker
          key={`${classId} ${subject}`}
          classId={classId}
          subject={subject}
          lessons={lessons}
          start={startOf(view, lessons, wished)}
          isAgain={view !== null}
          make={makeQuestionSet}
          page="/bo"
        />
        <div className="grid gap-4">{viewed.ok ? <Made view={viewed.value} /> : <BackendNotice />}</div>
      </div>
    </PageFrame>
  );
}

/** The set that was made, to look through and to send; before that what will stand there, where it stands beside the form. */
function Made({ view }: { readonly view: SetView | null }) {
  return view === null ? (
    <section className={classNames(panelClass, "max-[64rem]:hidden")} aria-labelledby="soon">
      <h2 id="soon" className="font-head text-[1.25rem] leading-tight font-bold">
        {setText.soon.title}
      </h2>
      <NumberedList items={setText.soon.steps} />
    </section>
  ) : (
    <>
      <SetPreview view={view} change={changeQuestionSet} page="/bo" />
      <ShareSet view={view} />
    </>
  );
}
