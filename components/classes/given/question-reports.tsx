import { ShareBar } from "#components/classes/share-bar.tsx";
import { AnsweredQuestion } from "#components/sets/answered-question.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { AssignmentReport, QuestionReport, WrongAnswer } from "#lib/classes/assignment-view.ts";
import { hardestFirst, skillsOf } from "#lib/classes/hardest-first.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

interface Props {
  readonly classId: string;
  readonly report: AssignmentReport;
}

/** The questions of given work from the hardest to the easiest, with what was answered wrongly and what that means. */
export function QuestionReports({ classId, report: { assignment, reports, results } }: Props) {
  const { code, isVaried } = assignment;
  return (
    <section className={`${panelClass} print:hidden`} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title" className="scroll-mt-20 font-head text-[1.25rem] leading-tight font-bold">
          {headingOf(isVaried, results.length > 0)}
        </h2>
        {isVaried && <p className="text-muted">{text.variedNote}</p>}
      </div>
      {reports.length === 0 && <p>{text.noQuestions}</p>}
      {isVaried ? (
        <SkillList reports={reports} />
      ) : (
        <ol className="grid text-[1.0625rem]">
          {hardestFirst(reports).map((each) => (
            <QuestionRow key={each.place} report={each} href={`/co/lop/${classId}/bai/${code}?cau=${each.place + 1}`} />
          ))}
        </ol>
      )}
    </section>
  );
}

function headingOf(isVaried: boolean, isDone: boolean): string {
  if (isVaried) return text.skills;
  return isDone ? text.questions : text.questionsBefore;
}

function SkillList({ reports }: Pick<AssignmentReport, "reports">) {
  return (
    <ul className="grid text-[1.0625rem]">
      {skillsOf(reports).map(({ skillId, skillTitle, right, answered, questions }) => (
        <li
          key={skillId}
          className="grid gap-1 border-line py-2.5 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_14rem] tablet:items-center tablet:gap-6"
        >
          <span className="font-semibold">{skillTitle}</span>
          {answered > 0 && (
            <ShareBar
              percent={percentOf(right, answered)}
              words={text.inSkill(percentOf(right, answered), questions)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const percentOf = (right: number, answered: number) => Math.round((100 * right) / answered);

/** So many wrong answers stand by themselves; the others are counted together. */
const mostAnswers = 4;

function QuestionRow({ report, href }: { readonly report: QuestionReport; readonly href: string }) {
  const { place, skillTitle, asked, right, answered, wrong } = report;
  if (asked === null) return null;
  const { question, solution } = asked;
  const others = wrong.slice(mostAnswers).reduce((sum, { count }) => sum + count, 0);
  return (
    <li className="grid gap-x-6 gap-y-2 border-line py-3 not-first:border-t min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <p className="text-[0.9375rem] leading-snug text-muted">
          <b className="font-head text-[1.0625rem] text-hue">{text.question(place + 1)}</b>
          {` · ${skillTitle}`}
        </p>
        <AnsweredQuestion question={question} solution={solution} />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        {answered > 0 && (
          <ShareBar
            percent={percentOf(right, answered)}
            words={text.rightOf(percentOf(right, answered), right, answered)}
          />
        )}
        {wrong.length > 0 && (
          <ul className="grid gap-1 leading-snug">
            {wrong.slice(0, mostAnswers).map((each) => (
              <WrongLine key={`${each.text} ${each.mistake}`} wrong={each} />
            ))}
            {others > 0 && <li className="text-muted">{text.wrongMore(others)}</li>}
          </ul>
        )}
      </div>
      <AppLink
        href={href}
        aria-label={text.projectOf(place + 1)}
        className={`${roomButton.plain} self-start justify-self-start`}
      >
        <Icon name="expand" className="size-5" />
        {text.project}
      </AppLink>
    </li>
  );
}

function WrongLine({ wrong: { text: given, count, mistake } }: { readonly wrong: WrongAnswer }) {
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold text-again-ink">
        <SetText text={given === null ? text.wrongUnread(count) : text.wrong(count, given)} />
      </span>
      {mistake !== null && <span>{`: ${mistake}`}</span>}
    </li>
  );
}
