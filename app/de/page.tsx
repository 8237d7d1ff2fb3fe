import "#app/paper.css";
import type { Metadata } from "next";
import { connection } from "next/server";
import { panelClass } from "#components/sets/panel-class.ts";
import { SourceTabs } from "#components/sets/source-tabs.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { LessonsStep } from "#components/test-papers/lessons-step.tsx";
import { MatrixStep } from "#components/test-papers/matrix-step.tsx";
import { problemText } from "#components/test-papers/problem-text.ts";
import { TestPaper } from "#components/test-papers/test-paper.tsx";
import { type TestStep, TestSteps } from "#components/test-papers/test-steps.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { deleteTestTemplate } from "#lib/actions/delete-test-template.ts";
import { keepClassTest } from "#lib/actions/keep-class-test.ts";
import { saveTestTemplate } from "#lib/actions/save-test-template.ts";
import { schoolWeekAt, schoolYearAt } from "#lib/lessons/school-week.ts";
import { backHref } from "#lib/play/back-href.ts";
import { lessonsToAsk } from "#lib/play/make-set.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { listClasses } from "#lib/server/classes.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { makeTestPaper, newSeed, readMatrixChoice } from "#lib/server/test-papers.ts";
import { listTestTemplates } from "#lib/server/test-templates.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { usualRanges } from "#lib/test-papers/covered-lessons.ts";
import type { MatrixProblem } from "#lib/test-papers/matrix.ts";
import { occasionAt } from "#lib/test-papers/plan.ts";
import { quartersAsked } from "#lib/test-papers/propose-matrix.ts";
import { readRequest } from "#lib/test-papers/read-request.ts";
import { matrixStep, type TestRequest, testHref } from "#lib/test-papers/request.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";

export const metadata: Metadata = { title: text.title };

// What is printed stands in the address: the whole page is waited for.
export const instant = false;

/**
 * Where a teacher makes a test paper: `?lop=4&mon=toan&dip=cuoi-1` asks for the lessons, `buoc=ma-tran` for the matrix, `so`
 * makes the paper. Nothing is stored, so an address always gives the same paper.
 */
export default async function TestPapersPage({ searchParams }: PageProps<"/de">) {
  await connection();
  const search = await searchParams;
  const request = readRequest(search, occasionAt(schoolWeekAt(Date.now()).week));
  const beforePaper = search[matrixStep.name] === matrixStep.value ? "matrix" : "lessons";
  const step: TestStep = request.seed === null ? beforePaper : "paper";
  return (
    <PageFrame
      hue={`c${request.classId}`}
      bar={<PageBar backHref={backHref("/de")} title={text.title} />}
      className="max-w-310! print:m-0! print:max-w-none! print:p-0!"
    >
      <TestSteps request={request} step={step} />
      {step === "lessons" && <Lessons request={request} />}
      {step === "matrix" && <MatrixChoice request={request} />}
      {step === "paper" && <Paper request={request} />}
    </PageFrame>
  );
}

interface Props {
  readonly request: TestRequest;
}

function Lessons({ request }: Props) {
  const { classId, subject } = request;
  const lessons = lessonsToAsk(classId, subject).map(({ no, title }) => ({ no, title }));
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] text-[1.0625rem] leading-snug">{text.lead}</p>
      <div className="max-w-160">
        <SourceTabs classId={classId} subject={subject} page="/de" />
      </div>
      <LessonsStep request={request} lessons={lessons} ranges={usualRanges(classId, subject)} />
    </div>
  );
}

async function MatrixChoice({ request }: Props) {
  if (!(await takeAllowance("make-sheet"))) return <BackendNotice message={text.problems.tooFast} />;
  const read = await tryRead("matrix of a test paper", () => readMatrixChoice(request));
  if (!read.ok) return <BackendNotice />;
  if (read.value === null) return <Problem request={request} problem="lessons" />;
  const { supply, usual } = read.value;
  const { classId, subject } = request;
  const own = await asGrownUp("test templates", ({ id }) => listTestTemplates(id, classId, subject));
  return (
    <MatrixStep
      key={testHref(request)}
      request={request}
      supply={Object.fromEntries(supply)}
      usual={usual}
      wanted={quartersAsked(classId, subject)}
      seed={newSeed()}
      templates={own.ok ? own.value : null}
      templateActions={{ save: saveTestTemplate, remove: deleteTestTemplate }}
    />
  );
}

async function Paper({ request }: Props) {
  if (!(await takeAllowance("make-sheet"))) return <BackendNotice message={text.problems.tooFast} />;
  const made = await tryRead("test paper", () => makeTestPaper(request));
  if (!made.ok) return <BackendNotice />;
  if (!made.value.ok) {
    return <Problem request={request} problem={made.value.problem} />;
  }
  const own = await asGrownUp("classes", ({ id }) => listClasses(id));
  const classes = own.ok ? own.value.filter((each) => each.classId === request.classId && !each.isClosed) : null;
  return (
    <TestPaper
      view={made.value.view}
      request={request}
      year={schoolYearAt(Date.now())}
      nextSeed={newSeed()}
      marks={{ classes: classes?.map(({ id, name }) => ({ id, name })) ?? null, keep: keepClassTest }}
    />
  );
}

interface ProblemProps extends Props {
  readonly problem: MatrixProblem | "paper" | "lessons";
}

/** Why there is no paper, and where that is put right. */
function Problem({ request, problem }: ProblemProps) {
  const isOfLessons = problem === "lessons";
  const isOfMatrix = !isOfLessons && problem !== "paper";
  const asked = quartersAsked(request.classId, request.subject);
  const words = isOfMatrix ? problemText(problem, request.matrix ?? [], asked) : text.problems[problem];
  return (
    <div className={`${panelClass} max-w-160 gap-3`}>
      <p role="alert" className="text-[1.0625rem] leading-snug font-semibold">
        {words}
      </p>
      <AppLink
        href={testHref({ ...request, seed: null, turns: new Map() }, !isOfLessons)}
        className={`${roomButton.plain} justify-self-start`}
      >
        {isOfLessons ? text.mend.lessons : text.mend.matrix}
      </AppLink>
    </div>
  );
}
