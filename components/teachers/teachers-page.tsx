import { type ReactNode, useId } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { teacherText } from "#lib/text/teacher-text.ts";
import { teachersText as text } from "#lib/text/teachers-text.ts";
import { Lines, StepList } from "./step-list.tsx";

/** All a teacher has to know to use the product with a class, in the order in which it is done. */
export function TeachersPage() {
  const { start, daily, weekly, kept, school, more } = text;
  return (
    <div className="grid gap-4 tablet:gap-6">
      <div className="mt-3 grid gap-3">
        <h1 className="text-h2 text-hue">{text.heading}</h1>
        <Lines lines={text.lead} />
        <MakeClass />
        <p className="text-muted">{text.needsAccount}</p>
      </div>
      <Panel title={start.title}>
        <StepList steps={start.steps} isNumbered={true} />
      </Panel>
      <Panel title={daily.title}>
        <Lines lines={[daily.lead]} />
        <ToPage href="/co" label={teacherText.title} />
        <StepList steps={daily.steps} />
      </Panel>
      <Panel title={weekly.title}>
        <StepList steps={weekly.steps} />
      </Panel>
      <div className="grid gap-4 tablet:gap-6 wide:grid-cols-2 wide:items-start">
        <Panel title={kept.title}>
          <LineList lines={kept.lines} />
          <ToPage href="/privacy" label={kept.link} />
        </Panel>
        <Panel title={school.title}>
          <LineList lines={school.lines} />
          <ToPage href="/contact" label={school.link} />
        </Panel>
      </div>
      <Panel title={more.title}>
        <Lines lines={more.lines} />
        <div className="flex flex-wrap items-center gap-3">
          <MakeClass />
          <ButtonLink href="/bo" variant="plain" className="bg-soft">
            {more.sets}
          </ButtonLink>
          <ButtonLink href="/phieu" variant="plain" className="bg-soft">
            {more.sheets}
          </ButtonLink>
          <ButtonLink href="/de" variant="plain" className="bg-soft">
            {more.tests}
          </ButtonLink>
          <QuietLink href="/guide">{more.guide}</QuietLink>
        </div>
      </Panel>
    </div>
  );
}

/** Classes are made where those there are stand; who is not signed in yet is asked to on the way. */
function MakeClass() {
  return (
    <ButtonLink href="/co" className="justify-self-start">
      {text.make}
    </ButtonLink>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${panelClass} gap-2!`}>
      <h2 id={id} className="font-head text-[1.5rem] leading-tight font-bold text-hue">
        {title}
      </h2>
      {children}
    </section>
  );
}

function LineList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-hue">
      {lines.map((line) => (
        <li key={line}>
          <Lines lines={[line]} />
        </li>
      ))}
    </ul>
  );
}

function ToPage({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <QuietLink href={href} className="justify-self-start px-0!">
      {label}
    </QuietLink>
  );
}
