import type { ComponentProps } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { fileTitle, type TestHead } from "#lib/test-papers/paper-head.ts";
import type { TestPaperView } from "#lib/test-papers/paper-view.ts";
import { quartersOf } from "#lib/test-papers/plan.ts";
import { type TestRequest, testHref } from "#lib/test-papers/request.ts";
import type { TestSheet } from "#lib/test-papers/sheets.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import { EnterMarks } from "./enter-marks.tsx";
import { TestFiles } from "./test-files.tsx";

interface Props {
  readonly view: TestPaperView;
  readonly request: TestRequest;
  readonly nextSeed: string;
  readonly head: TestHead;
  readonly sheets: readonly TestSheet[];
  /** Where the paper has another question, dictation or prompt. */
  readonly turn: (place: string) => string;
  /** The classes whose points can be entered, see EnterMarks. */
  readonly marks: Pick<ComponentProps<typeof EnterMarks>, "classes" | "keep">;
}

/** What can be done with a paper: printed, written as a file, changed. */
export function TestBar({ view, request, nextSeed, head, sheets, turn, marks }: Props) {
  const { classId } = request;
  const title = fileTitle(head);
  const questions = view.codes[0]?.questions ?? [];
  const plain = [
    { label: text.again, href: testHref({ ...request, seed: nextSeed, turns: new Map() }) },
    ...(view.parts === null
      ? []
      : [
          ...(view.parts.dictation === null ? [] : [{ label: text.replaceDictation, href: turn("d") }]),
          { label: text.replaceWriting, href: turn("w") },
        ]),
  ];
  return (
    <section className={`${panelClass} mb-4 gap-3 print:hidden tablet:mb-5`} aria-labelledby="test-bar">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="test-bar" className="font-head text-[1.375rem] leading-tight font-bold text-balance">
            {title}
          </h2>
          <p className="text-muted">
            {view.parts === null
              ? text.facts(questions.length, writePoints(quartersOf(questions)), view.codes.length)
              : text.factsOfVietnamese(questions.length, view.codes.length)}
          </p>
          <p className="text-muted">{text.shortLink}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2 *:grow tablet:*:grow-0">
          <Button className={`min-w-24 ${roomButton.solid}`} onClick={() => window.print()}>
            {text.print}
          </Button>
          {plain.map(({ label, href }) => (
            <AppLink key={label} href={href} replace scroll={false} className={roomButton.plain}>
              {label}
            </AppLink>
          ))}
          <TestFiles title={title} classId={classId} sheets={sheets} />
          <EnterMarks href={testHref(request)} classId={classId} {...marks} />
        </div>
      </div>
    </section>
  );
}
