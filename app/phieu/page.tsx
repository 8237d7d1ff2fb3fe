import "#app/paper.css";
import type { Metadata } from "next";
import { connection } from "next/server";
import type { SheetLook } from "#components/paper/sheet-look.ts";
import { Worksheet } from "#components/paper/worksheet.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { SetMaker } from "#components/sets/set-maker.tsx";
import { SourceTabs } from "#components/sets/source-tabs.tsx";
import { startOf } from "#components/sets/start-of.ts";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { makeQuestionSet } from "#lib/actions/make-question-set.ts";
import { isClassId } from "#lib/core/class-id.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { sheetSizes } from "#lib/paper/sheet-view.ts";
import { backHref } from "#lib/play/back-href.ts";
import { lessonsToAsk } from "#lib/play/make-set.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { makeWorksheet, type WorksheetSource } from "#lib/server/worksheets.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";

export const metadata: Metadata = { title: text.title };

// What is printed stands in the address: the whole page is waited for.
export const instant = false;

type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Questions on paper: `?bo=` prints a set, `?luot=` a run that was
 * played, `?skill=c2-tally&n=10&seed=a` so many questions of a skill, with `sai` five against a mistake. Nothing is stored, so the
 * address always prints the same. Without any of them it asks which lesson they are of.
 */
export default async function WorksheetPage({ searchParams }: PageProps<"/phieu">) {
  await connection();
  const search = await searchParams;
  const source = sourceOf(search);
  const look = lookOf(search);
  const isTooFast = source !== null && !(await takeAllowance("make-sheet"));
  const made = await tryRead("worksheet", async () =>
    source === null || isTooFast ? null : makeWorksheet(source, look.codes, look.hasSlips),
  );
  const view = made.ok ? made.value : null;
  const isNone = made.ok && source !== null && !isTooFast && view === null;
  return (
    <PageFrame
      hue={`c${view?.classId ?? classOf(search)}`}
      bar={<PageBar backHref={backHref("/phieu")} title={text.title} />}
      className="max-w-310! print:m-0! print:max-w-none! print:p-0!"
    >
      {!made.ok && <BackendNotice />}
      {made.ok && isTooFast && <BackendNotice message={text.tooFast} />}
      {isNone && (
        <p role="alert" className={`${panelClass} mb-4 max-w-160 text-[1.0625rem] leading-snug font-semibold`}>
          {text.none}
        </p>
      )}
      {source !== null && view !== null && <Worksheet view={view} look={look} source={fieldsOf(source)} />}
      {(source === null || isNone) && <Maker search={search} />}
    </PageFrame>
  );
}

function classOf({ lop }: Search) {
  return typeof lop === "string" && isClassId(lop) ? lop : "1";
}

function Maker({ search }: { readonly search: Search }) {
  const classId = classOf(search);
  const subject = search.mon === setSubjects.vietnamese ? "vietnamese" : "maths";
  const lessons = lessonsToAsk(classId, subject);
  const now = standingAt(classId, Date.now())[subject].no;
  const wished = typeof search.bai === "string" && /^\d{1,3}$/.test(search.bai) ? Number(search.bai) : now;
  return (
    <div className="grid max-w-160 gap-4">
      <p className="text-[1.0625rem] leading-snug">{text.lead}</p>
      <SourceTabs classId={classId} subject={subject} page="/phieu" />
      <SetMaker
        key={`${classId} ${subject}`}
        classId={classId}
        subject={subject}
        lessons={lessons}
        start={startOf(null, lessons, wished)}
        isAgain={false}
        make={makeQuestionSet}
        page="/phieu"
      />
    </div>
  );
}

/** Letters of the longest id of a skill, code of a mistake, place in the lessons, seed, sealed set and run that are looked at. */
const longest = { skill: 60, code: 40, at: 9, seed: 40, sealed: 300, run: 4000 } as const;

function sourceOf(search: Search): WorksheetSource | null {
  const { bo, luot, skill, n, sai, o } = search;
  if (typeof bo === "string") return { kind: "set", sealed: bo.slice(0, longest.sealed) };
  if (typeof luot === "string") return { kind: "run", runId: luot.slice(0, longest.run) };
  if (typeof skill !== "string") return null;
  const skillId = skill.slice(0, longest.skill);
  const seed = typeof search.seed === "string" ? search.seed.slice(0, longest.seed) : "1";
  if (typeof sai === "string") {
    const at = typeof o === "string" ? o.slice(0, longest.at) : null;
    return { kind: "mistake", skillId, code: sai.slice(0, longest.code), classId: classOf(search), at, seed };
  }
  const wished = typeof n === "string" && /^\d{1,3}$/.test(n) ? Number(n) : sheetSizes.usual;
  return {
    kind: "skill",
    skillId,
    count: Math.min(sheetSizes.most, Math.max(sheetSizes.least, wished)),
    seed,
  };
}

function fieldsOf(source: WorksheetSource): Record<string, string> {
  if (source.kind === "set") return { bo: source.sealed };
  if (source.kind === "run") return { luot: source.runId };
  const { skillId: skill, seed } = source;
  if (source.kind === "skill") return { skill, n: String(source.count), seed };
  return { skill, sai: source.code, lop: source.classId, ...(source.at === null ? {} : { o: source.at }), seed };
}

function lookOf({ giay, cot, ma, loi }: Search): SheetLook {
  return {
    size: giay === "a5" ? "a5" : "a4",
    columns: cot === "2" ? 2 : 1,
    codes: typeof ma === "string" && /^[1-4]$/.test(ma) ? Number(ma) : 1,
    hasSlips: loi === "1",
  };
}
