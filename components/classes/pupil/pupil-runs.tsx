import { momentWords } from "#components/classes/day-words.ts";
import { AnsweredQuestion } from "#components/sets/answered-question.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { QuestionReport } from "#lib/classes/assignment-view.ts";
import type { PupilRun } from "#lib/classes/progress-view.ts";
import { progressText as text } from "#lib/text/progress-text.ts";

/** A run whose questions are shown. */
export interface OpenedRun {
  readonly id: string;
  /** Null where they are no longer there. */
  readonly questions: readonly QuestionReport[] | null;
}

interface Props {
  /** Of the pupil's page. */
  readonly href: string;
  readonly runs: readonly PupilRun[];
  readonly opened: OpenedRun | null;
}

/** The last runs of a pupil; one of them can be opened to its questions and answers. */
export function PupilRuns({ href, runs, opened }: Props) {
  return (
    <section className={panelClass} aria-labelledby="runs-title">
      <h3 id="runs-title" className="font-head text-[1.25rem] font-bold">
        {text.runs}
      </h3>
      {runs.length === 0 && <p className="text-muted">{text.noRuns}</p>}
      <ol className="grid empty:hidden">
        {runs.map((run) => {
          const isOpen = opened?.id === run.id;
          return (
            <li
              key={run.id}
              className="grid gap-x-4 gap-y-1 border-line py-2.5 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
            >
              <div className="grid leading-snug">
                <b className="font-semibold">{run.isChallenge ? text.challengeOf(run.title) : run.title}</b>
                <span className="text-[1rem] text-muted tabular-nums">
                  {text.run(momentWords(run.finishedAt), run.rightFirst, run.asked, run.minutes)}
                </span>
              </div>
              {run.canOpen && (
                <AppLink
                  href={isOpen ? href : `${href}?luot=${run.id}`}
                  scroll={false}
                  aria-expanded={isOpen}
                  aria-label={text.showRunOf(isOpen, run.title, momentWords(run.finishedAt))}
                  className={`${roomButton.plain} justify-self-start`}
                >
                  {isOpen ? text.hideRun : text.showRun}
                </AppLink>
              )}
              {isOpen && <Questions questions={opened.questions} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Questions({ questions }: Pick<OpenedRun, "questions">) {
  if (questions === null) return <p className="col-span-full text-muted">{text.runGone}</p>;
  return (
    <ol className="col-span-full grid rounded-[12px] bg-surface px-3 text-[1.0625rem]">
      {questions.map((each) => (
        <li
          key={each.place}
          className="grid gap-x-6 gap-y-1 border-line py-2.5 not-first:border-t tablet:grid-cols-2 tablet:items-start"
        >
          <div className="grid min-w-0 gap-1">
            <p className="text-[0.9375rem] leading-snug text-muted">
              {text.questionOf(each.place + 1, each.skillTitle)}
            </p>
            {each.asked !== null && <AnsweredQuestion question={each.asked.question} solution={each.asked.solution} />}
          </div>
          <Given report={each} />
        </li>
      ))}
    </ol>
  );
}

function Given({ report: { right, wrong } }: { readonly report: QuestionReport }) {
  const [given] = wrong;
  if (right > 0 || given === undefined) {
    return (
      <p className="flex items-start gap-1.5 leading-snug text-right-ink tablet:pt-6">
        <Icon name="tick" className="mt-0.5 size-5 flex-none" />
        {text.isRight}
      </p>
    );
  }
  return (
    <p className="leading-snug wrap-anywhere tablet:pt-6">
      <span className="font-semibold text-again-ink">
        <SetText text={given.text === null ? text.givenUnread : text.given(given.text)} />
      </span>
      {given.mistake !== null && <span className="block text-muted">{text.means(given.mistake)}</span>}
    </p>
  );
}
