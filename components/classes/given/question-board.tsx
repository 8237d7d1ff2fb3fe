"use client";

import { type ReactNode, useState } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { BoardFor } from "#components/questions/board-for.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { QuestionReport, WrongAnswer } from "#lib/classes/assignment-view.ts";
import type { Line } from "#lib/core/line.ts";
import { drawsOwnHelp, grade } from "#lib/questions/gradings.ts";
import type { PublicQuestion, Response, Solution } from "#lib/questions/question.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

interface Props {
  readonly report: QuestionReport;
  /** How many questions the work has. */
  readonly count: number;
  /** Of the page of the work. */
  readonly href: string;
}

/**
 * One question for the projector, to be talked about with the class. What was answered and what is right are not there before
 * they are tapped; a pupil can answer on the board as on a screen of their own.
 */
export function QuestionBoard({ report, count, href }: Props) {
  const [showsAnswers, setShowsAnswers] = useState(false);
  const [showsSolution, setShowsSolution] = useState(false);
  const { place, asked, right, answered, wrong } = report;
  if (asked === null) return null;
  const { question, solution } = asked;
  return (
    <div className="grid min-h-[calc(100dvh-8rem)] pt-2 grid-rows-[1fr_auto] gap-4">
      <div className="grid content-start gap-4 min-[64rem]:grid-cols-[1.18fr_1fr] min-[64rem]:content-stretch min-[64rem]:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="font-head [font-size:clamp(1.5rem,3.2vw,3rem)] leading-[1.2] font-bold text-balance whitespace-pre-line wrap-anywhere">
            <SetText text={question.prompt.text} />
          </p>
          <Figures question={question} solution={showsSolution ? solution : null} />
          {showsAnswers && <Answers wrong={wrong} right={right} answered={answered} />}
        </div>
        <AnswerSide asked={asked} isShown={showsSolution} onRight={() => setShowsSolution(true)} />
      </div>
      <nav
        className="grid grid-cols-2 items-center gap-3 pb-2 narrow:grid-cols-1 tablet:flex"
        aria-label={text.board(place + 1, count)}
      >
        <Step href={place === 0 ? null : `${href}?cau=${place}`} label={text.previous} />
        <div className="grid gap-3 max-tablet:order-first max-tablet:col-span-full tablet:flex tablet:flex-1 tablet:flex-wrap tablet:justify-center">
          <Reveal isShown={showsAnswers} onPress={() => setShowsAnswers(!showsAnswers)}>
            {showsAnswers ? text.hideAnswers : text.showAnswers}
          </Reveal>
          <Reveal isShown={showsSolution} onPress={() => setShowsSolution(!showsSolution)}>
            {showsSolution ? text.hideSolution : text.showSolution}
          </Reveal>
        </div>
        <Step href={place + 1 >= count ? null : `${href}?cau=${place + 2}`} label={text.next} />
      </nav>
    </div>
  );
}

interface AnswerSideProps {
  readonly asked: NonNullable<QuestionReport["asked"]>;
  readonly isShown: boolean;
  readonly onRight: () => void;
}

/** The answers to choose from, or the board to answer on, with the right answer below once it may be seen. */
function AnswerSide({ asked: { question, solution }, isShown, onRight }: AnswerSideProps) {
  const [tried, setTried] = useState<readonly Response[]>([]);
  const respond = (response: Response) => {
    setTried([...tried, response]);
    if (grade(solution, response)) onRight();
  };
  return (
    <div className="grid min-w-0 content-center gap-4">
      {question.kind === "choice" ? (
        <BigChoices choices={question.view.choices} right={isShown ? rightOf(solution) : null} />
      ) : (
        <BoardFor
          question={question}
          phase={phaseOf(tried, solution, isShown)}
          tried={tried}
          wrongPart={null}
          wrongPlaces={[]}
          solution={isShown ? solution : null}
          isSettled={true}
          tool={null}
          onRespond={respond}
        />
      )}
      <div role="status" className="empty:sr-only">
        {isShown && (
          <p
            className={classNames(
              question.kind === "choice" && "sr-only",
              "rounded-[16px] bg-right-surface p-4 font-head [font-size:clamp(1.375rem,2.6vw,2.25rem)] leading-tight font-bold text-right-ink wrap-anywhere",
            )}
          >
            <span className="font-semibold">{`${text.solution}: `}</span>
            <SetText text={solution.answer.text} />
          </p>
        )}
      </div>
    </div>
  );
}

function rightOf(solution: Solution): number | null {
  return solution.kind === "choice" ? solution.key.right : null;
}

const choiceLetters = ["A", "B", "C", "D", "E", "F"];

/** The answers to pick from with letters to be called out by, larger than those of a screen for one. */
function BigChoices({ choices, right }: { readonly choices: readonly Line[]; readonly right: number | null }) {
  return (
    <ol className="grid gap-3">
      {choices.map((choice, place) => (
        <li
          key={choice.text}
          className={classNames(
            "flex items-center gap-4 rounded-[20px] border-2 px-5 py-3",
            place === right ? "border-right bg-right-soft text-right-ink" : "border-line bg-card",
            right !== null && place !== right && "opacity-60",
          )}
        >
          <span className="flex-none font-head [font-size:clamp(1.25rem,2.4vw,2.25rem)] leading-none font-bold text-hue">
            {choiceLetters[place]}
          </span>
          <span className={`min-w-0 flex-1 font-head leading-[1.15] font-bold wrap-anywhere ${sizeOf(choices)}`}>
            <SetText text={choice.text} />
          </span>
          {place === right && <Icon name="tick" className="size-10 flex-none" />}
        </li>
      ))}
    </ol>
  );
}

/** Sentences have to be smaller than numbers for all to be on the screen at once. */
function sizeOf(choices: readonly Line[]): string {
  const longest = Math.max(...choices.map(({ text: { length } }) => length));
  return longest > 40 ? "[font-size:clamp(1.25rem,2vw,1.875rem)]" : "[font-size:clamp(1.5rem,3.4vw,3.25rem)]";
}

function phaseOf(tried: readonly Response[], solution: Solution, isShown: boolean): BoardPhase {
  const last = tried.at(-1);
  if (!isShown) return last === undefined ? "open" : "again";
  return last !== undefined && grade(solution, last) ? "right" : "shown";
}

function Figures({ question, solution }: { readonly question: PublicQuestion; readonly solution: Solution | null }) {
  const explained = drawsOwnHelp(question) ? null : (solution?.explanation.figures ?? null);
  const figures = (explained ?? question.figures).map((figure, no) => ({ figure, no }));
  if (figures.length === 0) return null;
  return (
    <div className="flex min-h-[38vh] flex-1 [container-type:size] flex-col items-center justify-center gap-4 rounded-[20px] bg-card p-4 lip has-[>.passage]:p-0!">
      {figures.map(({ figure, no }) => (
        <FigureView key={no} figure={figure} answer={solution?.answer.text ?? null} />
      ))}
    </div>
  );
}

/** So many wrong answers are read from the back of a room. */
const mostAnswers = 5;

function Answers({ wrong, right, answered }: Pick<QuestionReport, "wrong" | "right" | "answered">) {
  const others = wrong.slice(mostAnswers).reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={text.answersTitle} className="grid gap-2 rounded-[16px] bg-again-surface p-4 leading-snug">
      <p className="[font-size:clamp(1.125rem,1.8vw,1.625rem)]">
        {answered > 0 && wrong.length > 0 ? text.rightLine(right, answered) : text.noWrong}
      </p>
      {wrong.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-2 font-head font-bold [font-size:clamp(1.5rem,2.8vw,2.5rem)]">
          {wrong.slice(0, mostAnswers).map((each) => (
            <AnswerLine key={`${each.text} ${each.mistake}`} given={each.text} count={each.count} />
          ))}
          {others > 0 && <AnswerLine given={null} count={others} />}
        </ul>
      )}
    </section>
  );
}

/** What a wrong answer comes from is for the teacher, not for the room. */
function AnswerLine({ given, count }: { readonly given: WrongAnswer["text"]; readonly count: number }) {
  return (
    <li className="flex min-w-0 items-baseline gap-2">
      <span className="text-again-ink wrap-anywhere">
        <SetText text={given ?? text.otherAnswer} />
      </span>
      <span className="flex-none font-read [font-size:0.6em] font-normal text-muted">{text.answerLine(count)}</span>
    </li>
  );
}

function Step({ href, label }: { readonly href: string | null; readonly label: string }) {
  const look = `${roomButton.plain} tablet:min-w-36 px-5! text-[1.25rem]!`;
  if (href === null) {
    return (
      <span aria-disabled="true" className={`${look} opacity-40`}>
        {label}
      </span>
    );
  }
  return (
    <AppLink href={href} replace className={look}>
      {label}
    </AppLink>
  );
}

interface RevealProps {
  readonly isShown: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Reveal({ isShown, onPress, children }: RevealProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className={`${roomButton.plain} px-5! text-[1.25rem]! ${isShown ? "bg-soft!" : ""}`}
    >
      <Icon name={isShown ? "close" : "bulb"} className="size-6" />
      {children}
    </button>
  );
}
