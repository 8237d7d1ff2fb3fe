import Form from "next/form";
import { panelClass } from "#components/sets/panel-class.ts";
import { tabClass } from "#components/sets/subject-tabs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { capital } from "#lib/core/capital.ts";
import type { LessonToAsk } from "#lib/play/set-view.ts";
import { isTested, type Occasion, occasions } from "#lib/test-papers/plan.ts";
import { isAlwaysDictated, matrixStep, type TestRequest, testHref, writeRequest } from "#lib/test-papers/request.ts";
import { setText } from "#lib/text/set-text.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";

interface Props {
  readonly request: TestRequest;
  readonly lessons: readonly Pick<LessonToAsk, "no" | "title">[];
}

interface StepProps extends Props {
  /** The lessons each occasion usually covers. */
  readonly ranges: Readonly<Record<Occasion, { readonly from: number; readonly to: number }>>;
}

/** The fields the form asks for itself; a matrix made for other lessons goes. */
const asked = new Set(["tu", "den", "ct", "mt", "so", "doi"]);

/** Which occasion the paper is for and which lessons it covers. */
export function LessonsStep({ request, lessons, ranges }: StepProps) {
  const { classId, subject, occasion, from, to } = request;
  const kept = Object.entries(writeRequest(request)).filter(([name]) => !asked.has(name));
  return (
    <div className={classNames(panelClass, "max-w-160")}>
      <nav
        aria-label={text.occasion}
        className="grid grid-cols-2 gap-1.5 rounded-[16px] bg-soft p-1.5 tablet:grid-cols-4"
      >
        {occasions.map((each) => {
          const isOn = each === occasion;
          return (
            <AppLink
              key={each}
              href={testHref({ ...request, occasion: each, ...ranges[each], matrix: null })}
              aria-current={isOn ? "page" : undefined}
              className={classNames(tabClass, isOn && "bg-card lip")}
            >
              {capital(text.occasions[each])}
            </AppLink>
          );
        })}
      </nav>
      {!isTested(classId, occasion) && <p className="text-muted">{text.revisionHint}</p>}
      <Form action="/de" className="grid gap-4" key={`${occasion} ${from} ${to}`}>
        {[...kept, [matrixStep.name, matrixStep.value] as const].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-4 tablet:grid-cols-2">
          <LessonChoice name="tu" label={text.from[subject]} value={from} request={request} lessons={lessons} />
          <LessonChoice name="den" label={text.to[subject]} value={to} request={request} lessons={lessons} />
        </div>
        {subject === "vietnamese" && !isAlwaysDictated(classId) && (
          <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
            <input
              type="checkbox"
              name="ct"
              value="1"
              defaultChecked={request.hasDictation}
              className="size-6 accent-solid"
            />
            <span className="flex min-h-12 items-center font-head text-[1.0625rem] font-semibold">
              {text.dictation}
            </span>
            <span className="col-start-2 text-muted">{text.dictationHint}</span>
          </label>
        )}
        <Button type="submit" isWide>
          {text.next}
        </Button>
      </Form>
    </div>
  );
}

interface ChoiceProps extends Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

function LessonChoice({ name, label, value, request: { subject }, lessons }: ChoiceProps) {
  return (
    <label className="grid min-w-0 gap-1 font-head text-[1.0625rem] font-semibold">
      {label}
      <select
        name={name}
        defaultValue={value}
        className="min-h-12 w-full rounded-[12px] border-2 border-field bg-card px-3 font-read text-[1rem] font-normal text-ink"
      >
        {lessons.map(({ no, title }) => (
          <option key={no} value={no}>
            {setText.lessonOption[subject](no, title)}
          </option>
        ))}
      </select>
    </label>
  );
}
