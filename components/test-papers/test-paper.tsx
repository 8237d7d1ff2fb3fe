"use client";

import type { ComponentProps } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useOrigin } from "#components/ui/use-copy.ts";
import type { TestHead } from "#lib/test-papers/paper-head.ts";
import type { TestPaperView, TestQuestionView } from "#lib/test-papers/paper-view.ts";
import { mostTurns, type TestRequest, testHref } from "#lib/test-papers/request.ts";
import { toSheets } from "#lib/test-papers/sheets.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import { TestBar } from "./test-bar.tsx";
import { TestSheetView } from "./test-sheet.tsx";

interface Props {
  readonly view: TestPaperView;
  readonly request: TestRequest;
  /** The year in which the school year began. */
  readonly year: number;
  /** What tells another paper from this one. */
  readonly nextSeed: string;
  readonly marks: ComponentProps<typeof TestBar>["marks"];
}

/** A test paper as it is printed, with what can be changed above it and beside each question of the first code. */
export function TestPaper({ view, request, year, nextSeed, marks }: Props) {
  const origin = useOrigin();
  const { classId, subject, occasion, school, minutes, writingMinutes } = request;
  const head: TestHead = { classId, subject, occasion, school, year };
  const turn = (place: string) => {
    const times = ((request.turns.get(place) ?? 0) % mostTurns) + 1;
    return testHref({ ...request, turns: new Map([...request.turns, [place, times]]) });
  };
  const toolOf = ({ no, place }: TestQuestionView) => (
    <div className="w-full text-end print:hidden">
      <AppLink href={turn(String(place))} replace scroll={false} className={roomButton.plain}>
        {text.replace(no)}
      </AppLink>
    </div>
  );
  const sheets = toSheets({ view, head, minutes, writingMinutes, seed: request.seed ?? "", href: testHref(request) });
  return (
    <>
      <TestBar
        view={view}
        request={request}
        nextSeed={nextSeed}
        turn={turn}
        head={head}
        sheets={sheets}
        marks={marks}
      />
      <div className="paper-desk">
        {sheets.map((sheet) => (
          <TestSheetView
            key={sheet.label}
            sheet={sheet}
            origin={origin}
            toolOf={sheet.isForPupils && (sheet.head.code ?? "A") === "A" ? toolOf : null}
          />
        ))}
      </div>
    </>
  );
}
