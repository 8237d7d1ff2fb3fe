"use client";

import { useState } from "react";
import { FigureCard } from "#components/play/figure-card.tsx";
import { BoardFor } from "#components/questions/board-for.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { Card } from "#components/ui/card.tsx";
import { SetText } from "#components/ui/set-text.tsx";
import type { RunQuestion } from "#lib/play/run-view.ts";
import { grade } from "#lib/questions/grade.ts";
import type { Help, Response } from "#lib/questions/question.ts";
import { samplesText as text } from "#lib/text/samples-text.ts";

interface SampleQuestionProps {
  asked: RunQuestion;
  number: number;
}

/** One question with its board to try, and everything that is said around it. */
export function SampleQuestion({ asked: { question, solution }, number }: SampleQuestionProps) {
  const [tried, setTried] = useState<readonly Response[]>([]);
  if (solution === null) return null;
  const phase = phaseOf(
    tried,
    tried.some((response) => grade(solution, response)),
  );
  const known = phase === "right" || phase === "shown" ? solution : null;
  return (
    <article className="grid content-start gap-3 rounded-card bg-surface p-4 lip">
      <p className="text-[20px] leading-snug font-medium">
        {`${number}. `}
        <SetText text={question.prompt.text} />
      </p>
      <p className="text-[16px] text-muted">{`${text.spoken} ${question.prompt.spoken}`}</p>
      {question.figures.length > 0 && (
        <div className="grid h-60">
          <FigureCard figures={question.figures} answer={known?.answer.text ?? null} />
        </div>
      )}
      <BoardFor
        question={question}
        phase={phase}
        tried={tried}
        solution={known}
        isSettled={true}
        tool={null}
        onRespond={(response) => setTried([...tried, response])}
      />
      <p>
        {`${text.answer} `}
        <SetText text={solution.answer.text} />
      </p>
      {solution.hints.map((hint, layer) => (
        <Told key={hint.text} label={text.hint(layer + 1)} help={hint} />
      ))}
      <Told label={text.explanation} help={solution.explanation} />
    </article>
  );
}

function phaseOf(tried: readonly Response[], isRight: boolean): BoardPhase {
  if (isRight) return "right";
  if (tried.length === 0) return "open";
  return tried.length === 1 ? "again" : "shown";
}

function Told({ label, help }: { label: string; help: Help }) {
  return (
    <Card className="grid gap-2 p-3">
      <p>
        <b>{`${label} `}</b>
        <SetText text={help.text} />
      </p>
      {help.figures !== null && (
        <div className="grid h-52">
          <FigureCard figures={help.figures} answer={null} />
        </div>
      )}
    </Card>
  );
}
