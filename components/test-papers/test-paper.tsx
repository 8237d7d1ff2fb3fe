"use client";

import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useOrigin } from "#components/ui/use-copy.ts";

import type { TestPaperView } from "#lib/test-papers/paper-view.ts";
import { mostTurns, type TestRequest, testHref } from "#lib/test-papers/request.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import { MatrixSheet } from "./matrix-sheet.tsx";
import type { TestHead } from "./paper-head.tsx";
import { TeacherSheets } from "./teacher-sheets.tsx";
import { TestBar } from "./test-bar.tsx";
import { TestKey } from "./test-key.tsx";
import { TestSheets } from "./test-sheets.tsx";

interface Props {
  readonly view: TestPaperView;
  readonly request: TestRequest;
  /** The year in which the school year began. */
  readonly year: number;
  /** What tells another paper from this one. */
  readonly nextSeed: string;
}

/** A test paper as it is printed, with what can be changed above it and beside each question of the first code. */
export function TestPaper({ view, request, year, nextSeed }: Props) {
  const origin = useOrigin();
  const { classId, subject, occasion, school, minutes, writingMinutes } = request;
  const head: TestHead = { classId, subject, occasion, school, year };
  const seed = request.seed ?? "";
  const href = testHref(request);
  const isCoded = view.codes.length > 1;
  const turn = (place: string) => {
    const times = ((request.turns.get(place) ?? 0) % mostTurns) + 1;
    return testHref({ ...request, turns: new Map([...request.turns, [place, times]]) });
  };
  return (
    <>
      <TestBar view={view} request={request} nextSeed={nextSeed} turn={turn} head={head} />
      <div className="paper-desk">
        {view.codes.map((code, place) => (
          <TestSheets
            key={code.code}
            head={head}
            view={view}
            code={code}
            minutes={minutes}
            writingMinutes={writingMinutes}
            seed={seed}
            toolOf={
              place > 0
                ? undefined
                : ({ no, place: at }) => (
                    <AppLink
                      href={turn(String(at))}
                      replace
                      scroll={false}
                      className={`${roomButton.plain} justify-self-end print:hidden`}
                    >
                      {text.replace(no)}
                    </AppLink>
                  )
            }
          />
        ))}
        {view.codes.map((code) => (
          <TestKey key={code.code} head={head} code={code} isCoded={isCoded} origin={origin} href={href} />
        ))}
        {view.parts !== null && <TeacherSheets head={head} parts={view.parts} />}
        <MatrixSheet head={head} view={view} minutes={minutes} />
      </div>
    </>
  );
}
